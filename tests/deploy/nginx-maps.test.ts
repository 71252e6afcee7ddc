import { expect, test } from 'vitest';
import { detectLanguage } from '@/lib/i18n/detect-language';
import { ACTION_HEADER, PREFETCH_HEADER, RSC_HEADER, SEGMENT_PREFETCH_HEADER } from '@/lib/request/next-protocol';
import { captureNames, mapNames, nginxVariable } from './nginx-maps';

const visit = (request_uri: string, given: Record<string, string> = {}) => ({
  request_method: 'GET',
  request_uri,
  http_accept_language: 'ko',
  ...given,
});
const stored = (request_uri: string, given: Record<string, string> = {}) =>
  nginxVariable('shared', visit(request_uri, given));

test('the maps are found', () => {
  expect(mapNames).toEqual([
    'public',
    'is_korean',
    'asks_part',
    'shared',
    'encoding',
    'id',
    'visitor',
    'network',
    'kind',
  ]);
});

test('no pattern captures into the variable of a map, which nginx would overwrite', () => {
  expect(captureNames.filter((name) => mapNames.includes(name))).toEqual([]);
});

test.each([
  '/hotels?lang=en',
  '/hotels?utm_source=a&lang=en',
  '/hotels?user_id=1',
  '/hotels?vocId=1',
  '/hotels?_rsc=abc',
  '/%68otels',
  '/hotels/%6dyPage',
  '/hotels/..%2fmyPage',
  '/en//hotels',
  '/hotels/',
  '/ko/hotels',
  '/hotels/haneul-namsan;x',
  '/api/session/viewer',
  '/api/hub/membership/point',
])('what may be read in another way, or asks for something else, is not stored: %s', (address) => {
  expect(stored(address)).toBe('');
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:'],
  ['2001:db8:1:2::6', '2001:db8:1:2:'],
  ['2001:db8:1::6', '2001:db8:1:'],
  ['2001:db8::5:6', '2001:db8:'],
  ['::1', '::1'],
])('S66 limits count %s as %s', (remote_addr, visitor) => {
  expect(nginxVariable('visitor', { remote_addr })).toBe(visitor);
});

test.each([
  ['203.0.113.7', ''],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:'],
  ['2001:db8:1:ffff::6', '2001:db8:1:'],
  ['2001:db8:1::6', '2001:db8:1:'],
  ['2001:db8::5:6', '2001:db8:'],
  ['2001::5:6', '2001:'],
  ['::1', ''],
])('S66 limits for a /48 count %s as %s', (remote_addr, network) => {
  expect(nginxVariable('network', { remote_addr })).toBe(network);
});

test.each([
  ['/en/hotels/any-name', 'page'],
  ['/pictures/preview/en/hotel/any.0123456789abcdef.jpg', 'page'],
  ['/pictures/any-name/front-640.webp', 'picture'],
  ['/pictures/any-name/640.webp', 'page'],
  ['/pictures/any-name', 'page'],
  ['/pictures/a/b/c/front-640.webp', 'page'],
  ['/manifests/zh-CN.webmanifest', 'file'],
  ['/manifests/any-name', 'page'],
  ['/manifests/a/ko.webmanifest', 'page'],
  ['/sitemaps/any-name.xml', 'page'],
  ['/_next/static/chunks/a.js', 'file'],
  ['/fonts/a.woff2', 'file'],
  ['/robots.txt', 'file'],
  ['/any-name.mp3', ''],
  ['/en/search', ''],
])('S66 reads of %s count as reads of a %s', (request_uri, kind) => {
  expect(nginxVariable('kind', visit(request_uri))).toBe(kind);
});

test('marks of advertisements make no page of their own', () => {
  expect(stored('/en/hotels?utm_source=a&utm_medium=b&gclid=c')).toBe('/en/hotels');
});

test.each([
  '/_next/static/chunks/0a-b_c.d.js',
  '/fonts/mark.f4412e61.woff2',
  '/pictures/a/640.webp',
  '/manifests/ko.webmanifest',
  '/icon-192.png',
  '/robots.txt',
])('a file is stored whatever its reader reads: %s', (path) => {
  expect(stored(path, { http_accept_language: 'fr' })).toBe(path);
  expect(stored(`${path}?x=1`), 'no copy for each query').toBe(path);
});

test.each([
  ...[RSC_HEADER, PREFETCH_HEADER, SEGMENT_PREFETCH_HEADER, ACTION_HEADER].flatMap((header) => {
    const name = `http_${header.replaceAll('-', '_')}`;
    return [
      [name, '1'],
      [name, '|catalogue|1'],
    ];
  }),
  ['request_method', 'POST'],
])('anything but a read of the whole page goes to the web: %s', (name, value) => {
  expect(stored('/en/hotels', { [name]: value })).toBe('');
});

const accepted = [
  '',
  'ko',
  'ko-KR,ko;q=0.9,en;q=0.8',
  'en',
  'en,ko',
  'ko;q=0.1,en',
  'ja',
  'zh-CN,zh',
  'fr',
  '*',
  'kok',
];
const sites = ['', 'none', 'cross-site', 'same-origin'];
const choices = ['', 'ko', 'en', 'jp', 'ch', 'xx'];
const signs = accepted.flatMap((header) =>
  sites.flatMap((site) => choices.map((choice) => [header, site, choice] as const)),
);

test('an address without a language is stored only where the web answers it in Korean', () => {
  const wrong = signs.filter(([header, site, choice]) => {
    const given = { http_accept_language: header, http_sec_fetch_site: site, cookie_localStorageLanguage: choice };
    const { language } = detectLanguage({
      pathname: '/hotels',
      langParam: null,
      stored: choice || undefined,
      acceptLanguage: header || null,
      fetchSite: site || null,
    });
    return stored('/hotels', given) !== '' && language.code !== 'ko';
  });
  expect(wrong).toEqual([]);
});

test('readers of Korean get the stored page', () => {
  expect(stored('/hotels', { http_accept_language: 'ko-KR,ko;q=0.9,en-US;q=0.8' })).toBe('/hotels');
  expect(stored('/hotels', { http_accept_language: 'en', http_sec_fetch_site: 'same-origin' })).toBe('/hotels');
  expect(stored('/hotels', { http_accept_language: 'en', cookie_localStorageLanguage: 'ko' })).toBe('/hotels');
});

test.each([
  ['gzip, deflate, br, zstd', 'gzip'],
  ['gzip', 'gzip'],
  ['', ''],
  ['identity', ''],
  ['gzip;q=0, br', ''],
])('a browser that accepts "%s" gets the encoding "%s"', (http_accept_encoding, encoding) => {
  expect(nginxVariable('encoding', { http_accept_encoding })).toBe(encoding);
});
