import { describe, expect, test } from 'vitest';
import { pageKind } from '@/lib/csp/page-kind';
import { detectLanguage } from '@/lib/i18n/detect-language';
import { languages } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageTag } from '@/lib/page-cache/page-tags';
import { mapNames, nginxVariable } from './nginx-maps';

const visit = (request_uri: string, given: Record<string, string> = {}) => ({
  request_method: 'GET',
  request_uri,
  http_accept_language: 'ko',
  ...given,
});
const stored = (request_uri: string, given: Record<string, string> = {}) =>
  nginxVariable('page_path', visit(request_uri, given));

const publicPaths = [
  '/',
  '/hotels',
  '/hotels/haneul-namsan',
  '/hotels/page/2',
  '/hotels/in/location/seoul',
  '/hotels/in/location/seoul/2',
  '/dining',
  '/dining/on-ga',
  '/dining/page/2',
  '/dining/in/seoul',
  '/dining/in/seoul/2',
  '/rewards',
  '/terms',
  '/privacy',
  '/accessibility',
  '/help',
];
const personalPaths = [
  '/search',
  '/search/haneul-namsan',
  '/booking',
  '/reservation',
  '/membershipLogin',
  '/signUp',
  '/myPage',
  '/myPage/userInfo/memberStatus',
  '/hotels/myPage',
  '/hotels/xmyPagex',
  '/dining/myPage',
  '/dining/on-ga/table',
  '/dining/confirmation/T1',
  '/help/x',
  '/hotels/a/b',
  '/api/session/viewer',
  '/api/hub/membership/point',
  '/_app',
  '/Voc',
];

test('the maps are found', () => {
  expect(mapNames).toContain('page_path');
  expect(mapNames).toContain('page_version');
});

describe.each(languages)('addresses in $code', ({ locale }) => {
  test.each(publicPaths)('%s is stored, under the tag that the web knows it by', (path) => {
    const address = localizedPath(locale, path);
    expect(pageKind(address)).toBe('public');
    expect(stored(address)).toBe(address);
    expect(nginxVariable('page_tag', visit(address))).toBe(pageTag(path));
  });

  test.each(personalPaths)('%s is not', (path) => {
    expect(stored(localizedPath(locale, path))).toBe('');
  });
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
])('what may be read in another way, or asks for something else, is not stored: %s', (address) => {
  expect(stored(address)).toBe('');
});

test('marks of advertisements make no page of their own', () => {
  expect(stored('/en/hotels?utm_source=a&utm_medium=b&gclid=c')).toBe('/en/hotels');
});

test.each([
  ['http_rsc', '1'],
  ['http_rsc', '|x|1'],
  ['http_next_router_prefetch', '|catalogue|1'],
  ['http_next_router_prefetch', '1'],
  ['http_next_action', 'x'],
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
    const detected = detectLanguage({
      pathname: '/hotels',
      langParam: null,
      stored: choice || undefined,
      acceptLanguage: header || null,
      fetchSite: site || null,
    });
    return stored('/hotels', given) !== '' && detected.code !== 'ko';
  });
  expect(wrong).toEqual([]);
});

test('readers of Korean get the stored page', () => {
  expect(stored('/hotels', { http_accept_language: 'ko-KR,ko;q=0.9,en-US;q=0.8' })).toBe('/hotels');
  expect(stored('/hotels', { http_accept_language: 'en', http_sec_fetch_site: 'same-origin' })).toBe('/hotels');
  expect(stored('/hotels', { http_accept_language: 'en', cookie_localStorageLanguage: 'ko' })).toBe('/hotels');
});

test('the page that says that nobody answers is in the language that the reader would be detected to read', () => {
  const wrong = signs.flatMap(([header, , choice]) => {
    const detected = detectLanguage({
      pathname: '/search',
      langParam: null,
      stored: choice || undefined,
      acceptLanguage: header || null,
      fetchSite: null,
    });
    const given = visit('/search', { http_accept_language: header, cookie_localStorageLanguage: choice });
    const reader = nginxVariable('reader', given);
    // Several languages with weights are more than a map can read; what the reader named is taken as it begins.
    return reader === detected.locale || header.includes(';q=0.1') ? [] : [{ header, choice, reader }];
  });
  expect(wrong).toEqual([]);
  expect(nginxVariable('reader', visit('/jp/search'))).toBe('ja');
  expect(nginxVariable('reader', visit('/cn/myPage?x=1'))).toBe('zh-CN');
});

describe('the version in a page’s key', () => {
  const version = (address: string, page_changes: string, name = 'page_version') =>
    nginxVariable(name, { ...visit(address), page_changes });

  test('is that of its own tag', () => {
    const changes = 'hotel-haneul=1;hotel-haneul-namsan=m2;catalogue=3';
    expect(version('/en/hotels/haneul-namsan', changes)).toBe('m2');
    expect(version('/en/hotels/haneul', changes)).toBe('1');
    expect(version('/en/hotels/namsan', changes)).toBe('');
    expect(version('/en/hotels', changes)).toBe('3');
    expect(version('/en/terms', changes)).toBe('');
  });

  test('is that of everything where everything changed', () => {
    expect(version('/en/terms', 'texts=1;all=m9', 'site_version')).toBe('m9');
    expect(version('/en/terms', 'hotel-all=1', 'site_version')).toBe('');
  });
});

test.each([
  ['gzip, deflate, br, zstd', 'gzip, br'],
  ['br, gzip', 'gzip, br'],
  ['gzip', 'gzip'],
  ['', ''],
  ['identity', ''],
  ['gzip;q=0, br', ''],
])('a browser that accepts "%s" gets the form "%s"', (http_accept_encoding, form) => {
  expect(nginxVariable('page_encoding', { http_accept_encoding })).toBe(form);
});
