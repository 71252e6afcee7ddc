/**
 * The earliest version of a package without the advisories named, one row for each major version that has a fix. A
 * table of our own, because `npm audit` needs a registry: `npm test` must hold without a network.
 */
export const versionFloors: readonly { name: string; floor: string; advisories: readonly string[] }[] = [
  {
    name: 'next',
    // 16.4.6: the response desynchronisation of proxying route handlers.
    floor: '16.4.6',
    advisories: [
      ...['GHSA-2xp9-vwfh-vxw4', 'GHSA-p293-qw3h-jr36', 'GHSA-p9j2-gv94-2wf4', 'GHSA-89xv-2m56-2m9x'],
      ...['GHSA-267c-6grr-h53f', 'GHSA-26hh-7cqf-hhc6', 'GHSA-492v-c6pp-mqqv', 'GHSA-c4j6-fc7j-m34r'],
      ...['GHSA-8h8q-6873-q5fj', 'GHSA-wfc6-r584-vfw7', 'GHSA-ffhc-5mcf-pf4q', 'GHSA-3g8h-86w9-wvmq'],
    ],
  },
  { name: 'react', floor: '19.2.8', advisories: ['GHSA-fv66-9v8q-g76r', 'GHSA-wx67-qw84-cm4g'] },
  { name: 'react-dom', floor: '19.2.8', advisories: ['GHSA-fv66-9v8q-g76r', 'GHSA-wx67-qw84-cm4g'] },
  { name: 'next-intl', floor: '4.9.2', advisories: ['GHSA-8f24-v5vv-gm5j', 'GHSA-4c35-wcg5-mm9h'] },
  { name: 'icu-minify', floor: '4.9.2', advisories: ['GHSA-r27j-894h-3w3p'] },
  {
    name: 'undici',
    floor: '8.9.0',
    advisories: [
      ...['GHSA-4cwx-7wf7-3272', 'GHSA-jr45-8vmc-qm54', 'GHSA-v3r7-h72x-cjcm', 'GHSA-8xcm-r25x-g524'],
      ...['GHSA-m8rv-5g2x-5cg5', 'GHSA-35p6-xmwp-9g52', 'GHSA-vmh5-mc38-953g', 'GHSA-vxpw-j846-p89q'],
    ],
  },
  {
    name: 'hono',
    floor: '4.12.34',
    advisories: ['GHSA-8j4g-w8fx-2239', 'GHSA-88fw-hqm2-52qc', 'GHSA-9vqf-7f2p-gf9v', 'GHSA-2gcr-mfcq-wcc3'],
  },
  { name: '@hono/node-server', floor: '1.19.10', advisories: ['GHSA-wc8c-qw6v-h7f6'] },
  { name: 'sharp', floor: '0.35.4', advisories: ['GHSA-f88m-g3jw-g9cj', 'GHSA-g89c-p67h-r497'] },
  { name: 'postcss', floor: '8.5.18', advisories: ['GHSA-r28c-9q8g-f849', 'GHSA-qx2v-qp2m-jg93'] },
  { name: 'jose', floor: '4.15.5', advisories: ['GHSA-hhhv-q57g-882q'] },
  { name: 'luxon', floor: '3.2.1', advisories: ['GHSA-3xq5-wjfh-ppjc'] },
  { name: 'zod', floor: '3.22.3', advisories: ['GHSA-m95q-7qp3-xv42'] },
  { name: 'cookie', floor: '0.7.0', advisories: ['GHSA-pxg6-pf52-xh8x'] },
  { name: 'nanoid', floor: '3.3.8', advisories: ['GHSA-mwcw-c2x4-8c55'] },
  { name: 'picomatch', floor: '4.0.4', advisories: ['GHSA-c2c7-rcm5-vvqj', 'GHSA-3v7f-55p6-f55p'] },
  { name: 'semver', floor: '7.5.2', advisories: ['GHSA-c2qf-rxjj-qqgw'] },
  // What only tests and builds use.
  { name: 'vite', floor: '8.0.16', advisories: ['GHSA-fx2h-pf6j-xcff'] },
  { name: 'vitest', floor: '3.0.5', advisories: ['GHSA-9crc-q9x8-hgqq'] },
  { name: 'playwright', floor: '1.55.1', advisories: ['GHSA-7mvr-c777-76hp'] },
  {
    name: 'fast-uri',
    floor: '3.1.6',
    advisories: ['GHSA-5jgf-p345-68v8', 'GHSA-f65p-4m7j-42xc', 'GHSA-fph4-wmhf-6fwf', 'GHSA-jqff-g426-hqxp'],
  },
  { name: 'ws', floor: '7.5.10', advisories: ['GHSA-3h5v-q93c-6h6q'] },
  { name: 'ws', floor: '8.17.1', advisories: ['GHSA-3h5v-q93c-6h6q'] },
  { name: 'debug', floor: '4.4.3', advisories: ['GHSA-8mgj-vmr8-frr6'] },
  { name: 'tmp', floor: '0.2.4', advisories: ['GHSA-52f5-9888-hmc6'] },
  { name: 'tough-cookie', floor: '4.1.3', advisories: ['GHSA-72xf-g2v4-qvf3'] },
  { name: 'jszip', floor: '3.8.0', advisories: ['GHSA-jg8v-48h5-wgxg'] },
];

/** Is `version` the same as or later than `floor`, both `major.minor.patch`? A pre-release counts as its version. */
export function isAtLeast(version: string, floor: string): boolean {
  const [a, b] = [version, floor].map((text) => text.split(/[.-]/).map(Number));
  for (const [position, wanted] of (b ?? []).entries()) {
    const given = a?.[position] ?? 0;
    if (given !== wanted) return given > wanted;
  }
  return true;
}

const majorOf = (version: string) => Number(version.split('.')[0]);

/** Packages of a lockfile that are older than their floor, as `name@version < floor`. */
export function belowFloor(packages: Record<string, { version?: string }>, floors = versionFloors): string[] {
  return Object.entries(packages).flatMap(([path, { version = '0' }]) => {
    const rows = floors.filter(({ name }) => path.endsWith(`node_modules/${name}`));
    if (rows.length === 0) return [];
    // A major version with a fix of its own counts by that one; an earlier major without one has none.
    const own = rows.find(({ floor }) => majorOf(floor) === majorOf(version)) ?? rows.at(-1);
    return own && !isAtLeast(version, own.floor)
      ? [`${path.replace(/^.*node_modules\//, '')}@${version} < ${own.floor}`]
      : [];
  });
}
