import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { HotelDetail } from '../../lib/hub/contract/hotel.ts';
import type { ReservationDetail } from '../../lib/hub/contract/reservation.ts';
import { hotels } from '../../sandbox/hub/seed/hotels.ts';
import { addDays } from '../../sandbox/hub/seoul-day.ts';
import { callHub, control } from './hub-caller.ts';
import { sandboxForEachTest } from './sandbox-for-tests.ts';

const sandbox = sandboxForEachTest();
const pool = 'outdoor-pool';
const poolHotel = hotels.find(({ facilities }) => facilities.some((code) => code === pool));
if (!poolHotel) throw new Error('No hotel has an outdoor pool');
const { hotelId } = poolHotel;
/** In summer, when the outdoor pool is open. */
const summer = '2027-07-01T03:00:00Z';

async function hotelDetail(): Promise<HotelDetail> {
  return (await callHub(sandbox, 'hotelDetail', { params: { hotelId }, query: { lang: 'en' } })).body.data;
}

async function noticesFor(checkInDate: string, checkOutDate: string) {
  const body = { checkInDate, checkOutDate, rooms: [{ adults: 2, minor: 0 }], lang: 'en' };
  const { data } = (await callHub(sandbox, 'roomOffers', { params: { hotelId }, body })).body;
  return data.notices as ReservationDetail['notices'];
}

const close = (firstDay: string, lastDay: string, code: string = pool) =>
  control(sandbox, '/closing', { hotelId, code, firstDay, lastDay });

describe('notices of a stay', () => {
  test.each([
    ['that ends before the first day', '2027-07-05', '2027-07-09', false],
    ['that ends on the first day', '2027-07-05', '2027-07-10', true],
    ['that begins on the last day', '2027-07-12', '2027-07-14', true],
    ['that begins after the last day', '2027-07-13', '2027-07-14', false],
  ])('a stay %s is told of a closed pool: from %s to %s, %s', async (_, checkIn, checkOut, isTold) => {
    await control(sandbox, '/clock', { now: summer, frozen: true });
    await close('2027-07-10', '2027-07-12');
    const told = (await noticesFor(checkIn, checkOut)).filter(({ name }) => name === 'Outdoor pool');
    expect(told).toEqual(
      isTold
        ? [{ name: 'Outdoor pool', firstDay: '2027-07-10', lastDay: '2027-07-12', hours: null, reason: 'repairs' }]
        : [],
    );
  });

  it('are those of the hotel page on the days of the stay', async () => {
    await control(sandbox, '/clock', { now: summer, frozen: true });
    const { facts } = await hotelDetail();
    const exceptions = facts.flatMap(({ name, exceptions: days }) => days.map((exception) => ({ ...exception, name })));
    const known = new Set(facts.map(({ name }) => name));
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 14 }), async (ahead, nights) => {
        const checkIn = addDays('2027-07-01', ahead);
        const checkOut = addDays(checkIn, nights);
        const said = (await noticesFor(checkIn, checkOut)).filter(({ name }) => known.has(name));
        const overlap = exceptions.filter(({ firstDay, lastDay }) => firstDay <= checkOut && lastDay >= checkIn);
        expect(said).toHaveLength(overlap.length);
        expect(said).toEqual(expect.arrayContaining(overlap));
      }),
      { numRuns: 12 },
    );
  });
});
