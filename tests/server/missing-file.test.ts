import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rootFiles } from '@/lib/routes/route-pattern';
import { isMissing, readBuiltFiles } from '@/lib/server/missing-file';

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
  ['/_next/made-up', true],
  ['/pictures/made-up/front-640.webp', false],
  ['/pictures/made-up', true],
  ['/pictures/made-up/640.webp', true],
  ['/pictures/a/b/c/front-640.webp', true],
  ['/pictures/preview/en/hotel/a.0123456789abcdef.jpg', false],
  ['/pictures/preview/de/hotel/a.0123456789abcdef.jpg', true],
  ['/pictures/preview/en/hotel/a.jpg', true],
  ['/manifests/zh-CN.webmanifest', false],
  ['/manifests/de.webmanifest', true],
  ['/manifests/a/ko.webmanifest', true],
  ['/sitemaps/pages.xml', false],
  ['/sitemaps/restaurants-2.xml', false],
  ['/sitemaps/offers.xml', false],
  ['/sitemaps/offers-1.xml', true],
  ['/pictures/preview/en/offer/a.0123456789abcdef.jpg', false],
  ['/sitemaps/a.xml', true],
  ['/sitemaps/a/1.xml', true],
  ['/api/session/viewer', false],
  ['/api/hub/product/hotel/a', false],
  ['/api/hub/auth/refresh', true],
  ['/api/hub/made-up', true],
  ['/api/made-up', true],
])('S66 %s is missing: %s', (path, expected) => {
  expect(isMissing(path, readBuiltFiles(root, 'built'))).toBe(expected);
});

test('in development what is built stands nowhere, and only names at the root are known', () => {
  expect(isMissing('/_next/static/chunks/a.js', null)).toBe(false);
  expect(isMissing('/made-up.txt', null)).toBe(true);
});
