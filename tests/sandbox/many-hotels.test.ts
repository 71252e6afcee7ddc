import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { entityId } from '../../lib/hub/contract/common.ts';
import { type HotelIndex, type HotelProducts, USUAL_HOTELS_A_PAGE } from '../../lib/hub/contract/hotel.ts';
import { hotels } from '../../sandbox/hub/seed/hotels.ts';
import { type RunningSandbox, startSandbox } from '../../sandbox/hub/start-sandbox.ts';
import { book, bookingBody, offerOf, offersOf, stayIn, stock } from './booking-steps.ts';
import { callHub, type SignedIn, signIn } from './hub-caller.ts';

// Read when the catalogue is made, which is before anything below runs.
vi.hoisted(() => {
  process.env.SANDBOX_HOTELS = '10000';
});

let sandbox: RunningSandbox;
let member: SignedIn;
beforeAll(async () => {
  sandbox = await startSandbox();
  member = await signIn(sandbox);
});
afterAll(() => sandbox.stop());

const langs = ['ko', 'en', 'jp', 'ch'] as const;
const samples = hotels.slice(12);

async function listed(body: object): Promise<HotelProducts> {
  const answer = await callHub(sandbox, 'hotelList', { body: { lang: 'en', ...body } });
  expect(answer.status).toBe(200);
  return answer.body.data;
}

test('ten thousand hotels: the group’s own first, then samples that say so, each with a name of its own', () => {
  expect(hotels).toHaveLength(10_000);
  expect(hotels.slice(0, 12).some(({ hotelId }) => hotelId.startsWith('sample-'))).toBe(false);
  expect(new Set(hotels.map(({ hotelId }) => hotelId)).size).toBe(10_000);
  for (const lang of langs) expect(new Set(hotels.map(({ name }) => name[lang])).size).toBe(10_000);
  const isWhole = ({ hotelId, name, tagline, street, description, directions, rooms }: (typeof samples)[number]) =>
    hotelId.startsWith('sample-') &&
    entityId.safeParse(`${hotelId}-accessible-twin`).success &&
    description.some(({ en }) => /sample/.test(en)) &&
    rooms.some(({ archetype }) => archetype === 'accessible-twin') &&
    new Set(rooms.map(({ archetype }) => archetype)).size === rooms.length &&
    [name, tagline, street, ...description, ...directions].every(
      ({ ko, en, jp, ch }) =>
        !/[{}]|undefined/.test(ko + en + jp + ch) && ko.length > 0 && !/\p{Script=Hangul}/u.test(en + jp + ch),
    );
  expect(samples.filter((hotel) => !isWhole(hotel))).toEqual([]);
});

test('pages of a region hold its hotels once each, and the index all of them', async () => {
  const jeju = { category: 'location', detail: 'jeju' };
  const { total } = await listed({ ...jeju, pageSize: 0 });
  const seen = new Set<string>();
  for (let page = 1; page <= Math.ceil(total / USUAL_HOTELS_A_PAGE); page += 1) {
    for (const { hotelId } of (await listed({ ...jeju, page })).hotels) seen.add(hotelId);
  }
  expect(seen.size).toBe(total);
  const index = async (page: number): Promise<HotelIndex> =>
    (await callHub(sandbox, 'hotelIndex', { query: { page: String(page) } })).body.data;
  const parts = [await index(1), await index(2), await index(3)];
  expect(parts.map(({ hotels: part }) => part.length)).toEqual([5_000, 5_000, 0]);
  expect(new Set(parts.flatMap(({ hotels: part }) => part.map(({ hotelId }) => hotelId))).size).toBe(10_000);
});

test('every detail of a sample answers as the contract says', async () => {
  for (const { hotelId } of [samples[0], samples[4_321], samples.at(-1)].filter((hotel) => hotel !== undefined)) {
    const answer = await callHub(sandbox, 'hotelDetail', { params: { hotelId }, query: { lang: 'jp' } });
    expect(answer.status).toBe(200);
    expect(answer.body.data.picture.path).not.toContain('sample-');
    expect(answer.body.data.landmarks.length).toBeGreaterThanOrEqual(2);
  }
});

test('nobody gets a room of a sample that is taken: as many bookings as there were rooms, and no more', async () => {
  const stay = stayIn(40, 1, samples[777]?.hotelId);
  await stock(sandbox, stay, 4);
  const offer = await offerOf(sandbox, stay, 'flexible');
  const asked = offer.roomsLeft + 6;
  const answers = await Promise.all(
    Array.from({ length: asked }, () => book(sandbox, member.token, bookingBody(stay, offer), randomUUID())),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(offer.roomsLeft);
  expect(answers.filter(({ body }) => body.code === 'SOLD_OUT')).toHaveLength(6);
  const left = await offersOf(sandbox, stay);
  expect(left.some(({ roomTypeId }) => roomTypeId === offer.roomTypeId)).toBe(false);
});

test('what is booked shows in the lowest price of the list', async () => {
  const hotelId = samples[1_000]?.hotelId ?? '';
  const lowest = async () => (await listed({ hotelIdList: [hotelId] })).hotels[0]?.lowestNightKrw;
  const before = await lowest();
  expect(before).toBeGreaterThan(0);
  // The cheapest night of 60 days is found on the calendar, and all rooms of that price are taken.
  const { checkInDate } = stayIn(0, 1, hotelId);
  const { body } = await callHub(sandbox, 'availableDates', {
    body: { hotelIdList: [hotelId], viewMonth: checkInDate.slice(0, 7), viewPeriod: 3 },
  });
  const nights: { date: string; lowestKrw: number | null }[] = body.data.hotels[0].nights;
  const cheapest = nights.filter(({ lowestKrw }) => lowestKrw === before).map(({ date }) => date);
  expect(cheapest.length).toBeGreaterThan(0);
  for (const date of cheapest) {
    const answer = await fetch(`${sandbox.controlBase}/inventory`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ hotelId, date, count: 0 }),
    });
    expect((await answer.json()).nights).toBeGreaterThan(0);
  }
  expect(await lowest()).toBeGreaterThan(before ?? 0);
});
