import { expect, test, vi } from 'vitest';
import { loadBooking } from '@/lib/booking/load-booking';
import type { RoomOffer } from '@/lib/hub/contract/offer';
import { everyHotel } from '@/lib/stay/result-params';
import { offerOf, stayIn, stock } from '../sandbox/booking-steps';
import { sandboxAsHub } from '../sandbox/sandbox-for-tests';

/** No one is logged in. */
vi.mock('next/headers', () => ({ cookies: async () => ({ get: () => undefined }) }));

const sandbox = sandboxAsHub();

const stay = stayIn(20);

const bookingOf = ({ roomTypeId, ratePlan, price }: RoomOffer) => ({
  ...everyHotel,
  hotelId: stay.hotelId,
  checkInDate: stay.checkInDate,
  checkOutDate: stay.checkOutDate,
  rooms: [{ adults: 2, minor: 0, roomTypeId, ratePlanId: ratePlan.ratePlanId }],
  expectedTotalKrw: price.totalKrw,
});

test('the points beside the price of the member rate are those of the member rate', async () => {
  await stock(sandbox, stay, 4);
  const flexible = await offerOf(sandbox, stay, 'flexible');
  const member = await offerOf(sandbox, stay, 'member', flexible.roomTypeId);
  const load = await loadBooking(bookingOf(flexible), 'en');
  expect(load).toMatchObject({ state: 'ready', data: { booker: { memberRate: { totalKrw: member.price.totalKrw } } } });
  // The lowest tier earns one point for each 1,000 won of the room.
  expect(load).toHaveProperty('data.earnedPoints', Math.floor(member.price.roomKrw / 1_000));
  expect(member.price.roomKrw).toBeLessThan(flexible.price.roomKrw);
});

test('without a cheaper member rate a guest sees the points of the chosen rate', async () => {
  const breakfast = await offerOf(sandbox, stay, 'breakfast');
  const load = await loadBooking(bookingOf(breakfast), 'en');
  expect(load).toMatchObject({ state: 'ready', data: { booker: { memberRate: null } } });
  expect(load).toHaveProperty('data.earnedPoints', Math.floor(breakfast.price.roomKrw / 1_000));
});
