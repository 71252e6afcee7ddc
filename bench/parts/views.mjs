import { gzipSync } from 'node:zlib';
import { say } from '../../scripts/setup/project.mjs';
import { measureFirstViews } from '../browser/first-view.mjs';
import { measuredPages } from '../browser/pages.mjs';
import { withoutScripts } from '../browser/without-scripts.mjs';
import { initialScript } from '../load/initial-script.mjs';
import { ask } from '../load/paired-cpu.mjs';
import { startHub, startWebOf } from '../load/start-measured.mjs';

/** Promises of a first view that are no ratios. */
const LAYOUT_SHIFT = 0.02;
const FONT_BYTES = 80_000;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);

/** First views on a slow phone beside S: bytes, the browser's work, and when the largest part stands there. */
export async function views(folder) {
  const web = await startWebOf(folder, 'web', await startHub(folder));
  const seen = await measureFirstViews(measuredPages, { webAddress: web.address, rounds: ROUNDS, say });
  const rows = [];
  for (const [index, { name, path }] of measuredPages.entries()) {
    const view = seen[index];
    const html = (await ask(web.address + path, { 'accept-encoding': 'identity', 'accept-language': 'ko' })).body;
    const bare = gzipSync(withoutScripts(html.toString('utf8'))).length;
    const all = gzipSync(html).length + (await initialScript(web.address + path)).gzipBytes;
    rows.push(
      row(`${name}, largest paint`, 'ms', view.lcpMs, view.bareLcpMs, { atMost: 1.15, ratio: view.lcpRatio }),
      row(`${name}, browser's work`, 'ms', view.taskMs, view.bareTaskMs),
      row(`${name}, HTML and script`, 'KB', all / 1000, bare / 1000),
    );
  }
  for (const { name, shift, fontBytes } of seen) {
    if (shift > LAYOUT_SHIFT || fontBytes > FONT_BYTES)
      throw new Error(`${name}: layout shift ${shift}, ${fontBytes} bytes of typefaces`);
  }
  return rows;
}

const row = (name, unit, value, yardstickValue, others = {}) => ({
  name,
  yardstick: 'S',
  unit,
  value,
  yardstickValue,
  ratio: value / yardstickValue,
  ...others,
});
