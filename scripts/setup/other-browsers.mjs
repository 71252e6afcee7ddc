import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findOnPath, installFromDebian } from './debian.mjs';
import { stopWith } from './project.mjs';

/** The plain browser that comes with WebKitGTK's driver; it is on no PATH. */
function miniBrowser() {
  const below = (folder, name) => readdirSync(folder).filter((entry) => name.test(entry));
  const libraries = existsSync('/usr/lib') ? below('/usr/lib', /-linux-gnu/).map((name) => join('/usr/lib', name)) : [];
  const found = libraries
    .flatMap((library) => below(library, /^webkit2gtk-4/).map((name) => join(library, name, 'MiniBrowser')))
    .filter((file) => existsSync(file));
  return found.sort().at(-1) ?? findOnPath(['MiniBrowser']);
}

const programs = {
  firefox: { find: () => findOnPath(['firefox-esr', 'firefox']), debian: 'firefox-esr' },
  webKitDriver: { find: () => findOnPath(['WebKitWebDriver']), debian: 'webkit2gtk-driver' },
  miniBrowser: { find: miniBrowser, debian: 'webkit2gtk-driver' },
  display: { find: () => findOnPath(['Xvfb']), debian: 'xvfb' },
};

/**
 * Firefox, WebKit and a display for it: found, or installed from Debian where this machine allows that.
 * @returns {Promise<Record<keyof typeof programs, string>>} their addresses
 */
export async function ensureOtherBrowsers() {
  const all = Object.values(programs);
  const missing = [...new Set(all.filter(({ find }) => find() === null).map(({ debian }) => debian))];
  if (missing.length > 0) await installFromDebian(missing);
  const found = Object.entries(programs).map(([name, { find, debian }]) => [
    name,
    find() ?? stopWith(`${debian} was installed and its program still cannot be found.`),
  ]);
  return Object.fromEntries(found);
}
