/**
 * `npm run openapi`: writes docs/openapi.json out of the contract. With `--check` it writes nothing and fails
 * where the committed document is not what the contract says.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hubDocument } from './openapi/document.ts';

const file = join(import.meta.dirname, '..', 'docs', 'openapi.json');
const wanted = `${JSON.stringify(hubDocument(), null, 2)}\n`;

if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== wanted) {
    console.error('docs/openapi.json is not what lib/hub/contract says. Run: npm run openapi');
    process.exitCode = 1;
  }
} else {
  writeFileSync(file, wanted);
}
