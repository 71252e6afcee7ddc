/**
 * `npm run bench -- capacity`: writes the tables of docs/scale.md out of docs/scale-figures.json; with `measure` it
 * measures those figures first: CPU of web, nginx and Redis a request, memory of a true Redis, sitemaps of catalogues.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endWell, stopAll } from '../scripts/running/child.mjs';
import { root } from '../scripts/setup/project.mjs';
import { measureCapacity } from './capacity/measure.mjs';
import { withTables } from './capacity/tables.mjs';

const figuresFile = join(root, 'docs', 'scale-figures.json');
const document = join(root, 'docs', 'scale.md');

endWell();
if (process.argv[2] === 'measure') {
  const folder = mkdtempSync(join(tmpdir(), 'capacity-'));
  try {
    writeFileSync(figuresFile, `${JSON.stringify(await measureCapacity(folder), null, 2)}\n`);
  } finally {
    await stopAll();
    rmSync(folder, { recursive: true, force: true });
  }
}
const written = withTables(readFileSync(document, 'utf8'), JSON.parse(readFileSync(figuresFile, 'utf8')));
writeFileSync(document, written);
process.stdout.write(written);
