import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/dates/day';
import { queryValues } from '@/lib/routes/query-values';
import {
  listOfBooking,
  offersOfBooking,
  parseBookingParams,
  type StayToBook,
  writeBookingParams,
} from '@/lib/stay/booking-params';
import { defaultView, everyHotel, resultSorts, withNeed } from '@/lib/stay/result-params';
import { writeSearchParams } from '@/lib/stay/search-params';
import { anyRoom } from './any-room';

const today = '2026-11-21';

const booking: StayToBook = {
  ...everyHotel,
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
const parse = (text: string) => parseBookingParams(queryValues(text), { today });

const code = fc.stringMatching(/^[a-z]{1,12}$/);
const anyList = fc.record({
  category: fc.constantFrom('location', 'theme'),
  detail: fc.constantFrom('전체', 'seoul', 'onsen'),
  hotelIds: fc.uniqueArray(code, { maxLength: 3 }),
  view: fc.record({
    sort: fc.constantFrom(...resultSorts),
    page: fc.integer({ min: 1, max: 9 }),
    compared: fc.uniqueArray(code, { maxLength: 4 }),
    unit: fc.constantFrom('won', 'points'),
    filters: fc.record(
      {
        maxTotalKrw: fc.integer({ min: 1, max: 9_000_000 }),
        views: fc.uniqueArray(code, { minLength: 1, maxLength: 3 }),
        refundable: fc.constant(true),
      },
      { requiredKeys: [] },
    ),
  }),
});

describe('the address of a booking', () => {
  it('is short and readable', () => {
    expect(query).toBe(
      'hotel=haneul-namsan&checkIn=2026-12-24&checkOut=2026-12-26&room=2-1.deluxe-king.flex&room=1-0.standard.saver_1&expected=1234000',
    );
  });

  it('gives back what was written, for any booking and any list that it was chosen from', () => {
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
      fc.property(anyBooking, anyList, (chosen, list) => {
        const wanted = { ...chosen, ...list };
        expect(parse(writeBookingParams(wanted)).booking).toEqual(wanted);
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
    ['2 KB of something else', `${query}&other=${'x'.repeat(2_000)}`, 'haneul-namsan'],
  ])('with %s is broken and links back', (_what, brokenQuery, hotelId) => {
    expect(parse(brokenQuery)).toMatchObject({ booking: null, hotelId });
  });

  it('returns a search query with the dates and rooms still valid', () => {
    expect(parse(query.replace('expected=1234000', '')).searchQuery).toBe(
      'checkIn=2026-12-24&checkOut=2026-12-26&room=2-1&room=1-0',
    );
  });
});

describe('the list that a booking was chosen from', () => {
  const [room] = booking.rooms;
  const { roomTypeId, ratePlanId } = room ?? {};

  it('is that of the way back to the rooms, with the rates chosen, and of the way back to the results', () => {
    fc.assert(
      fc.property(anyList, (list) => {
        const made = { ...booking, ...list, rooms: booking.rooms.slice(0, 1) };
        const offers = new URLSearchParams(offersOfBooking(made));
        expect(offers.getAll('choice')).toEqual([`${roomTypeId}.${ratePlanId}`]);
        offers.delete('choice');
        expect(offers.toString()).toBe(writeSearchParams(made, list.view));
        // A list of one hotel shows nothing but what the booking came from.
        const hotelIds = list.hotelIds.length > 1 ? list.hotelIds : [];
        expect(listOfBooking(made)).toBe(writeSearchParams({ ...made, hotelIds }, list.view));
      }),
    );
  });

  it.each(['sort=<script>&detail=../..', 'from=../x&page=-1', 'category=%F0%9F%98%80&bed=x'])(
    'is every hotel in its usual order where no list wrote %s',
    (list) => {
      expect(parse(`${query}&${list}`).booking).toEqual(booking);
    },
  );

  it('is left out where the address would be too long, but for the need and the unit of prices', () => {
    const hotelIds = Array.from({ length: 20 }, (_, index) => `${index}`.padStart(64, 'h'));
    const views = Array.from({ length: 10 }, (_, index) => `${index}`.padStart(39, 'v'));
    const view = { ...defaultView, filters: { views, facilities: views.map((name) => `${name}x`) } };
    const long = { ...booking, hotelIds, view };
    expect(writeBookingParams(long)).toBe(query);
    expect(writeBookingParams({ ...long, view: withNeed(view, true) })).toBe(`${query}&accessible=1`);
    expect(writeBookingParams({ ...long, view: { ...view, unit: 'points' } })).toBe(`${query}&unit=points`);
  });
});
