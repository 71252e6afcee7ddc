import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { takenByMatchers, withoutQuery } from '@/lib/server/public-address';
import { config } from '@/middleware';

const addressOf = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  withoutQuery({ method, url, headers } as unknown as IncomingMessage);

describe('S48 the address of a page that everybody is shown', () => {
  test.each([
    ['/en/hotels/haneul-namsan?email=a%40example.com&gclid=x', '/en/hotels/haneul-namsan'],
    ['/?utm_source=letter', '/'],
    ['/jp/terms?', '/jp/terms'],
    ['/en?a', '/en'],
    // Next's matchers see no parameter without a value, and the middleware is not asked.
    ['/en/hotels?lang=&x=1', '/en/hotels'],
    ['/en/hotels?hotelCode=1', '/en/hotels'],
  ])('%s is %s', (url, address) => {
    expect(addressOf(url)).toBe(address);
    expect(addressOf(url, {}, 'HEAD')).toBe(address);
  });

  test.each([
    ['a page of one visitor', '/search?checkIn=2026-12-01'],
    ['a handler', '/api/hub/product/hotel/a?lang=en'],
    ['an address that redirects to itself without its last slash', '/en/hotels/?a=1'],
    ['a language that becomes a segment', '/en/hotels?lang=jp&a=1'],
    ['a language in any spelling', '/en/hotels?l%61ng=jp'],
    ['a customer’s context', '/jp/dining?user_id=1&a=1'],
    ['a follow-up', '/hotels?vocId=1'],
    ['one part of a context in Korean', '/hotels?hotelCode=1'],
  ])('%s keeps its query', (_what, url) => expect(addressOf(url)).toBe(url));

  test('keeps its query where the middleware redirects to another language', () => {
    expect(addressOf('/hotels?a=1', { 'accept-language': 'en' })).toBe('/hotels?a=1');
    expect(addressOf('/hotels?a=1', { 'accept-language': 'ko' })).toBe('/hotels');
    expect(addressOf('/hotels?a=1', { cookie: 'localStorageLanguage=%6bo' })).toBe('/hotels?a=1');
    expect(addressOf('/en/hotels?a=1', { cookie: 'localStorageLanguage=jp', 'accept-language': 'ja' })).toBe(
      '/en/hotels',
    );
  });

  test('keeps what Next asks of a part of a page', () => {
    expect(addressOf('/en/hotels?a=1&_rsc=x-1', { rsc: '1' })).toBe('/en/hotels?_rsc=x-1');
    expect(addressOf('/en/hotels?a=1&_rsc', { rsc: '1' })).toBe('/en/hotels?_rsc');
    expect(addressOf('/en/hotels?_rsc=%0d', { rsc: '1' })).toBe('/en/hotels');
    expect(addressOf('/en/hotels?_rsc=x-1')).toBe('/en/hotels');
  });

  test('keeps its body’s address', () => expect(addressOf('/en/hotels?a=1', {}, 'POST')).toBe('/en/hotels?a=1'));

  test('knows the parameters of the middleware’s matchers', () => {
    const named = config.matcher.flatMap((each) => (typeof each === 'string' ? [] : each.has));
    expect(named.filter(({ type }) => type === 'query').map(({ key }) => key)).toEqual([...takenByMatchers]);
  });
});
