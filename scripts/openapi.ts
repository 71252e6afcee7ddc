/** `npm run openapi`: writes the contract's OpenAPI document to docs/openapi.json, which is not committed. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hubDocument } from '../sandbox/hub/openapi-document.ts';

writeFileSync(join(import.meta.dirname, '..', 'docs', 'openapi.json'), `${JSON.stringify(hubDocument(), null, 2)}\n`);
