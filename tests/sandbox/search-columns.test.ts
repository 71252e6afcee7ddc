import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StayFilters } from '../../lib/hub/contract/offer.ts';
import { openDatabase } from '../../sandbox/hub/database.ts';
import { facilities } from '../../sandbox/hub/seed/facilities.ts';
import { addDays } from '../../sandbox/hub/seoul-day.ts';
import { createWorld, today, type World } from '../../sandbox/hub/world.ts';

/** As many hotels as show every kind of room, view and place several times. */
const HOTELS = 60;

type Search = typeof import('../../sandbox/hub/stay/search.ts');
let world: World;
let searchStays: Search['searchStays'];
let modules: {
  hotels: typeof import('../../sandbox/hub/seed/hotels.ts').hotels;
  stayOffers: typeof import('../../sandbox/hub/stay/stay-offers.ts').stayOffers;
  totalOf: typeof import('../../sandbox/hub/stay/stay-offers.ts').totalOf;
  takeNights: typeof import('../../sandbox/hub/stay/night-store.ts').takeNights;
};

// The size of the catalogue is read when its module is.
beforeAll(async () => {
  process.env.SANDBOX_HOTELS = String(HOTELS);
  const [{ hotels }, offers, { takeNights }, search, { seedDatabase }] = await Promise.all([
    import('../../sandbox/hub/seed/hotels.ts'),
    import('../../sandbox/hub/stay/stay-offers.ts'),
    import('../../sandbox/hub/stay/night-store.ts'),
    import('../../sandbox/hub/stay/search.ts'),
    import('../../sandbox/hub/seed/seed-database.ts'),
  ]);
  modules = { hotels, stayOffers: offers.stayOffers, totalOf: offers.totalOf, takeNights };
  searchStays = search.searchStays;
  expect(hotels, 'the catalogue of this file').toHaveLength(HOTELS);
  world = createWorld(openDatabase(':memory:'));
  await seedDatabase(world);
});
afterAll(() => {
  delete process.env.SANDBOX_HOTELS;
  world.db.close();
});

const some = <T>(values: readonly T[]) =>
  fc.option(fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 2 }), { nil: undefined });
const wish = fc.constantFrom(true, undefined, undefined);
const filters = fc.record({
  maxTotalKrw: fc.option(fc.integer({ min: 200_000, max: 3_000_000 }), { nil: undefined }),
  beds: some(['double', 'twin', 'king', 'ondol', 'family'] as const),
  views: some(['sea', 'mountain', 'green', 'city', 'heritage', 'water']),
  facilities: some(Object.keys(facilities)),
  accessible: wish,
  refundable: wish,
}) as fc.Arbitrary<StayFilters>;
const room = fc.record({ adults: fc.integer({ min: 1, max: 3 }), minor: fc.integer({ min: 0, max: 2 }) });
const request = fc.record({
  filters,
  rooms: fc.array(room, { minLength: 1, maxLength: 3 }),
  daysAhead: fc.nat(90),
  nights: fc.integer({ min: 1, max: 5 }),
  isMember: fc.boolean(),
});

test('what is counted and ordered out of columns is what the offers of every single hotel say', () => {
  fc.assert(
    fc.property(request, ({ filters: wished, rooms, daysAhead, nights, isMember }) => {
      const checkInDate = addDays(today(world), daysAhead);
      const stay = { checkInDate, checkOutDate: addDays(checkInDate, nights), rooms, lang: 'en' as const };
      const found = searchStays(world, { ...stay, filters: wished, sort: 'priceAsc', pageSize: 60 }, isMember);
      const expected = modules.hotels.flatMap((hotel) => {
        const has = (wished.facilities ?? []).every((code) => hotel.facilities.some((known) => known === code));
        const offers = modules.stayOffers(world, hotel.hotelId, { ...stay, filters: wished });
        const chosen = isMember ? offers.member : offers.guest;
        return has && chosen ? [modules.totalOf(chosen)] : [];
      });
      expect(found.availableTotal).toBe(expected.length);
      const totals = found.results.flatMap(({ available, lowestTotalKrw }) => (available ? (lowestTotalKrw ?? 0) : []));
      expect(totals).toEqual(expected.sort((a, b) => a - b));
    }),
    { numRuns: 40 },
  );
});

test('a night that is taken is gone from the next count, and comes back with what is rolled back', () => {
  const checkInDate = addDays(today(world), 35);
  const stay = { checkInDate, checkOutDate: addDays(checkInDate, 1) };
  const query = { ...stay, rooms: [{ adults: 2, minor: 0 }], lang: 'en' as const, pageSize: 60 };
  const left = () =>
    searchStays(world, query, false).results.map(({ hotelId, roomsLeft }) => `${hotelId} ${roomsLeft}`);
  const before = left();
  const { results } = searchStays(world, { ...query, sort: 'priceAsc' }, false);
  const { hotelId } = results[0] ?? { hotelId: '' };
  const offers = modules.stayOffers(world, hotelId, { ...query, filters: {} });
  const roomTypeId = offers.guest?.[0]?.roomTypeId ?? '';
  expect(() =>
    world.db.immediate(() => {
      expect(modules.takeNights(world, roomTypeId, [checkInDate], 1)).toBe(true);
      throw new Error('changed their mind');
    }),
  ).toThrow('changed their mind');
  expect(left()).toEqual(before);
  world.db.immediate(() => modules.takeNights(world, roomTypeId, [checkInDate], 1));
  expect(left()).not.toEqual(before);
});
