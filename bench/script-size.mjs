/**
 * Only the script of each first view against that of the bare page, without load and without a browser; with
 * `--files` each file too. Ends with 1 where a page fetches more than it may.
 */
import { endWell, stopAll } from '../scripts/running/child.mjs';
import { informationPages, joiningPages, measuredPages } from './browser/pages.mjs';
import { tableOf } from './browser/table.mjs';
import { initialScript } from './load/initial-script.mjs';
import { startMeasured } from './load/start-measured.mjs';

endWell();
try {
  const { webAddress, bareAddress } = await startMeasured();
  const rows = [];
  for (const { name, path, kind, scriptLimit } of [...measuredPages, ...informationPages, ...joiningPages]) {
    const [own, bare] = [await initialScript(webAddress + path), await initialScript(`${bareAddress}/${kind}/1000`)];
    rows.push({ name, own, bare, ratio: own.gzipBytes / bare.gzipBytes, scriptLimit });
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
}
