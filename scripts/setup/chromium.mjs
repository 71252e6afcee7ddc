import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findOnPath, install } from './debian.mjs';
import { say, stopWith } from './project.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Address of an installed Chromium (`CHROMIUM_PATH`, else the first one on the PATH), or null. */
export function findChromium() {
  return process.env.CHROMIUM_PATH || findOnPath(names);
}

/** Are there glyphs for Korean, Japanese and Chinese? Without them a screenshot shows boxes. */
export function hasCjkFont() {
  const list = spawnSync('fc-list', [':lang=ko'], { encoding: 'utf8' });
  return list.status === 0 && list.stdout.trim() !== '';
}

/**
 * Installs Debian's Chromium and Noto CJK where no Chromium is found.
 * Playwright's own download is not used: it does not work on every machine.
 * @returns {Promise<string>} address of Chromium
 */
export async function ensureChromium() {
  const found = findChromium();
  if (found && (process.env.CHROMIUM_PATH || hasCjkFont())) return found;
  const wanted = found ? ['fonts-noto-cjk'] : ['chromium', 'fonts-noto-cjk'];
  const byHand = `apt-get update && apt-get install -y --no-install-recommends ${wanted.join(' ')}`;
  if (!existsSync('/usr/bin/apt-get')) {
    if (found) return found;
    stopWith('No Chromium was found. Install one and name it in CHROMIUM_PATH.');
  }
  if (process.getuid?.() !== 0) {
    if (found) return found;
    stopWith(`No Chromium was found. As root: ${byHand}`);
  }
  say(`Installing ${wanted.join(' and ')} (apt-get) …`);
  const code = await install(wanted);
  if (code !== 0) stopWith(`apt-get failed, see above. By hand: ${byHand}`);
  return findChromium() ?? stopWith('Chromium was installed and still is not on the PATH.');
}

/**
 * Address of the same engine without a browser's own windows, which cost a second of CPU for each test: Debian's
 * headless shell. Where there is none and none can be installed, the whole browser does.
 * @param {string} chromium what `ensureChromium` found
 */
export async function ensureHeadlessShell(chromium) {
  const shell = () => findOnPath(['chromium-headless-shell']);
  if (process.env.CHROMIUM_PATH) return chromium;
  if (shell() || !existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return shell() ?? chromium;
  say("Installing Chromium's headless shell (apt-get) …");
  await install(['chromium-headless-shell']);
  if (!shell()) say('There is no headless shell to install; the whole browser takes longer.');
  return shell() ?? chromium;
}
