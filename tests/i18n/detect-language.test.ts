import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectLanguage, languageOfAcceptHeader } from '@/lib/i18n/detect-language';
import { languageByQuery, languages } from '@/lib/i18n/languages';
import { localizedPath, unlocalizedPath } from '@/lib/i18n/localized-path';

describe('Accept-Language', () => {
  it.each([
    [null, 'ko'],
    ['', 'ko'],
    ['*', 'en'],
    ['*;q=0.5', 'en'],
    ['ko;q=0.3,*', 'en'],
    ['ko', 'ko'],
    ['ko-KR,ko;q=0.9,en;q=0.8', 'ko'],
    ['en', 'en'],
    ['en-GB,en;q=0.9', 'en'],
    ['ja', 'jp'],
    ['jp', 'jp'],
    ['ja-JP,en;q=0.5', 'jp'],
    ['zh', 'ch'],
    ['zh-TW', 'ch'],
    ['zh-CN,zh;q=0.9', 'ch'],
    ['fr', 'en'],
    ['de-DE,ko;q=0.9', 'en'],
    ['en;q=0.5,ja;q=0.9', 'jp'],
    ['ja;q=0,en', 'en'],
    ['EN-us', 'en'],
    [';;;,,', 'ko'],
  ])('%s → %s', (header, code) => {
    expect(languageOfAcceptHeader(header).code).toBe(code);
  });

  it('has an answer for any header', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        expect(languages).toContain(languageOfAcceptHeader(header));
      }),
    );
  });
});

describe('?lang=', () => {
  it.each([
    ['ko', 'ko'],
    ['kr', 'ko'],
    ['kor', 'ko'],
    ['en', 'en'],
    ['jp', 'jp'],
    ['cn', 'ch'],
    ['ja', undefined],
    ['zh', undefined],
    ['', undefined],
    [null, undefined],
  ])('%s → %s', (value, code) => {
    expect(languageByQuery(value)?.code).toBe(code);
  });
});

describe('order: ?lang=, address, stored, header, Korean', () => {
  const base = {
    pathname: '/hotels',
    langParam: null,
    stored: undefined,
    acceptLanguage: null,
    fetchSite: null,
  };
  it.each([
    ['nothing known', {}, 'ko'],
    ['header alone', { acceptLanguage: 'en' }, 'en'],
    ['stored before header', { stored: 'jp', acceptLanguage: 'en' }, 'jp'],
    ['an unknown stored value is ignored', { stored: 'xx', acceptLanguage: 'en' }, 'en'],
    ['segment before stored', { pathname: '/cn/hotels', stored: 'jp' }, 'ch'],
    ['?lang= before segment', { pathname: '/cn/hotels', langParam: 'en' }, 'en'],
    ['an unknown ?lang= is ignored', { pathname: '/cn/hotels', langParam: 'xx' }, 'ch'],
    [
      'from a page of our own the address without a segment is Korean',
      { stored: 'en', fetchSite: 'same-origin' },
      'ko',
    ],
    ['from elsewhere it is not', { stored: 'en', fetchSite: 'cross-site' }, 'en'],
  ])('%s', (_name, request, code) => {
    expect(detectLanguage({ ...base, ...request }).language.code).toBe(code);
  });
});

describe('localized addresses', () => {
  it.each([
    ['ko', '/', '/'],
    ['en', '/', '/en'],
    ['ja', '/hotels', '/jp/hotels'],
    ['zh-CN', '/?notice=x', '/cn?notice=x'],
  ])('%s %s → %s', (locale, path, address) => {
    expect(localizedPath(locale, path)).toBe(address);
  });

  it('comes back from every language', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...languages),
        fc.array(fc.stringMatching(/^[a-zA-Z0-9-]{3,8}$/)),
        (language, parts) => {
          const path = `/${parts.join('/')}`;
          expect(unlocalizedPath(localizedPath(language.locale, path))).toBe(path);
        },
      ),
    );
  });
});
