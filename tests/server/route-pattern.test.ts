import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paths } from '@/lib/paths';
import { isAsset, routePattern } from '@/lib/server/route-pattern';
import { repositoryFiles } from '../../scripts/structure/source-files';

type PathTable = { [name: string]: PathTable | ((...ids: never[]) => string) };

/** Every path of the product, with `ID-1` where an id goes. */
function allPaths(table: PathTable): string[] {
  return Object.values(table).flatMap((entry) =>
    typeof entry === 'function'
      ? [(entry as (...ids: unknown[]) => string)(...(entry.length > 0 ? ['ID-1', ''] : []))]
      : allPaths(entry),
  );
}

describe('the route pattern', () => {
  test.each(allPaths(paths as unknown as PathTable).map((path) => path.split('?', 1)[0] ?? ''))(
    '%s has its own row',
    (path) => {
      expect(routePattern(path)).not.toBe('other');
      expect(routePattern(path)).not.toContain('ID-1');
    },
  );

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
        expect(routePattern(path)).toMatch(/^(?:other|\/[\w/{}-]*)$/);
      }),
    );
  });

  test.each([
    ['/_next/static/a.js', true],
    ['/fonts/x.woff2', true],
    ['/favicon.svg', true],
    ['/pictures/a/b-640.avif', true],
    ['/hotels', false],
    ['/api/session/viewer', false],
    ['/_app', false],
  ])('asset %s: %s', (path, expected) => expect(isAsset(path)).toBe(expected));
});
