/**
 * `npm run bench [part …]`: one table. Every figure is a ratio to a yardstick that is measured beside it: H, a bare page
 * of the same framework with the same elements, N, nginx serving a file, or a naive handler. Two identical builds differ by
 * up to 15 % here, so a part is not believed where its two servers that are alike differ by more. Writes
 * test-results/bench.json; ends with 1 where a limit is missed or could not be judged.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { endWell, stopAll } from '../scripts/running/child.mjs';
import { root, say, stopWith } from '../scripts/setup/project.mjs';
import { cpu } from './parts/cpu.mjs';
import { nginx } from './parts/nginx.mjs';
import { scale } from './parts/scale.mjs';
import { sessions } from './parts/sessions.mjs';
import { visit } from './parts/visit.mjs';
import { judge, printed } from './table.mjs';

const parts = { cpu, nginx, scale, sessions, visit };

endWell();
const [first, ...args] = process.argv.slice(2);
if (first !== undefined && !(first in parts))
  stopWith(`No part is called ${first}. There are: ${Object.keys(parts).join(', ')}.`);
const asked = first === undefined ? Object.keys(parts) : [first];
const rows = [];
for (const part of asked) rows.push(...judge(await rowsOf(part)).map((row) => ({ part, ...row })));
process.stdout.write(printed(rows));
const processor = /model name\s*:\s*(.+)/.exec(readFileSync('/proc/cpuinfo', 'utf8'))?.[1];
const report = { at: new Date().toISOString(), node: process.version, processor, load: loadavg(), rows };
mkdirSync(join(root, 'test-results'), { recursive: true });
writeFileSync(
  join(root, 'test-results', first === undefined ? 'bench.json' : `bench-${first}.json`),
  `${JSON.stringify(report, null, 2)}\n`,
);
process.exitCode = rows.every(({ verdict }) => verdict === '' || verdict === 'met') ? 0 : 1;

/** A part that cannot be measured is a row that is missed. */
async function rowsOf(part) {
  say(`${part} …`);
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    return await parts[part](folder, args);
  } catch (error) {
    process.stderr.write(`${error.stack ?? error}\n`);
    return [{ name: `not measured: ${error.message.split('\n', 1)[0]}`, ratio: Number.NaN, atMost: 1 }];
  } finally {
    await stopAll();
    rmSync(folder, { recursive: true, force: true });
  }
}
