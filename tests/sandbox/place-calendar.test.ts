import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MonthsInView } from '../../lib/hub/contract/available-dates.ts';
import { addDays } from '../../sandbox/hub/seoul-day.ts';
import type { hotelsIn } from '../../sandbox/hub/stay/catalogue.ts';
import { stayIn } from './booking-steps.ts';
import { callHub } from './hub-caller.ts';
import { sandboxForFile } from './sandbox-for-tests.ts';

const sandbox = sandboxForFile();
type Place = Parameters<typeof hotelsIn>[0];
interface Room {
  adults: number;
  minor: number;
  minorAges?: number[];
}

const twoAdults: Room[] = [{ adults: 2, minor: 0 }];
const monthOf = (date: string): MonthsInView => ({ viewMonth: date.slice(0, 7), viewPeriod: 1 });

async function nightsIn(place: Place, view: MonthsInView, rooms = twoAdults, accessible = false) {
  const { body } = await callHub(sandbox, 'placeNights', { body: { ...place, ...view, rooms, accessible } });
  return body.data as {
    partyTooLarge: { rooms: Room[] | null } | null;
    nights: {
      date: string;
      available: boolean;
      lowestKrw: number | null;
      memberLowestKrw: number | null;
      minimumStayNights: number;
    }[];
  };
}

async function nightIn(place: Place, date: string, rooms = twoAdults, accessible = false) {
  const { nights } = await nightsIn(place, monthOf(date), rooms, accessible);
  return nights.find((night) => night.date === date) ?? expect.fail(`no ${date}`);
}

interface Search {
  rooms?: Room[];
  rates?: 'public' | 'member';
  nights?: number;
  accessible?: boolean;
}

/** The lowest total of the results of a stay, by the rates of everybody or of members; null where nothing is free. */
async function lowestInResults(place: Place, date: string, search: Search = {}): Promise<number | null> {
  const { rooms = twoAdults, rates = 'public', nights = 1, accessible = false } = search;
  const stay = { checkInDate: date, checkOutDate: addDays(date, nights) };
  const body = { ...stay, ...place, rooms, rates, filters: { accessible }, sort: 'priceAsc', lang: 'en' };
  return (await callHub(sandbox, 'searchStays', { body })).body.data.results[0]?.lowestTotalKrw ?? null;
}

const places: Place[] = [
  {},
  { category: 'location', detail: 'jeju' },
  { category: 'location', detail: 'jeonju' },
  { category: 'theme', detail: 'spring' },
];
const parties = fc.array(
  fc.oneof(
    fc.record({ adults: fc.integer({ min: 1, max: 4 }), minor: fc.constant(0) }),
    fc.record({ adults: fc.constant(2), minor: fc.constant(1), minorAges: fc.tuple(fc.integer({ min: 0, max: 17 })) }),
  ),
  { minLength: 1, maxLength: 3 },
);

describe('the lowest prices of a place', () => {
  it('are those of the results of the same night, place, party and need, for everybody and for members', async () => {
    const inDays = fc.integer({ min: 0, max: 365 });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...places),
        inDays,
        parties,
        fc.boolean(),
        async (place, days, rooms, accessible) => {
          const date = stayIn(days).checkInDate;
          const night = await nightIn(place, date, rooms, accessible);
          const guest = await lowestInResults(place, date, { rooms, accessible });
          if (guest === null) {
            expect(night.available && night.minimumStayNights === 1).toBe(false);
            return;
          }
          expect(night).toEqual({
            date,
            available: true,
            lowestKrw: guest,
            memberLowestKrw: await lowestInResults(place, date, { rooms, accessible, rates: 'member' }),
            minimumStayNights: 1,
          });
        },
      ),
      { numRuns: 30 },
    );
  });

  it('begin today, end with the sale, and are none of a place that does not exist', async () => {
    const today = stayIn(0).checkInDate;
    for (const view of [
      { ...monthOf(today), viewPeriod: 6 },
      monthOf(addDays(today, 365)),
      monthOf(addDays(today, 500)),
    ]) {
      const body = { hotelIdList: ['oreum-jeju'], ...view };
      const { hotels } = (await callHub(sandbox, 'availableDates', { body })).body.data;
      const dates = (nights: readonly { date: string }[]) => nights.map(({ date }) => date);
      expect(dates((await nightsIn({}, view)).nights)).toEqual(dates(hotels[0].nights));
    }
    expect((await nightsIn({}, monthOf(today))).nights[0]?.date).toBe(today);
    expect(await nightsIn({ category: 'location', detail: 'nowhere' }, monthOf(today))).toEqual({
      partyTooLarge: null,
      nights: [],
    });
  });

  it('of a party that no hotel takes are none, with the same guests over more rooms', async () => {
    const crowd = [{ adults: 4, minor: 3, minorAges: [9, 10, 12] }];
    const jeju = { category: 'location', detail: 'jeju' };
    const { partyTooLarge, nights } = await nightsIn(jeju, monthOf(stayIn(30).checkInDate), crowd);
    expect((await nightsIn({}, monthOf(stayIn(30).checkInDate), crowd)).partyTooLarge, 'one elsewhere does').toBeNull();
    expect(nights.length).toBeGreaterThan(0);
    expect(nights.some(({ available }) => available)).toBe(false);
    expect(partyTooLarge?.rooms?.length).toBeGreaterThan(1);
  });
});
