import { beforeEach, expect, test, vi } from 'vitest';
import { hotels } from '../../sandbox/hub/seed/hotels.ts';
import { hotelNights } from '../../sandbox/hub/stay/night-store.ts';
import { priceStay } from '../../sandbox/hub/stay/price.ts';
import { stayIn } from './booking-steps.ts';
import { callHub } from './hub-caller.ts';
import { sandboxForFile } from './sandbox-for-tests.ts';

vi.mock('../../sandbox/hub/stay/night-store.ts', async (original) => {
  const actual = await original<typeof import('../../sandbox/hub/stay/night-store.ts')>();
  return { ...actual, hotelNights: vi.fn(actual.hotelNights) };
});
vi.mock('../../sandbox/hub/stay/price.ts', async (original) => {
  const actual = await original<typeof import('../../sandbox/hub/stay/price.ts')>();
  return { ...actual, priceStay: vi.fn(actual.priceStay) };
});

const sandbox = sandboxForFile();
const threeTimes = (minorAges: number[]) => Array.from({ length: 3 }, () => ({ adults: 4, minor: 3, minorAges }));
/** More than any room of the group takes. */
const tooMany = threeTimes([15, 16, 17]);
/** What rooms of few hotels take, which are full for so long. */
const hardlyAny = threeTimes([1, 2, 3]);
/** Families in unlike rooms: some hotels have them, on some nights. */
const families = [
  { adults: 2, minor: 2, minorAges: [5, 13] },
  { adults: 2, minor: 1, minorAges: [8] },
  { adults: 2, minor: 0 },
];
const { hotelId, checkInDate, checkOutDate } = stayIn(40, 30);

/** What a call reads of nights and prices one by one, apart from columns. */
const work = () => ({
  nights: vi.mocked(hotelNights).mock.calls.length,
  prices: vi.mocked(priceStay).mock.calls.length,
});

beforeEach(async () => {
  // The lowest nights of hotels and room types are computed once and cached.
  await callHub(sandbox, 'hotelProducts', { body: { lang: 'en', pageSize: 20 } });
  vi.clearAllMocks();
});

test.each([
  ['too many', tooMany],
  ['hardly any', hardlyAny],
  ['families', families],
])('S62 three months of every hotel, %s: no night is priced by itself', async (_, rooms) => {
  const body = { hotelIdList: hotels.map((hotel) => hotel.hotelId), viewMonth: checkInDate.slice(0, 7), rooms };
  const { status } = await callHub(sandbox, 'availableDates', { body: { ...body, viewPeriod: 3 } });
  expect(status).toBe(200);
  expect(work()).toEqual({ nights: 0, prices: 0 });
});

test('S62 a search for more guests than any room takes reads and prices no night', async () => {
  const { body } = await callHub(sandbox, 'searchStays', {
    body: { checkInDate, checkOutDate, rooms: tooMany, lang: 'en' },
  });
  expect(body.data).toMatchObject({ availableTotal: 0, alternatives: [] });
  expect(work()).toEqual({ nights: 0, prices: 0 });
});

test('S62 a search of thirty full nights reads nights for its rows, not for other dates', async () => {
  await callHub(sandbox, 'searchStays', { body: { checkInDate, checkOutDate, rooms: hardlyAny, lang: 'en' } });
  expect(work().nights).toBeLessThanOrEqual(2 * hotels.length);
});

test.each([
  ['too many', tooMany],
  ['hardly any', hardlyAny],
])('S62 offers of thirty nights, %s, read the nights of their own hotel alone', async (_, rooms) => {
  const { status } = await callHub(sandbox, 'roomOffers', {
    params: { hotelId },
    body: { checkInDate, checkOutDate, rooms, lang: 'en' },
  });
  expect(status).toBe(200);
  expect(work().nights).toBeLessThanOrEqual(2);
});
