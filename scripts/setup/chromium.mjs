import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runStep } from '../running/child.mjs';
import { say, stopWith } from './project.mjs';

// The shell goes first: it is the same engine without a browser's own windows, which cost a second of CPU for each test.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Address of an installed Chromium (`CHROMIUM_PATH`, else the first one on the PATH, the headless shell before all), or null. */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  for (const name of names) {
    for (const folder of (process.env.PATH ?? '').split(delimiter)) {
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

/** Are there glyphs for Korean, Japanese and Chinese? Without them a screenshot shows boxes. */
export function hasCjkFont() {
  const list = spawnSync('fc-list', [':lang=ko'], { encoding: 'utf8' });
  return list.status === 0 && list.stdout.trim() !== '';
}

/**
 * Installs Debian's Chromium (its headless shell, where the distribution has one) and Noto CJK where none is found.
 * Playwright's own download is not used: it does not work on every machine.
 * @returns {Promise<string>} address of Chromium
 */
export async function ensureChromium() {
  const found = findChromium();
  if (found && (process.env.CHROMIUM_PATH || hasCjkFont())) return found;
  const install = (...packages) => `apt-get install -y --no-install-recommends ${packages.join(' ')} fonts-noto-cjk`;
  const wanted = found ? install() : `{ ${install('chromium-headless-shell')} || ${install('chromium')}; }`;
  const byHand = `apt-get update && ${wanted}`;
  if (!existsSync('/usr/bin/apt-get')) {
    if (found) return found;
    stopWith('No Chromium was found. Install one and name it in CHROMIUM_PATH.');
  }
  if (process.getuid?.() !== 0) {
    if (found) return found;
    stopWith(`No Chromium was found. As root: ${byHand}`);
  }
  say(`Installing ${found ? '' : 'Chromium and '}Noto CJK (apt-get) …`);
  const code = await runStep('sh', ['-c', byHand], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (code !== 0) stopWith(`apt-get failed, see above. By hand: ${byHand}`);
  return findChromium() ?? stopWith('Chromium was installed and still is not on the PATH.');
}
