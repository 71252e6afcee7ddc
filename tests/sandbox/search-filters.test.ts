import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RoomOffer, StayFilters, StayResult, StaySearch } from '../../lib/hub/contract/offer.ts';
import { hotels } from '../../sandbox/hub/seed/hotels.ts';
import { viewKindOf } from '../../sandbox/hub/seed/view-kinds.ts';
import { type RunningSandbox, startSandbox } from '../../sandbox/hub/start-sandbox.ts';
import { book, bookingBody, offerOf, offersOf, stayIn, stock, stockEveryHotel } from './booking-steps.ts';
import { callHub, control, signIn } from './hub-caller.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

async function search(body: Record<string, unknown>): Promise<StaySearch> {
  const rooms = [{ adults: 2, minor: 0 }];
  const answer = await callHub(sandbox, 'searchStays', {
    body: { rooms, lang: 'en', pageSize: 60, ...body },
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
}

const datesIn = (days: number, nights = 2) => {
  const { checkInDate, checkOutDate } = stayIn(days, nights);
  return { checkInDate, checkOutDate };
};

/** What a filter keeps of a hotel's offers, told from the offers and the seed alone. */
function fits(offer: RoomOffer, filters: StayFilters): boolean {
  const type = hotels
    .flatMap((hotel) => hotel.rooms.map((room) => ({ id: `${hotel.hotelId}-${room.archetype}`, room })))
    .find(({ id }) => id === offer.roomTypeId)?.room;
  const bed = type?.archetype.includes('twin') ? 'twin' : null;
  return (
    (!filters.beds || (bed !== null && filters.beds.includes(bed))) &&
    (!filters.views || filters.views.includes(viewKindOf(type?.view ?? '') ?? '')) &&
    (!filters.accessible || type?.archetype === 'accessible-twin') &&
    (!filters.refundable || offer.cancellation.refundable)
  );
}

const openHotels = ({ results }: StaySearch) => results.filter(({ available }) => available);

describe('the total of a row', () => {
  test.each<StayFilters>([
    {},
    { accessible: true },
    { refundable: true },
    { beds: ['twin'] },
    { views: ['sea'] },
    { views: ['sea', 'mountain'], refundable: true },
  ])('with the filters %j is that of the cheapest offer that fits', async (filters) => {
    const dates = datesIn(23);
    const answer = await search({ ...dates, filters });
    expect(answer.availableTotal).toBe(openHotels(answer).length);
    for (const { hotelId } of hotels) {
      const offers = await offersOf(sandbox, { hotelId, ...dates });
      const fitting = offers.filter((offer) => !offer.ratePlan.memberOnly && fits(offer, filters));
      const lowest = fitting.length === 0 ? null : Math.min(...fitting.map(({ price }) => price.totalKrw));
      const row = answer.results.find((result) => result.hotelId === hotelId);
      expect(row?.lowestTotalKrw ?? null, hotelId).toBe(lowest);
    }
  });

  test.each([
    [[{ adults: 2, minor: 0 }]],
    [Array.from({ length: 3 }, () => ({ adults: 2, minor: 0 }))],
    [
      [
        { adults: 2, minor: 1 },
        { adults: 1, minor: 0 },
        { adults: 3, minor: 0 },
      ],
    ],
  ])('for the rooms %j is what the list is ordered and counted by', async (rooms) => {
    await stockEveryHotel(sandbox, stayIn(31));
    for (const rates of ['public', 'member']) {
      const answer = await search({ ...datesIn(31), rooms, rates, sort: 'priceAsc' });
      const totals = openHotels(answer).map(({ lowestTotalKrw }) => lowestTotalKrw ?? 0);
      expect(totals).toEqual([...totals].sort((a, b) => a - b));
      expect(answer.priceRange).toEqual({ lowestKrw: totals[0], highestKrw: totals.at(-1) });
    }
  });

  test('a member’s is the member rate, and a guest is told it', async () => {
    await stockEveryHotel(sandbox, stayIn(12));
    const asGuest = await search(datesIn(12));
    expect(openHotels(asGuest)).toHaveLength(hotels.length);
    const asMember = await search({ ...datesIn(12), rates: 'member' });
    const byId = new Map(asMember.results.map((row) => [row.hotelId, row]));
    for (const row of openHotels(asGuest)) {
      const member = byId.get(row.hotelId);
      expect(row.memberTotalKrw).toBe(member?.lowestTotalKrw);
      expect(member?.memberTotalKrw).toBe(member?.lowestTotalKrw);
      expect(member?.lowestTotalKrw ?? Infinity).toBeLessThan(row.lowestTotalKrw ?? 0);
    }
  });
});

describe('counts', () => {
  const dates = datesIn(19);
  beforeAll(() => stockEveryHotel(sandbox, stayIn(19)));

  test('a facet’s count is what choosing it shows', async () => {
    const chosen: StayFilters = { refundable: true, facilities: ['parking'] };
    const { facets } = await search({ ...dates, filters: chosen });
    for (const { code, count } of facets.beds) {
      expect((await search({ ...dates, filters: { ...chosen, beds: [code] } })).availableTotal, code).toBe(count);
    }
    for (const { code, count } of facets.views) {
      expect((await search({ ...dates, filters: { ...chosen, views: [code] } })).availableTotal, code).toBe(count);
    }
    for (const { code, count } of facets.facilities) {
      const filters = { ...chosen, facilities: ['parking', code] };
      expect((await search({ ...dates, filters })).availableTotal, code).toBe(count);
    }
    for (const { maxTotalKrw, count } of facets.prices) {
      expect((await search({ ...dates, filters: { ...chosen, maxTotalKrw } })).availableTotal).toBe(count);
    }
    const accessible = await search({ ...dates, filters: { ...chosen, accessible: true } });
    expect(accessible.availableTotal).toBe(facets.accessible);
    expect(facets.beds.some(({ count }) => count > 0)).toBe(true);
  });

  test('with a filter lifted are those of the search without it', async () => {
    const filters = {
      maxTotalKrw: 700_000,
      beds: ['twin'],
      views: ['sea'],
      facilities: ['spa'],
      accessible: true,
      refundable: true,
    };
    const { availableWithout, availableWithoutFilters } = await search({ ...dates, filters });
    for (const name of Object.keys(filters) as (keyof typeof filters)[]) {
      const { [name]: _lifted, ...kept } = filters;
      expect((await search({ ...dates, filters: kept })).availableTotal, name).toBe(availableWithout[name]);
    }
    expect((await search(dates)).availableTotal).toBe(availableWithoutFilters);
  });

  test('an unknown value narrows nothing, and is told', async () => {
    const answer = await search({ ...dates, filters: { views: ['moon', 'sea'], facilities: ['helipad'] } });
    expect(answer.unknownFilterValues).toEqual(['moon', 'helipad']);
    expect(answer.availableTotal).toBe((await search({ ...dates, filters: { views: ['sea'] } })).availableTotal);
  });

  test('of a wish that nobody meets say which one to lift, and lead to no other dates', async () => {
    const filters = { maxTotalKrw: 1_000, refundable: true };
    const { availableTotal, availableWithout, alternatives } = await search({ ...dates, filters });
    expect(availableTotal).toBe(0);
    expect(availableWithout.maxTotalKrw).toBeGreaterThan(0);
    expect(availableWithout.refundable).toBe(0);
    expect(alternatives).toEqual([]);
  });

  test('know a booking as soon as it is made, and a cancelled night, and the seed again', async () => {
    const nightIn = (days: number) => stayIn(days, 1, 'onggi-jeonju');
    const wishFor = ({ hotelId, ...dates }: ReturnType<typeof nightIn>) => ({ ...dates, hotelIdList: [hotelId] });
    // A night that the seed sells: only such a one can come back with it.
    let days = 47;
    while ((await search(wishFor(nightIn(days)))).availableTotal === 0) days += 1;
    const stay = nightIn(days);
    const asked = wishFor(stay);
    await stock(sandbox, stay, 0);
    expect((await search(asked)).availableTotal).toBe(0);
    await stock(sandbox, stay, 1, 'onggi-jeonju-ondol-room');
    expect((await search(asked)).availableTotal).toBe(1);
    const { token } = await signIn(sandbox);
    const offer = await offerOf(sandbox, stay, 'flexible');
    expect((await book(sandbox, token, bookingBody(stay, offer))).status).toBe(200);
    expect((await search(asked)).availableTotal).toBe(0);
    await control(sandbox, '/reset');
    expect((await search(asked)).availableTotal).toBe(1);
  });
});

describe('orders and pages', () => {
  const dates = datesIn(26);

  test.each([
    ['name', (a: StayResult, b: StayResult) => new Intl.Collator('en').compare(a.hotelName, b.hotelName)],
    ['priceDesc', (a: StayResult, b: StayResult) => (b.lowestTotalKrw ?? 0) - (a.lowestTotalKrw ?? 0)],
    [
      'distance',
      (a: StayResult, b: StayResult) =>
        (a.landmark?.distanceKm ?? Infinity) - (b.landmark?.distanceKm ?? Infinity) || 0,
    ],
  ] as const)('by %s', async (sort, compare) => {
    await stock(sandbox, { ...dates, hotelId: 'haneul-gyeongbok' }, 0);
    const answer = await search({ ...dates, sort });
    expect(openHotels(answer)).toEqual([...openHotels(answer)].sort(compare));
    const last = answer.results.slice(answer.availableTotal);
    expect(last.map(({ available }) => available)).not.toContain(true);
    expect(last.map(({ hotelId }) => hotelId)).toContain('haneul-gyeongbok');
  });

  test('pages hold every hotel once, in one order, and a page beyond the end is the last', async () => {
    const whole = await search({ ...dates, sort: 'priceAsc' });
    const ids: string[] = [];
    for (const page of [1, 2, 3]) {
      const answer = await search({ ...dates, sort: 'priceAsc', page, pageSize: 5 });
      expect(answer).toMatchObject({ page, pageSize: 5, total: 12, availableTotal: whole.availableTotal });
      ids.push(...answer.results.map(({ hotelId }) => hotelId));
    }
    expect(ids).toEqual(whole.results.map(({ hotelId }) => hotelId));
    const beyond = await search({ ...dates, sort: 'priceAsc', page: 99_999, pageSize: 5 });
    expect(beyond).toMatchObject({ page: 3, results: [{ hotelId: ids[10] }, { hotelId: ids[11] }] });
  });
});

test('every hotel’s views are of a kind that can be asked for', () => {
  for (const hotel of hotels) {
    for (const view of Object.keys(hotel.views)) expect(viewKindOf(view), `${hotel.hotelId} ${view}`).toBeDefined();
  }
});

test('a stay that cannot be is refused, and so is a filter of the wrong form', async () => {
  const rooms = [{ adults: 2, minor: 0 }];
  const bodies = [
    { checkInDate: '2020-01-01', checkOutDate: '2020-01-02' },
    { ...datesIn(5), filters: { maxTotalKrw: -1 } },
    { ...datesIn(5), filters: { beds: ['hammock'] } },
    { ...datesIn(5), page: 0 },
    { ...datesIn(5), pageSize: 1_000 },
  ];
  for (const body of bodies) {
    const { status } = await callHub(sandbox, 'searchStays', { body: { rooms, lang: 'en', ...body } });
    expect(status, JSON.stringify(body)).toBe(400);
  }
});
