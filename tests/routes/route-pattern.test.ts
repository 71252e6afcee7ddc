import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isFile, routePattern } from '@/lib/routes/route-pattern';
import { repositoryFiles } from '../../scripts/structure/source-files';

describe('the route pattern', () => {
  test('has a row of its own for every handler', () => {
    const handlers = repositoryFiles().flatMap((path) => {
      const address = /^app(\/api\/.+)\/route\.ts$/.exec(path)?.[1];
      return address && !address.includes('[') ? [address] : [];
    });
    expect(handlers.length).toBeGreaterThan(20);
    expect(handlers.filter((address) => routePattern(address) !== address)).toEqual([]);
  });

  test.each([
    ['/', '/'],
    ['/jp', '/'],
    ['/en/hotels/haneul', '/hotels/{hotelId}'],
    ['/jp/hotels/page/12', '/hotels/page/{page}'],
    ['/hotels/in/location/seoul/2', '/hotels/in/{category}/{detail}/{page}'],
    ['/cn/myPage/reservationCheck/roomReservation/AB12CD', '/myPage/reservationCheck/roomReservation/{reservationNo}'],
    ['/api/hub/reservation/room/AB12CD/cancel', '/api/hub/reservation/room/{reservationNo}/cancel'],
    ['/api/hub/product/hotel/search', '/api/hub/product/hotel/search'],
    ['/api/hub/auth/refresh', 'other'],
    ['/wp-login.php', 'other'],
    ['/hotels/a/b', 'other'],
    ['/hotels/', 'other'],
  ])('%s is %s', (path, pattern) => expect(routePattern(path)).toBe(pattern));

  test('has few rows, whatever is asked for', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        expect(routePattern(path)).toMatch(/^(?:other|\/[\w/{}.-]*)$/);
      }),
    );
  });

  test('has a row for each file at the root, and knows it as one', () => {
    const files = repositoryFiles().flatMap(
      (path) => /^(?:public|app)(\/[^/]+\.\w+)(?:\/route\.ts)?$/.exec(path)?.[1] ?? [],
    );
    const served = files.filter((path) => !/\.(?:css|tsx?)$/.test(path));
    expect(served.length).toBeGreaterThan(5);
    expect(served.filter((path) => !isFile(path) || routePattern(path) !== path)).toEqual([]);
  });

  test.each([
    ['/_next/static/chunks/none.js', '/_next/static/{file}'],
    ['/pictures/haneul-namsan/none-640.avif', '/pictures/{file}'],
    ['/en/zz1.css', 'other'],
    ['/en/hotels/zz1.css', '/hotels/{hotelId}'],
  ])('S65 %s, which exists nowhere, is %s', (path, pattern) => expect(routePattern(path)).toBe(pattern));

  test.each([
    ['/_next/static/a.js', true],
    ['/en/zz1.css', false],
    ['/zz1.css', false],
    ['/en/fonts/x.woff2', false],
    ['/fonts/x.woff2', true],
    ['/favicon.svg', true],
    ['/pictures/a/b-640.avif', true],
    ['/hotels', false],
    ['/api/session/viewer', false],
    ['/_app', false],
  ])('file %s: %s', (path, expected) => expect(isFile(path)).toBe(expected));
});
