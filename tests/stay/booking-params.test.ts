import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/dates/day';
import type { QueryValues } from '@/lib/routes/query-values';
import {
  parseBookingParams,
  parseChoice,
  parseChoices,
  type StayToBook,
  writeBookingParams,
} from '@/lib/stay/booking-params';
import { writeOffersQuery } from '@/lib/stay/offers-address';
import { everyHotel } from '@/lib/stay/result-params';
import { anyRoom } from './any-room';

const today = '2026-11-21';

function valuesOf(query: string): QueryValues {
  const params = new URLSearchParams(query);
  return Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name)]));
}

const booking: StayToBook = {
  hotelId: 'haneul-namsan',
  checkInDate: '2026-12-24',
  checkOutDate: '2026-12-26',
  rooms: [
    { adults: 2, minor: 1, roomTypeId: 'deluxe-king', ratePlanId: 'flex' },
    { adults: 1, minor: 0, roomTypeId: 'standard', ratePlanId: 'saver_1' },
  ],
  expectedTotalKrw: 1_234_000,
};
const query = writeBookingParams(booking);

describe('the address of a booking', () => {
  it('is short and readable', () => {
    expect(query).toBe(
      'hotel=haneul-namsan&checkIn=2026-12-24&checkOut=2026-12-26&room=2-1.deluxe-king.flex&room=1-0.standard.saver_1&expected=1234000',
    );
  });

  it('gives back what was written, for any booking', () => {
    const id = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/);
    const room = fc
      .record({ party: anyRoom, roomTypeId: id, ratePlanId: id })
      .map(({ party, ...choice }) => ({ ...party, ...choice }));
    const anyBooking = fc.record({
      hotelId: id,
      checkInDate: fc.constant('2026-12-01'),
      checkOutDate: fc.integer({ min: 1, max: 30 }).map((nights) => addDays('2026-12-01', nights)),
      rooms: fc.array(room, { minLength: 1, maxLength: 3 }),
      expectedTotalKrw: fc.nat(999_999_999),
    });
    fc.assert(
      fc.property(anyBooking, (wanted) => {
        expect(parseBookingParams(valuesOf(writeBookingParams(wanted)), { today })).toEqual({
          kind: 'complete',
          booking: wanted,
        });
      }),
    );
  });

  it.each([
    ['no hotel', query.replace('hotel=haneul-namsan&', ''), null],
    ['a hotel that can be none', query.replace('haneul-namsan', '..%2Fx'), null],
    ['no dates', query.replace('checkIn=2026-12-24&', ''), 'haneul-namsan'],
    ['a past stay', query.replace('2026-12-24', '2026-11-01'), 'haneul-namsan'],
    ['reversed dates', query.replace('checkOut=2026-12-26', 'checkOut=2026-12-23'), 'haneul-namsan'],
    ['a room without a rate', query.replace('.flex', ''), 'haneul-namsan'],
    ['a room without a choice', query.replace('.deluxe-king.flex', ''), 'haneul-namsan'],
    ['too many guests', query.replace('2-1.', '9-1.'), 'haneul-namsan'],
    ['four rooms', `${query}&room=1-0.a.b&room=1-0.a.b`, 'haneul-namsan'],
    ['no rooms', query.replaceAll(/room=[^&]+&/g, ''), 'haneul-namsan'],
    ['no total', query.replace('expected=1234000', ''), 'haneul-namsan'],
    ['a total that is no number', query.replace('1234000', '-5'), 'haneul-namsan'],
  ])('with %s is broken and leads back', (_what, brokenQuery, hotelId) => {
    const parsed = parseBookingParams(valuesOf(brokenQuery), { today });
    expect(parsed).toMatchObject({ kind: 'broken', hotelId });
  });

  it('returns a search query with the dates and rooms still valid', () => {
    const parsed = parseBookingParams(valuesOf(query.replace('expected=1234000', '')), { today });
    expect(parsed).toEqual({
      kind: 'broken',
      hotelId: 'haneul-namsan',
      searchQuery: 'checkIn=2026-12-24&checkOut=2026-12-26&room=2-1&room=1-0',
    });
  });
});

describe('choices in an offers address', () => {
  it('are written after dates and rooms and read in the order of the rooms', () => {
    const rooms = booking.rooms.map(({ adults, minor }) => ({ adults, minor }));
    const offers = writeOffersQuery(everyHotel, { ...booking, rooms }, booking.rooms.slice(0, 1));
    expect(offers).toBe('checkIn=2026-12-24&checkOut=2026-12-26&room=2-1&room=1-0&choice=deluxe-king.flex');
    expect(parseChoices(valuesOf(offers), 2)).toEqual([{ roomTypeId: 'deluxe-king', ratePlanId: 'flex' }]);
  });

  it('end at the first that makes no sense, and at the number of rooms', () => {
    expect(parseChoices({ choice: ['a.b', 'broken', 'c.d'] }, 3)).toEqual([{ roomTypeId: 'a', ratePlanId: 'b' }]);
    expect(parseChoices({ choice: ['a.b', 'c.d'] }, 1)).toHaveLength(1);
    expect(parseChoice('a.b.c')).toBeNull();
    expect(parseChoice('../a.b')).toBeNull();
  });
});
