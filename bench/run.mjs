/**
 * Paired in one run: each page of the product against a bare page of the same framework with the same number of
 * bytes, round by round in turn, so that whatever else the machine does falls on both. Medians are printed.
 *
 * BENCH_ROUNDS (5), BENCH_SECONDS (3) a round, BENCH_CONNECTIONS (8).
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endWell, startChild, stopAll } from '../scripts/running/child.mjs';
import { freePort } from '../scripts/running/port.mjs';
import { startSandbox, startWeb } from '../scripts/running/product.mjs';
import { root, say } from '../scripts/setup/project.mjs';
import { buildBareApp } from './bare/build-bare-app.mjs';
import { initialScript } from './load/initial-script.mjs';
import { askOnce, loadRound, median } from './load/rounds.mjs';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const load = {
  seconds: Number(process.env.BENCH_SECONDS ?? 3),
  connections: Number(process.env.BENCH_CONNECTIONS ?? 8),
};

const DAY_MS = 86_400_000;
const seoulDay = (days) => new Date(Date.now() + 9 * 3_600_000 + days * DAY_MS).toISOString().slice(0, 10);
const pages = [
  { name: 'home', path: '/', kind: 'kept' },
  { name: 'hotel page', path: '/hotels/haneul-namsan', kind: 'kept' },
  { name: 'results', path: `/search?checkIn=${seoulDay(14)}&checkOut=${seoulDay(16)}&room=2-0`, kind: 'fresh' },
];

endWell();
const data = mkdtempSync(join(tmpdir(), 'bench-'));
try {
  const bareFolder = await buildBareApp();
  const [sandboxPort, webPort, barePort] = [await freePort(0), await freePort(0), await freePort(0)];
  const sandbox = await startSandbox({ port: sandboxPort, data, logFile: join(data, 'sandbox.log') });
  const web = await startWeb({
    port: webPort,
    sandboxAddress: sandbox.address,
    sessionSecret: randomBytes(32).toString('hex'),
    logFile: join(data, 'web.log'),
  });
  const bareAddress = `http://localhost:${barePort}`;
  startChild({
    name: 'bare application',
    args: [join(root, 'node_modules', 'next', 'dist', 'bin', 'next'), 'start', bareFolder, '-p', String(barePort)],
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', HOSTNAME: undefined, NEXT_DIST_DIR: undefined },
    logFile: join(data, 'bare.log'),
  });
  await untilAnswered(`${bareAddress}/kept/1000`);

  const results = [];
  for (const page of pages) results.push(await measure(page, web.address, bareAddress));
  print(results);
  mkdirSync(join(root, 'bench', 'out'), { recursive: true });
  writeFileSync(join(root, 'bench', 'out', 'latest.json'), `${JSON.stringify({ rounds, load, results }, null, 2)}\n`);
} finally {
  await stopAll();
  rmSync(data, { recursive: true, force: true });
}

async function untilAnswered(address) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answered = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${address} did not answer within 10 s`);
}

/** Address of a bare page as long as the product's; its own frame is taken off by looking. */
async function bareTwin(bareAddress, kind, bytes) {
  const empty = (await askOnce(`${bareAddress}/${kind}/0`)).bytes;
  return `${bareAddress}/${kind}/${Math.max(0, bytes - empty)}`;
}

async function measure({ name, path, kind }, webAddress, bareAddress) {
  const address = webAddress + path;
  // Twice: the first answer of a kept page makes it, the second one is what visitors get.
  await askOnce(address);
  const { bytes, status } = await askOnce(address);
  if (status !== 200) throw new Error(`${name} answered ${status}`);
  const twin = await bareTwin(bareAddress, kind, bytes);
  await askOnce(twin);
  const ours = [];
  const bare = [];
  let failures = 0;
  say(`Measuring ${name} (${bytes} bytes) …`);
  await loadRound(address, { ...load, seconds: 1 });
  const twinBytes = (await loadRound(twin, { ...load, seconds: 1 })).bytes;
  for (let round = 0; round < rounds; round += 1) {
    const own = await loadRound(address, load);
    const other = await loadRound(twin, load);
    ours.push(own.perSecond);
    bare.push(other.perSecond);
    failures += own.failures + other.failures;
  }
  const [script, bareScript] = [await initialScript(address), await initialScript(twin)];
  return {
    name,
    bytes,
    bareBytes: twinBytes,
    failures,
    perSecond: median(ours),
    barePerSecond: median(bare),
    ratio: median(ours.map((value, round) => value / (bare[round] ?? value))),
    scriptGzipBytes: script.gzipBytes,
    bareScriptGzipBytes: bareScript.gzipBytes,
  };
}

function print(results) {
  const kb = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;
  const heads = [
    'page',
    'HTML',
    'bare HTML',
    'req/s',
    'bare req/s',
    'ratio',
    'failed',
    'script (gzip)',
    'bare script',
    'added',
  ];
  const rows = results.map((result) => [
    result.name,
    kb(result.bytes),
    kb(result.bareBytes),
    result.perSecond.toFixed(0),
    result.barePerSecond.toFixed(0),
    result.ratio.toFixed(2),
    String(result.failures),
    kb(result.scriptGzipBytes),
    kb(result.bareScriptGzipBytes),
    kb(result.scriptGzipBytes - result.bareScriptGzipBytes),
  ]);
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column].length)));
  const line = (cells) => cells.map((cell, column) => cell.padStart(widths[column])).join('  ');
  process.stdout.write(`\n${line(heads)}\n${rows.map(line).join('\n')}\n`);
}
