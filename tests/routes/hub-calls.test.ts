import { expect, test } from 'vitest';
import { guestAddress, handlers } from '@/lib/routes/handlers';
import { hubCall } from '@/lib/routes/hub-calls';
import { routePattern } from '@/lib/routes/route-pattern';
import { repositoryFiles } from '../../scripts/structure/source-files';

test('the address of a call has its ids escaped in the path, and its query after it', () => {
  expect(hubCall('createReservation')).toBe('/api/hub/reservation/room');
  expect(hubCall('cancelReservation', { reservationNo: 'AB/$&' })).toBe('/api/hub/reservation/room/AB%2F%24%26/cancel');
  const detail = hubCall('reservationDetail', { reservationNo: 'AB12', lang: 'ko' });
  expect(detail).toBe('/api/hub/reservation/room/AB12?lang=ko');
  expect(routePattern(detail.split('?', 1)[0] ?? '')).toBe('/api/hub/reservation/room/{reservationNo}');
});

test('empty texts of the query are left out', () => {
  expect(hubCall('suggestHotels', { lang: 'en', page: 2, query: '', category: 'location' })).toBe(
    '/api/hub/product/hotel/suggest?lang=en&page=2&category=location',
  );
});

test('a guest names their reservation in the query', () => {
  expect(guestAddress('tableChange', 'DN-1&x')).toBe('/api/guest/table-change?of=DN-1%26x');
});

test('each address of the table has a handler', () => {
  const files = repositoryFiles();
  const addresses = Object.values(handlers).flatMap((group): string[] => Object.values(group));
  expect(addresses.filter((address) => !files.includes(`app${address}/route.ts`))).toEqual([]);
});
