import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseBookingParams, writeBookingParams } from '@/lib/stay/booking-params';
import {
  listOfBooking,
  offersOfBooking,
  parseResultList,
  pathOfSearch,
  writeOffersQuery,
} from '@/lib/stay/offers-address';
import { defaultView, lastingView, resultSorts, withNeed, writeResultParams } from '@/lib/stay/result-params';

const valuesOf = (query: string) => {
  const params = new URLSearchParams(query);
  return Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name)]));
};

const code = fc.stringMatching(/^[a-z]{1,12}$/);
const origin = fc.record({
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
const stay = { checkInDate: '2027-03-01', checkOutDate: '2027-03-03' };

test('a booking carries the list and the rates chosen back to the rooms, and the list back to the results', () => {
  const chosen = { roomTypeId: 'deluxe', ratePlanId: 'flexible' };
  const rooms = [{ adults: 2, minor: 1, ...chosen }];
  fc.assert(
    fc.property(origin, (from) => {
      const made = { ...stay, hotelId: 'h', rooms, expectedTotalKrw: 1, list: from };
      const parsed = parseBookingParams(valuesOf(writeBookingParams(made)), { today: '2027-02-01' });
      if (parsed.kind !== 'complete') throw new Error(parsed.kind);
      expect(offersOfBooking(parsed.booking)).toBe(writeOffersQuery(from, { ...stay, rooms }, [chosen]));
      const { view, ...where } = from;
      // A list of one hotel shows nothing but what the booking came from.
      const hotelIds = where.hotelIds.length > 1 ? where.hotelIds : [];
      expect(listOfBooking(parsed.booking)).toBe(writeResultParams({ ...where, hotelIds, ...stay, rooms }, view));
    }),
  );
});

test('a list in a booking’s address that no list wrote leads to every hotel in its usual order', () => {
  const rooms = [{ adults: 2, minor: 0, roomTypeId: 'deluxe', ratePlanId: 'flexible' }];
  const address = writeBookingParams({ ...stay, hotelId: 'h', rooms, expectedTotalKrw: 1 });
  for (const list of ['sort=<script>&detail=../..', 'from=../x&page=-1', 'category=%F0%9F%98%80&bed=x']) {
    const parsed = parseBookingParams(valuesOf(`${address}&${list}`), { today: '2027-02-01' });
    if (parsed.kind !== 'complete') throw new Error(parsed.kind);
    expect(listOfBooking(parsed.booking)).toBe('checkIn=2027-03-01&checkOut=2027-03-03&room=2-0');
  }
});

test('a list that would make the address too long for its booking is left out', () => {
  const rooms = [{ adults: 2, minor: 0, roomTypeId: 'deluxe', ratePlanId: 'flexible' }];
  const booking = { ...stay, hotelId: 'h', rooms, expectedTotalKrw: 1 };
  const hotelIds = Array.from({ length: 20 }, (_, index) => `${index}`.padStart(64, 'h'));
  const views = Array.from({ length: 10 }, (_, index) => `${index}`.padStart(39, 'v'));
  const filters = { views, facilities: views.map((code) => `${code}x`) };
  const list = { category: 'location', detail: '전체', hotelIds, view: { ...defaultView, filters } };
  expect(writeBookingParams({ ...booking, list })).toBe(writeBookingParams(booking));
  const needed = withNeed(list, true);
  expect(writeBookingParams({ ...booking, list: needed }), 'but not the need').toBe(
    `${writeBookingParams(booking)}&accessible=1`,
  );
  const inPoints = { ...list, view: { ...list.view, unit: 'points' as const } };
  expect(writeBookingParams({ ...booking, list: inPoints }), 'nor the unit of prices').toBe(
    `${writeBookingParams(booking)}&unit=points`,
  );
});

test('the list comes back out of the address of the rooms that it leads to, whatever it was', () => {
  const rooms = [{ adults: 2, minor: 1 }];
  fc.assert(
    fc.property(origin, (list) => {
      const query = writeOffersQuery(list, { ...stay, rooms }, [{ roomTypeId: 'deluxe', ratePlanId: 'flexible' }]);
      expect(parseResultList(valuesOf(query))).toEqual({ list, repairs: [] });
      expect(query).toContain('checkIn=2027-03-01&checkOut=2027-03-03&room=2-1');
    }),
  );
});

test('a search leads to the list of hotels, or to the rooms of the only hotel that it names', () => {
  const search = { category: 'location', detail: '전체', rooms: [{ adults: 2, minor: 0 }], ...stay };
  const query = 'checkIn=2027-03-01&checkOut=2027-03-03&room=2-0';
  expect(pathOfSearch({ ...search, hotelIds: [] })).toBe(`/search?${query}`);
  expect(pathOfSearch({ ...search, hotelIds: ['a', 'b'] })).toBe(`/search?hotel=a&hotel=b&${query}`);
  expect(pathOfSearch({ ...search, hotelIds: ['a'] })).toBe(`/search/a?hotel=a&${query}`);
  const needed = lastingView({ filters: { accessible: true }, unit: 'won' });
  expect(pathOfSearch({ ...search, hotelIds: [] }, needed), 'with the need').toBe(`/search?${query}&accessible=1`);
  expect(pathOfSearch({ ...search, hotelIds: ['a'] }, needed)).toBe(`/search/a?hotel=a&${query}&accessible=1`);
  const inPoints = lastingView({ filters: {}, unit: 'points' });
  expect(pathOfSearch({ ...search, hotelIds: ['a'] }, inPoints)).toBe(`/search/a?hotel=a&${query}&unit=points`);
});
