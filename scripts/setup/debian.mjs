import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runStep } from '../running/child.mjs';
import { say, stopWith } from './project.mjs';

/**
 * Address of the first of these programs that is on the PATH, or null.
 * @param {readonly string[]} names
 */
export function findOnPath(names) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of names) {
      const candidate = join(folder, name);
      try {
        accessSync(candidate, constants.X_OK);
        return candidate;
      } catch {
        // Not in this folder; the next one is tried.
      }
    }
  }
  return null;
}

let lists;

/** Fetches Debian's lists of packages, once for all that this process installs. */
const updateLists = () => {
  lists ??= runStep('apt-get', ['update'], { stdio: ['ignore', 'ignore', 'inherit'] });
  return lists;
};

/**
 * @param {readonly string[]} packages
 * @returns {Promise<number | null>} exit code of apt-get
 */
export async function install(packages) {
  const updated = await updateLists();
  if (updated !== 0) return updated;
  return runStep('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/**
 * Installs packages of Debian where that is possible, else ends with the sentence that a person needs.
 * @param {readonly string[]} packages
 */
export async function installFromDebian(packages) {
  const byHand = `apt-get update && apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) {
    stopWith(`${packages.join(', ')} are needed and may not be installed by this script. As root on Debian: ${byHand}`);
  }
  say(`Installing ${packages.join(', ')} (apt-get) …`);
  const code = await install(packages);
  if (code !== 0) stopWith(`apt-get failed, see above. By hand: ${byHand}`);
}
