import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { RoomOffers } from '../../lib/hub/contract/offer.ts';
import { hotels } from '../../sandbox/hub/seed/hotels.ts';
import { addDays, daysBetween } from '../../sandbox/hub/seoul-day.ts';
import { type RunningSandbox, startSandbox } from '../../sandbox/hub/start-sandbox.ts';
import { cheapestTogether } from '../../sandbox/hub/stay/offers.ts';
import { stayIn, stock } from './booking-steps.ts';
import { callHub, control } from './hub-caller.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

type Party = { adults: number; minor: number }[];
const couple: Party = [{ adults: 2, minor: 0 }];
const hotelId = 'haneul-namsan';
const stay = stayIn(40, 1, hotelId);
const arrival = stay.checkInDate;

async function offers(rooms: Party, { hotelId, checkInDate, checkOutDate } = stay): Promise<RoomOffers> {
  const body = { checkInDate, checkOutDate, rooms, lang: 'ko' };
  const answer = await callHub(sandbox, 'roomOffers', { params: { hotelId }, body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
}
async function row(rooms: Party) {
  const { checkInDate, checkOutDate } = stay;
  const body = { checkInDate, checkOutDate, rooms, lang: 'ko', hotelIdList: [hotelId] };
  return (await callHub(sandbox, 'searchStays', { body })).body.data.results[0];
}
const minimumStay = (nights: number, date = arrival) => control(sandbox, '/minimum-stay', { hotelId, date, nights });

beforeEach(async () => {
  await stock(sandbox, { ...stay, checkOutDate: addDays(arrival, 6) }, 5);
  for (let day = 0; day < 6; day += 1) await minimumStay(1, addDays(arrival, day));
});

test('what is free has no obstacle', async () => {
  expect((await offers(couple)).obstacle).toBeNull();
  expect((await row(couple)).obstacle).toBeNull();
});

test('a night without rooms is sold out, with three stays that are not', async () => {
  await stock(sandbox, stay, 0);
  const answer = await offers(couple);
  expect(answer.obstacle).toEqual({ reason: 'soldOut', rooms: null });
  expect((await row(couple)).obstacle).toEqual(answer.obstacle);
  expect(answer.alternatives).toHaveLength(3);
  for (const other of answer.alternatives) expect((await offers(couple, other)).obstacle).toBeNull();
});

test('guests that no room holds are too many for one room, and the split that is named can be booked', async () => {
  const rooms = [{ adults: 4, minor: 3 }];
  const { obstacle } = await offers(rooms);
  if (obstacle?.reason !== 'partyTooLarge' || obstacle.rooms === null) throw new Error(JSON.stringify(obstacle));
  expect((await row(rooms)).obstacle).toEqual(obstacle);
  expect(obstacle.rooms.length).toBeGreaterThan(1);
  expect((await offers(obstacle.rooms)).obstacle).toBeNull();
  await stock(sandbox, stay, 0);
  expect((await offers(rooms)).obstacle).toEqual({ reason: 'partyTooLarge', rooms: null });
});

test('three rooms of which one is too full: the whole party is placed again, in three rooms that can be booked', async () => {
  const { obstacle } = await offers([
    { adults: 1, minor: 0 },
    { adults: 4, minor: 3 },
    { adults: 1, minor: 0 },
  ]);
  if (obstacle?.reason !== 'partyTooLarge' || obstacle.rooms === null) throw new Error(JSON.stringify(obstacle));
  expect(obstacle.rooms).toHaveLength(3);
  expect((await offers(obstacle.rooms)).obstacle).toBeNull();
  const fullest = Array.from({ length: 3 }, () => ({ adults: 4, minor: 3 }));
  expect((await offers(fullest)).obstacle).toEqual({ reason: 'partyTooLarge', rooms: null });
});

test('where the large rooms are gone, the rooms together are sold out and smaller ones are named', async () => {
  const { roomTypes } = await offers(couple);
  for (const { roomTypeId, occupancy } of roomTypes) {
    if (occupancy.maxAdults >= 3)
      await control(sandbox, '/inventory', { hotelId, roomTypeId, date: arrival, count: 0 });
  }
  const { obstacle } = await offers([{ adults: 3, minor: 0 }]);
  expect(obstacle).toMatchObject({ reason: 'soldOut', rooms: [{ adults: 2 }, { adults: 1 }] });
});

test('a stay that is too short names the shortest that is free', async () => {
  await minimumStay(3);
  const checkOutDate = addDays(arrival, 3);
  const { obstacle } = await offers(couple);
  expect(obstacle).toEqual({ reason: 'minimumStay', nights: 3, checkOutDate });
  expect((await row(couple)).obstacle).toEqual(obstacle);
  expect((await offers(couple, { ...stay, checkOutDate })).obstacle).toBeNull();
});

test('a minimum stay into a sold-out night is said without a stay that cannot be had', async () => {
  await minimumStay(2);
  await stock(sandbox, { ...stay, checkInDate: addDays(arrival, 1), checkOutDate: addDays(arrival, 2) }, 0);
  const { obstacle, alternatives } = await offers(couple);
  expect(obstacle).toEqual({ reason: 'minimumStay', nights: 2, checkOutDate: null });
  expect(alternatives).toHaveLength(3);
});

test('a stay beyond the days on sale is refused as such', async () => {
  const checkInDate = addDays(stayIn(0).checkInDate, 400);
  const body = { checkInDate, checkOutDate: addDays(checkInDate, 1), rooms: couple, lang: 'ko' };
  expect((await callHub(sandbox, 'roomOffers', { params: { hotelId }, body })).body.code).toBe('INVALID_STAY');
});

test('the calendar says of a party that no room holds it, and how it can be shared', async () => {
  const ask = async (rooms: Party) => {
    const body = { hotelIdList: [hotelId], viewMonth: arrival.slice(0, 7), viewPeriod: 1, rooms };
    return (await callHub(sandbox, 'availableDates', { body })).body.data.hotels[0];
  };
  expect((await ask(couple)).partyTooLarge).toBeNull();
  const { partyTooLarge, nights } = await ask([{ adults: 4, minor: 3 }]);
  expect(partyTooLarge.rooms.length).toBeGreaterThan(1);
  expect(nights.some(({ available }: { available: boolean }) => available)).toBe(false);
  expect((await ask(partyTooLarge.rooms)).nights.some(({ available }: { available: boolean }) => available)).toBe(true);
});

test('whatever the party, the dates and the stock: the reason is true, and what it names works', async () => {
  const room = fc.record({ adults: fc.integer({ min: 1, max: 4 }), minor: fc.integer({ min: 0, max: 3 }) });
  const search = fc.record({
    house: fc.constantFrom(...hotels.map((hotel) => hotel.hotelId)),
    rooms: fc.array(room, { minLength: 1, maxLength: 3 }),
    from: fc.integer({ min: 50, max: 57 }),
    nights: fc.integer({ min: 1, max: 3 }),
    left: fc.constantFrom(0, 1, 2, 9),
    minimum: fc.integer({ min: 1, max: 4 }),
  });
  await fc.assert(
    fc.asyncProperty(search, async ({ house, rooms, from, nights, left, minimum }) => {
      const asked = stayIn(from, nights, house);
      await control(sandbox, '/inventory', { hotelId: house, date: asked.checkInDate, count: left });
      await control(sandbox, '/minimum-stay', { hotelId: house, date: asked.checkInDate, nights: minimum });
      const answer = await offers(rooms, asked);
      const perRoom = answer.rooms.map((one) => one.offers);
      expect(answer.obstacle === null).toBe(cheapestTogether(perRoom, ({ ratePlan }) => !ratePlan.memberOnly) !== null);
      const holdsAll = rooms.every(({ adults, minor }) =>
        answer.roomTypes.some(
          ({ occupancy }) =>
            adults <= occupancy.maxAdults && minor <= occupancy.maxMinors && adults + minor <= occupancy.maxGuests,
        ),
      );
      const { obstacle } = answer;
      if (obstacle === null) return;
      expect(obstacle.reason === 'partyTooLarge').toBe(!holdsAll);
      if (obstacle.reason !== 'minimumStay') {
        if (obstacle.rooms === null) return;
        const count = (party: Party, who: 'adults' | 'minor') => party.reduce((sum, one) => sum + one[who], 0);
        for (const who of ['adults', 'minor'] as const) expect(count(obstacle.rooms, who)).toBe(count(rooms, who));
        expect((await offers(obstacle.rooms, asked)).obstacle).toBeNull();
        return;
      }
      expect(obstacle.nights).toBe(minimum);
      expect(daysBetween(asked.checkInDate, asked.checkOutDate)).toBeLessThan(minimum);
      if (obstacle.checkOutDate === null) return;
      expect((await offers(rooms, { ...asked, checkOutDate: obstacle.checkOutDate })).obstacle).toBeNull();
    }),
    { numRuns: 60 },
  );
});
