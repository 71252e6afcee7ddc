import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runStep } from '../running/child.mjs';
import { projectNode, root, say } from './project.mjs';

/** Everything that goes into `next build`; a change elsewhere (tests, docs, sandbox) makes no build stale. */
const sources = [
  'app',
  'components',
  'lib',
  'messages',
  'middleware.ts',
  'instrumentation.ts',
  'next.config.mjs',
  'package-lock.json',
  'postcss.config.js',
  'public',
  'tsconfig.json',
];

/** Folder of the build, as next.config.mjs chooses it. */
export const buildFolder = join(root, process.env.DIST_DIR ?? '.next');
const stampFile = join(buildFolder, 'SOURCES');

function* filesUnder(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) yield* filesUnder(join(path, name));
}

function sourcesHash() {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of filesUnder(join(root, source))) {
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/** Does the build belong to the sources as they are? */
export function buildIsCurrent() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sourcesHash();
}

/**
 * Builds the web where the build is missing or stale.
 * @param {{ output?: 'inherit' | 'ignore' }} options what to do with the build's own words; its errors are always shown
 * @returns {Promise<boolean>} whether there is a current build now
 */
export async function ensureBuild({ output = 'inherit' } = {}) {
  if (buildIsCurrent()) return true;
  const hash = sourcesHash();
  say('Building the web (next build) …');
  const code = await runStep(projectNode, [join(root, 'node_modules', '.bin', 'next'), 'build'], {
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', output, 'inherit'],
  });
  if (code !== 0) return false;
  writeFileSync(stampFile, hash);
  say('The web is built.');
  return true;
}

/** Deletes the public pages that a running web has cached beside its build. */
export function forgetCachedPages() {
  rmSync(join(buildFolder, 'cache', 'pages'), { recursive: true, force: true });
}
