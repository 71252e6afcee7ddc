import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { appEntryTarget, returnAddress, safeReturnTo } from '@/lib/access/return-to';

const origin = 'https://www.hotel.example';
const nasty = fc.stringMatching(/^[/\\.\t\n@:?#%a2eE5cCfF-]{0,16}$/);
const asked = fc.oneof(nasty, fc.string(), fc.webUrl());
const aLocale = fc.constantFrom('ko', 'en', 'ja', 'zh-CN');

describe('S16 where a visitor is sent after login', () => {
  test.each([
    ['/myPage', '/myPage'],
    ['/jp/booking?hotelId=a&checkInDate=2026-12-01', '/jp/booking?hotelId=a&checkInDate=2026-12-01'],
    ['/search#results', '/search#results'],
    ['/a/../b', '/b'],
    ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
    ['/?next=//evil.example', '/?next=//evil.example'],
  ])('%s is a path of this site', (value, expected) => expect(safeReturnTo(value, origin)).toBe(expected));

  test.each([
    null,
    undefined,
    '',
    'myPage',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '\t//evil.example',
    '/\n/evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/./\\evil.example',
    '/a/..//evil.example',
    '/%2e%2e//evil.example',
    '/../\\evil.example',
    '/\r\n/evil.example',
    '\u0000//evil.example',
    '//user@evil.example',
    'https://evil.example/',
    'https://www.hotel.example.evil.example/',
    'https:evil.example',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '//www.hotel.example@evil.example/',
    '//www.hotel.example:444/',
    `/${'a'.repeat(2_048)}`,
  ])('%j leads home', (value) => expect(safeReturnTo(value, origin)).toBe('/'));

  test('whatever is asked for, a browser that follows the answer stays here', () => {
    fc.assert(
      fc.property(asked, (value) => {
        const path = safeReturnTo(value, origin);
        expect(path.startsWith('/')).toBe(true);
        expect(new URL(path, origin).origin).toBe(origin);
        expect(new URL(path, `${origin}/jp/membershipLogin`).origin).toBe(origin);
        expect(safeReturnTo(path, origin)).toBe(path);
      }),
      { numRuns: 5_000 },
    );
  });

  test.each([
    ['the login', returnAddress],
    ['the entry of the apps', appEntryTarget],
  ])('%s leads nowhere else either, in any language', (_, targetOf) => {
    fc.assert(
      fc.property(asked, aLocale, (value, locale) => {
        const path = targetOf(value, { origin, locale });
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(new URL(path, `${origin}/jp/membershipLogin`).origin).toBe(origin);
        expect(targetOf(path, { origin, locale })).toBe(path);
      }),
      { numRuns: 5_000 },
    );
  });

  /** Each character as it is, in the other case, or escaped once or twice. */
  const spelling = (text: string) =>
    fc
      .tuple(...[...text].map(() => fc.nat({ max: 4 })))
      .map((ways) => [...text].map((character, at) => spelled(character, ways[at] ?? 0)).join(''));
  const spelled = (character: string, way: number) => {
    const escaped = `%${character.charCodeAt(0).toString(16)}`;
    return [character, character.toUpperCase(), escaped, escaped.toUpperCase(), escaped.replace('%', '%25')][way] ?? '';
  };
  const entry = fc.tuple(
    fc.constantFrom('', '/en', '/jp', '/cn', '/ko', '/ja', '/zh-CN', '/EN', '/a/..', '/.', '/%2e', '/%', '/'),
    fc.constantFrom('/', '//', '/./', '/x/%2e%2e/', '/\\', '/\t'),
    spelling('_app'),
    fc.constantFrom('?check=login', '/?check=login', '.rsc?check=login', ';x?check=login', '#_app', '/%?check=login'),
  );
  test.each([
    ['the login', returnAddress],
    ['the entry of the apps', appEntryTarget],
    ['a verification', (value: string) => safeReturnTo(value, origin)],
  ])('S52 %s never leads to the entry of the apps, however it is spelled', (_, targetOf) => {
    fc.assert(
      fc.property(entry, aLocale, (parts, locale) => {
        const target = targetOf(parts.join(''), { origin, locale });
        expect(target).toMatch(/^\/(?:en|jp|cn)?$/);
      }),
      { numRuns: 2_000 },
    );
  });

  test.each(['/api/session/logout', '/API/session/viewer', '/%61pi/health', '//api', '/_next/x', '/%5Fnext/'])(
    'S52 %s is no page to go on to',
    (value) => expect(safeReturnTo(value, origin)).toBe('/'),
  );

  test.each(['/apps', '/hotels/_application', '/en/myPage?returnTo=/_app', '/search#/_app'])('%s is one', (value) =>
    expect(safeReturnTo(value, origin)).toBe(value),
  );
});

describe('where a login leads', () => {
  test.each([
    [null, 'ja', '/jp'],
    ['/booking?hotel=a&room=2-0.b.c', 'ko', '/booking?hotel=a&room=2-0.b.c'],
    ['/jp/myPage', 'ja', '/jp/myPage'],
    ['/membershipLogin', 'en', '/en'],
    ['/en/signUp?x=1', 'en', '/en'],
    ['/signUpSuccess', 'ko', '/signUpSuccess'],
    ['https://evil.example/', 'ko', '/'],
    ['//evil.example', 'en', '/en'],
    ['/..//evil.example', 'en', '/en'],
  ])('%s in %s goes to %s', (asked, locale, target) => {
    expect(returnAddress(asked, { origin, locale })).toBe(target);
  });
});

describe('where the entry of the apps leads', () => {
  test.each([
    [null, 'en', '/en'],
    ['/myPage', 'ja', '/jp/myPage'],
    ['/cn/hotels?category=location', 'ja', '/cn/hotels?category=location'],
    ['/_app?returnTo=/_app', 'ko', '/'],
    ['/jp/%5Fapp', 'ja', '/jp'],
    ['/\\evil.example', 'ko', '/'],
    ['javascript:alert(1)', 'en', '/en'],
  ])('%s in %s goes to %s', (asked, locale, target) => {
    expect(appEntryTarget(asked, { origin, locale })).toBe(target);
  });
});
