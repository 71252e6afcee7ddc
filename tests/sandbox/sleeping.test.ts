import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { RoomOffer } from '../../lib/hub/contract/offer.ts';
import type { SleepingRules } from '../../lib/hub/contract/sleeping.ts';
import { addDays } from '../../sandbox/hub/seoul-day.ts';
import { findRoomType, roomTypeEntries } from '../../sandbox/hub/stay/room-type-index.ts';
import { arrange, housingOf } from '../../sandbox/hub/stay/sleeping.ts';
import { bookingBody, type StayWish, stayIn, stock } from './booking-steps.ts';
import { callHub, signIn } from './hub-caller.ts';
import { sandboxForFile } from './sandbox-for-tests.ts';

const double: SleepingRules = {
  beds: [{ kind: 'double', count: 1, sleeps: 2, sizeCm: null }],
  sharingFreeBelow: 6,
  extraBed: { kind: 'bed', most: 1, nightKrw: 66_000 },
  crib: { most: 1, nightKrw: 22_000, belowAge: 2 },
};
const family: SleepingRules = {
  ...double,
  beds: [...double.beds, { kind: 'single', count: 2, sleeps: 1, sizeCm: null }],
};
const mats: SleepingRules = {
  ...double,
  beds: [{ kind: 'mat', count: 2, sleeps: 1, sizeCm: null }],
  sharingFreeBelow: 13,
  extraBed: { kind: 'mat', most: 1, nightKrw: 44_000 },
  crib: null,
};
const freeCrib = { ...double, crib: { most: 1, nightKrw: 0, belowAge: 2 } };

/** As `place: who`, with a price where there is one. */
const lines = (rules: SleepingRules, adults: number, ages: number[]) =>
  arrange(rules, adults, ages)?.map(
    ({ place, shared, adults: grown, minorAges, nightKrw }) =>
      `${shared ? 'shares ' : ''}${place}: ${[grown > 0 ? `${grown} adults` : '', ...minorAges].filter((who) => who !== '').join(', ')}${nightKrw > 0 ? ` +${nightKrw}` : ''}`,
  ) ?? null;

function requireType(roomTypeId: string) {
  const entry = findRoomType(roomTypeId);
  if (!entry) throw new Error(`No room type ${roomTypeId}`);
  return entry;
}

describe('who sleeps where', () => {
  it.each<[string, SleepingRules, number, number[], string[] | null]>([
    ['two adults alone', double, 2, [], ['double: 2 adults']],
    ['a child of 5 below the age of 6 shares', double, 2, [5], ['double: 2 adults', 'shares double: 5']],
    ['a child of 6 does not', double, 2, [6], ['double: 2 adults', 'extraBed: 6 +66000']],
    ['children of 5 and 13', double, 2, [5, 13], ['double: 2 adults', 'shares double: 5', 'extraBed: 13 +66000']],
    [
      'one child a bed shares, the other pays',
      double,
      2,
      [4, 5],
      ['double: 2 adults', 'shares double: 4', 'extraBed: 5 +66000'],
    ],
    ['two older children and one extra bed', double, 2, [13, 15], null],
    ['a baby shares where the crib costs', double, 2, [0], ['double: 2 adults', 'shares double: 0']],
    ['a baby sleeps in a free crib', freeCrib, 2, [1], ['double: 2 adults', 'crib: 1']],
    ['a child of 2 is too old for the crib', freeCrib, 2, [2], ['double: 2 adults', 'shares double: 2']],
    ['beds of the room come before extra beds', family, 2, [13, 5], ['double: 2 adults', 'single: 13, 5']],
    ['one adult leaves half of the double bed', double, 1, [13], ['double: 1 adults, 13']],
    [
      'floors share below 13 and take one more mat',
      mats,
      2,
      [12, 16],
      ['mat: 2 adults', 'shares mat: 12', 'extraMat: 16 +44000'],
    ],
  ])('%s', (_name, rules, adults, ages, expected) => {
    expect(lines(rules, adults, ages)).toEqual(expected);
  });

  it('gives every guest exactly one place, whatever the ages and their order', () => {
    const party = fc.record({
      roomTypeId: fc.constantFrom(...roomTypeEntries.map((entry) => entry.roomTypeId)),
      adults: fc.integer({ min: 1, max: 4 }),
      minorAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 3 }),
    });
    fc.assert(
      fc.property(party, ({ roomTypeId, adults, minorAges }) => {
        const entry = requireType(roomTypeId);
        const housing = housingOf(entry, { adults, minor: minorAges.length, minorAges });
        const turned = housingOf(entry, { adults, minor: minorAges.length, minorAges: minorAges.toReversed() });
        expect(turned).toEqual(housing);
        expect(housing.sleeping === null).toBe(housing.misfit !== null);
        if (housing.sleeping === null) return;
        const placed = housing.sleeping.flatMap((line) => line.minorAges);
        expect(placed.toSorted()).toEqual(minorAges.toSorted());
        expect(housing.sleeping.reduce((sum, line) => sum + line.adults, 0)).toBe(adults);
        expect(housing.sleeping.reduce((sum, line) => sum + line.nightKrw, 0)).toBe(housing.nightKrw);
      }),
    );
  });

  it('takes every party of adults that the room type takes, without an extra bed', () => {
    for (const entry of roomTypeEntries) {
      const { maxAdults } = entry.archetype;
      expect(housingOf(entry, { adults: maxAdults, minor: 0 })).toMatchObject({ nightKrw: 0, misfit: null });
    }
  });

  it('houses as before where the ages are not said', () => {
    const twin = requireType('haneul-gyeongbok-accessible-twin');
    expect(housingOf(twin, { adults: 2, minor: 1 })).toEqual({ sleeping: null, nightKrw: 0, misfit: null });
    expect(housingOf(twin, { adults: 2, minor: 1, minorAges: [10] })).toMatchObject({
      misfit: { reason: 'beds', age: 10 },
    });
    expect(housingOf(twin, { adults: 2, minor: 2 })).toMatchObject({ misfit: { reason: 'minors' } });
  });
});

