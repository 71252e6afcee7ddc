import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rootFiles } from '@/lib/routes/route-pattern';
import { isMissingFile, readBuiltFiles } from '@/lib/server/missing-file';

const root = mkdtempSync(join(tmpdir(), 'built-'));
mkdirSync(join(root, 'public', 'fonts'), { recursive: true });
mkdirSync(join(root, 'built', 'static', 'chunks'), { recursive: true });
writeFileSync(join(root, 'public', 'fonts', 'a.woff2'), '');
writeFileSync(join(root, 'built', 'static', 'chunks', 'b.js'), '');

test.each<[string, boolean]>([
  ...[...rootFiles].map((path): [string, boolean] => [path, false]),
  ['/made-up.txt', true],
  ['/made-up.css', true],
  ['/fonts/a.woff2', false],
  ['/fonts/b.woff2', true],
  ['/_next/static/chunks/b.js', false],
  ['/_next/static/chunks/a.js', true],
  ['/_next/static/b.js', true],
  ['/', false],
  ['/en/hotels/st.john', false],
  ['/hotels/made-up', false],
  ['/pictures/made-up/640.webp', false],
])('S66 %s is missing: %s', (path, isMissing) => {
  expect(isMissingFile(path, readBuiltFiles(root, 'built'))).toBe(isMissing);
});

test('in development what is built stands nowhere, and only names at the root are known', () => {
  expect(isMissingFile('/_next/static/chunks/a.js', null)).toBe(false);
  expect(isMissingFile('/made-up.txt', null)).toBe(true);
});
