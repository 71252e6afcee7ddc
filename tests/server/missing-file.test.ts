import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rootFiles } from '@/lib/routes/route-pattern';
import { isMissing } from '@/lib/server/missing-file';

test.each<[string, boolean]>([
  ...[...rootFiles].map((path): [string, boolean] => [path, false]),
  ['/made-up.txt', true],
  ['/made-up.css', true],
  ...readdirSync('public/fonts').map((name): [string, boolean] => [`/fonts/${name}`, false]),
  ['/fonts/b.woff2', true],
  ['/_next/static/chunks/made-up.js', false],
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
  expect(isMissing(path, false)).toBe(expected);
});

test('in development Next has other addresses of its own', () => {
  expect(isMissing('/_next/hmr', true)).toBe(false);
  expect(isMissing('/made-up.txt', true)).toBe(true);
});
