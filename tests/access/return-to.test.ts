// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeReturnTo } from '@/lib/access/return-to';

const origin = 'https://www.hotel.example';

// SECURITY 16
describe('where a visitor is sent after login', () => {
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
    '//user@evil.example',
    'https://evil.example/',
    'https://www.hotel.example.evil.example/',
    'https:evil.example',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '//www.hotel.example@evil.example/',
    '//www.hotel.example:444/',
  ])('%j leads home', (value) => expect(safeReturnTo(value, origin)).toBe('/'));

  test('whatever is asked for, a browser that follows the answer stays here', () => {
    const nasty = fc.stringMatching(/^[/\\.\t\n@:?#%a2eE5cCfF-]{0,16}$/);
    fc.assert(
      fc.property(fc.oneof(nasty, fc.string(), fc.webUrl()), (value) => {
        const path = safeReturnTo(value, origin);
        expect(path.startsWith('/')).toBe(true);
        expect(new URL(path, origin).origin).toBe(origin);
        expect(new URL(path, `${origin}/jp/membershipLogin`).origin).toBe(origin);
        expect(safeReturnTo(path, origin)).toBe(path);
      }),
      { numRuns: 5_000 },
    );
  });
});
