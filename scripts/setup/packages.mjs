import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runStep } from '../running/child.mjs';
import { projectNode, root, say, stopWith } from './project.mjs';

const stampFile = join(root, 'node_modules', '.installed-lockfile');

function lockfileHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

/** Does node_modules hold what the lockfile says, with a Node that starts? */
export function packagesAreCurrent() {
  if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== lockfileHash()) return false;
  return nodeStarts();
}

function nodeStarts() {
  return spawnSync(projectNode, ['--version'], { stdio: 'ignore' }).status === 0;
}

/** Installs by `npm ci` where node_modules is missing or belongs to another lockfile. */
export async function ensurePackages() {
  if (packagesAreCurrent()) return;
  say('Installing packages (npm ci) …');
  const code = await runStep('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code === null) stopWith('npm was ended or could not be started; npm 10 or later is needed.');
  if (code !== 0) stopWith('npm ci failed, see above. Is there a network, or a filled npm cache?');
  if (!nodeStarts()) fetchNode();
  writeFileSync(stampFile, lockfileHash());
  say('Packages are installed.');
}

/** The `node` package fetches its binary in an install script, which `ignore-scripts` or a stricter npm leaves out. */
function fetchNode() {
  const folder = join(root, 'node_modules', 'node');
  spawnSync(process.execPath, ['installArchSpecificPackage'], { cwd: folder, stdio: 'inherit' });
  if (!nodeStarts()) {
    stopWith('Node 24 of this repository could not be installed (package "node"). Try: npm rebuild node');
  }
}
