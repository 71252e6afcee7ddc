/**
 * `npm run bench -- scripts`: the script of each first view against that of the bare page, without load and without a
 * browser; with `--files` each file too. Ends with 1 where a page fetches more than it may.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleAccounts } from '../sandbox/hub/seed/accounts.ts';
import { endWell, stopAll } from '../scripts/running/child.mjs';
import { informationPages, joiningPages, measuredPages } from './browser/pages.mjs';
import { tableOf } from './browser/table.mjs';
import { ask, logIn } from './drills/visitor.mjs';
import { initialScript } from './load/initial-script.mjs';
import { startBare, startHub, startWebOf } from './load/start-measured.mjs';

const ENTRY_LIMIT = 1.25;

/** Every line of the menu, as an employee sees it. */
async function entriesOf({ address }) {
  const cookie = await logIn(address, sampleAccounts.employee);
  const { text } = await ask(`${address}/en/myPage`, { cookie });
  const menu = /<nav aria-label="My Page menu"[\s\S]*?<\/nav>/.exec(text)?.[0] ?? '';
  const paths = new Set(Array.from(menu.matchAll(/href="(\/en\/myPage[^"]*)"/g), ([, path]) => path));
  if (paths.size < 10) throw new Error('the menu has too few lines to be the menu');
  return Array.from(paths, (path) => ({
    name: path,
    path,
    kind: 'fresh',
    scriptLimit: ENTRY_LIMIT,
    headers: { cookie },
  }));
}

endWell();
const folder = mkdtempSync(join(tmpdir(), 'scripts-'));
try {
  const web = await startWebOf(folder, 'web', await startHub(folder));
  const bare = await startBare(folder);
  const pages = [...measuredPages, ...informationPages, ...joiningPages, ...(await entriesOf(web))];
  const rows = [];
  for (const { name, path, kind, scriptLimit, headers } of pages) {
    const own = await initialScript(web.address + path, headers);
    const twin = await initialScript(`${bare.address}/${kind}/1000`);
    rows.push({ name, own, bare: twin, ratio: own.gzipBytes / twin.gzipBytes, scriptLimit });
  }
  const kb = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;
  const heads = ['page', 'script (gzip)', 'bare', 'ratio', 'at most'];
  const cells = rows.map(({ name, own, bare, ratio, scriptLimit }) => [
    name,
    kb(own.gzipBytes),
    kb(bare.gzipBytes),
    ratio.toFixed(3),
    scriptLimit.toFixed(2),
  ]);
  process.stdout.write(`${tableOf(heads, cells)}\n`);
  if (process.argv.includes('--files')) {
    for (const { name, own } of rows) {
      process.stdout.write(`\n${name}\n${own.sizes.map(({ file, bytes }) => `  ${kb(bytes)} ${file}`).join('\n')}\n`);
    }
  }
  process.exitCode = rows.every(({ ratio, scriptLimit }) => ratio <= scriptLimit) ? 0 : 1;
} finally {
  await stopAll();
  rmSync(folder, { recursive: true, force: true });
}
