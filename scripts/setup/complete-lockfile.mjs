/**
 * Adds to package-lock.json the packages of other platforms that npm left out while it wrote the file.
 *
 * npm asks the registry for every optional dependency, also for those of other systems. One that the
 * registry at hand does not serve is dropped from the lockfile, and `npm ci` refuses the whole file
 * afterwards ("Missing: … from lock file"), on every machine. An entry with its version, system and
 * processor is all that `npm ci` needs to pass it over. Run it after every `npm install`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './project.mjs';

const systems = {
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  openharmony: 'openharmony',
  win32: 'win32',
  windows: 'win32',
  sunos: 'sunos',
  openbsd: 'openbsd',
  netbsd: 'netbsd',
  aix: 'aix',
  linuxmusl: 'linux',
};
const processors = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 's390x', 'riscv64', 'loong64', 'mips64el', 'wasm32', 'x86'];

/** Where Node would find `name` from a package of the lockfile, or null. */
function installedFrom(packages, from, name) {
  for (let place = from; ; place = place.slice(0, Math.max(place.lastIndexOf('/node_modules/'), 0))) {
    const candidate = `${place}${place === '' ? '' : '/'}node_modules/${name}`;
    if (packages[candidate]) return candidate;
    if (place === '') return null;
  }
}

/**
 * Optional dependencies that a lockfile names and does not hold.
 * @param {{ packages: Record<string, { optionalDependencies?: Record<string, string> }> }} lockfile
 * @returns {{ name: string, range: string }[]}
 */
export function missingOptionalPackages(lockfile) {
  const missing = new Map();
  for (const [place, entry] of Object.entries(lockfile.packages)) {
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      if (!installedFrom(lockfile.packages, place, name)) missing.set(name, { name, range });
    }
  }
  return [...missing.values()];
}

/** Entry of a package that is never installed here: what it runs on is read off its name. */
function entryOf({ name, range }) {
  const parts = name.split(/[/-]/);
  const os = parts.map((part) => systems[part]).find(Boolean);
  const cpu = processors.find(
    (processor) => parts.includes(processor) || (processor === 'arm' && parts.includes('gnueabihf')),
  );
  if (!os && !cpu && name !== 'fsevents') throw new Error(`${name} belongs to no known platform; add it by hand`);
  return {
    version: range.replace(/^[~^]/, ''),
    ...(cpu ? { cpu: [cpu === 'x86' ? 'ia32' : cpu] } : {}),
    optional: true,
    os: [name === 'fsevents' ? 'darwin' : (os ?? 'none')],
    ...(parts.includes('musl') ? { libc: ['musl'] } : {}),
    ...(parts.includes('gnu') && os === 'linux' ? { libc: ['glibc'] } : {}),
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const file = join(root, 'package-lock.json');
  const lockfile = JSON.parse(readFileSync(file, 'utf8'));
  const missing = missingOptionalPackages(lockfile);
  for (const wanted of missing) lockfile.packages[`node_modules/${wanted.name}`] = entryOf(wanted);
  const [first, ...rest] = Object.keys(lockfile.packages).sort((a, b) => a.localeCompare(b, 'en'));
  lockfile.packages = Object.fromEntries([first, ...rest].map((place) => [place, lockfile.packages[place]]));
  writeFileSync(file, `${JSON.stringify(lockfile, null, 2)}\n`);
  process.stdout.write(`${missing.length} packages of other platforms added.\n`);
}