const sandbox = sandboxForFile();
const family4 = { adults: 2, minor: 2, minorAges: [5, 13] };
const roomTypeId = 'haneul-gyeongbok-deluxe-twin';

async function offersFor(stay: StayWish, room: object = family4) {
  const { checkInDate, checkOutDate } = stay;
  const { body } = await callHub(sandbox, 'roomOffers', {
    params: { hotelId: stay.hotelId },
    body: { checkInDate, checkOutDate, rooms: [room], lang: 'en' },
  });
  const [{ offers, misfits }] = body.data.rooms as [{ offers: RoomOffer[]; misfits: object[] }];
  return { offers, misfits };
}

test('a family pays one total in list, calendar, room and booking, and the ledger earns on the room alone', async () => {
  const member = await signIn(sandbox);
  const stay = stayIn(70);
  await stock(sandbox, stay, 0);
  await stock(sandbox, stay, 3, roomTypeId);
  const { offers } = await offersFor(stay);
  const offer = offers.find(({ ratePlan }) => ratePlan.ratePlanId === 'flexible');
  if (!offer) throw new Error('No flexible offer');
  const { price, sleeping, cancellation } = offer;
  expect(price.beddingKrw).toBe(132_000);
  expect(sleeping).toMatchObject([
    { place: 'single', shared: false, adults: 2, count: 2 },
    { place: 'single', shared: true, minorAges: [5] },
    { place: 'extraBed', minorAges: [13], nightKrw: 66_000 },
  ]);
  expect(price.roomKrw + price.serviceKrw + price.taxKrw + price.beddingKrw).toBe(price.totalKrw);
  expect(price.nights.reduce((sum, night) => sum + night.amountKrw, 0)).toBe(price.totalKrw);
  expect(price.nights.map(({ amountKrw }) => amountKrw)).toContain(cancellation.penaltyKrw);

  const { checkInDate, checkOutDate, hotelId } = stay;
  const found = await callHub(sandbox, 'searchStays', {
    body: { checkInDate, checkOutDate, rooms: [family4], lang: 'en', hotelIdList: [hotelId] },
  });
  const [row] = found.body.data.results;
  const forEverybody = offers.filter(({ ratePlan }) => !ratePlan.memberOnly);
  expect(row.lowestTotalKrw).toBe(Math.min(...forEverybody.map(({ price: { totalKrw } }) => totalKrw)));
  const calendar = await callHub(sandbox, 'availableDates', {
    body: { hotelIdList: [hotelId], viewMonth: checkInDate.slice(0, 7), viewPeriod: 2, rooms: [family4] },
  });
  const nights = calendar.body.data.hotels[0].nights.filter(
    (night: { date: string }) => night.date >= checkInDate && night.date < checkOutDate,
  );
  expect(nights.reduce((sum: number, night: { lowestKrw: number }) => sum + night.lowestKrw, 0)).toBe(
    row.lowestTotalKrw,
  );

  const base = bookingBody(stay, offer);
  const rooms = base.rooms.map((room) => ({ ...room, ...family4 }));
  const wrong = await callHub(sandbox, 'createReservation', {
    token: member.token,
    body: { ...base, rooms: rooms.map((room) => ({ ...room, minorAges: [5] })) },
  });
  expect(wrong.status).toBe(400);
  const booked = await callHub(sandbox, 'createReservation', { token: member.token, body: { ...base, rooms } });
  expect(booked.body.data.totalKrw).toBe(price.totalKrw);
  const { reservationNo } = booked.body.data;
  const detail = () =>
    callHub(sandbox, 'reservationDetail', { token: member.token, params: { reservationNo }, query: { lang: 'en' } });
  const before = (await detail()).body.data;
  expect(before.rooms[0]).toMatchObject({
    minorAges: [5, 13],
    price,
    sleeping,
  });
  expect(before.earnedPoints).toBe(Math.floor((price.roomKrw * 110) / 100_000));

  // Other dates without a word of the ages: they stay, and so does the price of the bed.
  const later = { checkInDate: addDays(checkInDate, 1), checkOutDate: addDays(checkOutDate, 1) };
  await stock(sandbox, { ...stay, ...later }, 3, roomTypeId);
  const { guestFirstName, guestLastName, requests } = base.rooms[0] ?? {};
  const change = {
    ...later,
    rooms: [{ adults: 2, minor: 2, guestFirstName, guestLastName, requests }],
    revision: 0,
    lang: 'en',
  };
  const quote = await callHub(sandbox, 'quoteChange', { token: member.token, params: { reservationNo }, body: change });
  expect(quote.body.data.rooms[0].price.beddingKrw).toBe(132_000);
  const expectedTotalKrw = quote.body.data.afterKrw;
  await callHub(sandbox, 'changeReservation', {
    token: member.token,
    params: { reservationNo },
    body: { ...change, expectedTotalKrw },
  });
  expect((await detail()).body.data).toMatchObject({ totalKrw: expectedTotalKrw, rooms: [{ minorAges: [5, 13] }] });
});

test('a party that a room type does not take gets the reason, also by age', async () => {
  const { misfits } = await offersFor(stayIn(75), { adults: 2, minor: 2, minorAges: [13, 15] });
  expect(misfits).toContainEqual({ roomTypeId, reason: 'beds', age: 15 });
  expect(misfits).toContainEqual({
    roomTypeId: 'haneul-gyeongbok-deluxe-double',
    reason: 'minors',
    age: null,
  });
});
