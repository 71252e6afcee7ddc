// Long, because every rule of a change is tried on one ledger.
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { RoomOffer } from '../../lib/hub/contract/offer.ts';
import { addDays } from '../../sandbox/hub/seoul-day.ts';
import { book, bookingBody, endGrace, offerOf, offersOf, type StayWish, stayIn, stock } from './booking-steps.ts';
import { callHub, control, signIn } from './hub-caller.ts';
import { sandboxForEachTest } from './sandbox-for-tests.ts';

const sandbox = sandboxForEachTest();
let token: string;
beforeEach(async () => {
  token = (await signIn(sandbox)).token;
});

const stay = stayIn(20);
const moved: StayWish = {
  ...stay,
  checkInDate: addDays(stay.checkInDate, 1),
  checkOutDate: addDays(stay.checkOutDate, 1),
};
const deluxe = 'haneul-gyeongbok-deluxe-double';
const guest = { guestFirstName: 'Sample', guestLastName: 'Member', requests: '' };

const wishFor = ({ checkInDate, checkOutDate }: StayWish, room: object = {}) => ({
  checkInDate,
  checkOutDate,
  rooms: [{ adults: 2, minor: 0, ...guest, ...room }],
  lang: 'ko',
});
const detail = async (reservationNo: string) =>
  (await callHub(sandbox, 'reservationDetail', { token, params: { reservationNo }, query: { lang: 'ko' } })).body.data;
/** Of the reservation as it is now, where `body` says no other revision. */
const ofNow = async (reservationNo: string, body: object) => ({
  revision: (await detail(reservationNo)).revision,
  ...body,
});
const quote = async (reservationNo: string, body: object) =>
  callHub(sandbox, 'quoteChange', { token, params: { reservationNo }, body: await ofNow(reservationNo, body) });
const change = async (reservationNo: string, body: object, key: string = randomUUID()) =>
  callHub(sandbox, 'changeReservation', {
    token,
    params: { reservationNo },
    body: await ofNow(reservationNo, body),
    headers: { 'idempotency-key': key },
  });

async function booked(wish: StayWish = stay, ratePlanId = 'flexible') {
  const offer = await offerOf(sandbox, wish, ratePlanId, deluxe);
  const { body } = await book(sandbox, token, bookingBody(wish, offer));
  return { offer, reservationNo: body.data.reservationNo as string };
}
const left = async (wish: StayWish) => (await offerOf(sandbox, wish, 'flexible', deluxe)).roomsLeft;

test('a quote counts the rooms that the reservation holds as free, adds up, and changes nothing', async () => {
  await stock(sandbox, stay, 1);
  await stock(sandbox, moved, 1);
  const { offer, reservationNo } = await booked();
  const { body, status } = await quote(reservationNo, wishFor(moved));
  expect(status).toBe(200);
  const { beforeKrw, afterKrw, differenceKrw, rooms } = body.data;
  expect(beforeKrw).toBe(offer.price.totalKrw);
  expect(afterKrw - beforeKrw).toBe(differenceKrw);
  expect(rooms.map(({ price }: { price: { totalKrw: number } }) => price.totalKrw)).toEqual([afterKrw]);
  expect(await detail(reservationNo)).toMatchObject({ checkInDate: stay.checkInDate, changedAt: null });
});

test('a change at the agreed total gives the old nights back and takes the new ones', async () => {
  await stock(sandbox, stay, 1);
  await stock(sandbox, moved, 1);
  const { reservationNo } = await booked();
  const { afterKrw } = (await quote(reservationNo, wishFor(moved))).body.data;
  const key = randomUUID();
  const wish = { ...wishFor(moved, { adults: 1, requests: 'A cot' }), revision: 0, expectedTotalKrw: afterKrw };
  const first = await change(reservationNo, wish, key);
  expect(first.body.data).toEqual({ reservationNo, totalKrw: afterKrw });
  expect((await change(reservationNo, wish, key)).body).toEqual(first.body);
  const now = await detail(reservationNo);
  expect(now).toMatchObject({ checkInDate: moved.checkInDate, totalKrw: afterKrw, changedAt: expect.any(String) });
  expect(now.rooms[0]).toMatchObject({ adults: 1, requests: 'A cot' });
  expect(await left({ ...stay, checkOutDate: moved.checkInDate })).toBe(1);
  const held = { ...moved, checkInDate: stay.checkOutDate };
  await expect(left(held)).rejects.toThrow('No flexible offer');
});

test('a change for an earlier state of the reservation is refused, quoted or made; the same one under its key is not', async () => {
  await stock(sandbox, stay, 2);
  const { offer, reservationNo } = await booked();
  const expectedTotalKrw = offer.price.totalKrw;
  const { revision } = await detail(reservationNo);
  const first = { ...wishFor(stay, { requests: 'A cot' }), revision, expectedTotalKrw };
  const key = randomUUID();
  const made = await change(reservationNo, first, key);
  expect(made.status).toBe(200);
  expect((await change(reservationNo, first, key)).body).toEqual(made.body);
  const second = { ...wishFor(stay, { guestFirstName: 'Another' }), revision };
  expect((await quote(reservationNo, second)).body.code).toBe('CHANGED_MEANWHILE');
  expect((await change(reservationNo, { ...second, expectedTotalKrw })).body.code).toBe('CHANGED_MEANWHILE');
  expect((await detail(reservationNo)).rooms[0]).toMatchObject({ guestFirstName: 'Sample', requests: 'A cot' });
  expect((await quote(reservationNo, { ...second, revision: revision + 1 })).status).toBe(200);
});

test('a change of nothing is refused, quoted or made, and sends no email', async () => {
  await stock(sandbox, stay, 1);
  const { offer, reservationNo } = await booked();
  const before = await detail(reservationNo);
  const wish = wishFor(stay);
  expect((await quote(reservationNo, wish)).body.code).toBe('NOTHING_CHANGED');
  const expectedTotalKrw = offer.price.totalKrw;
  expect((await change(reservationNo, { ...wish, expectedTotalKrw })).body.code).toBe('NOTHING_CHANGED');
  expect(await detail(reservationNo)).toEqual({ ...before, asOf: expect.any(String) });
});

test('a change that the hotel cannot take leaves the reservation as it was', async () => {
  await stock(sandbox, stay, 1);
  const { reservationNo } = await booked();
  await stock(sandbox, { ...moved, checkInDate: stay.checkOutDate }, 0);
  const before = await detail(reservationNo);
  expect((await quote(reservationNo, wishFor(moved))).body.code).toBe('SOLD_OUT');
  expect((await change(reservationNo, { ...wishFor(moved), expectedTotalKrw: 1 })).body.code).toBe('SOLD_OUT');
  expect(await detail(reservationNo)).toEqual({ ...before, asOf: expect.any(String) });
});

test('a price that moved since the quote is refused with the new total, and nothing is swapped', async () => {
  await stock(sandbox, stay, 2);
  await stock(sandbox, moved, 2);
  const { reservationNo } = await booked();
  const { afterKrw } = (await quote(reservationNo, wishFor(moved))).body.data;
  await control(sandbox, '/price', { hotelId: stay.hotelId, date: moved.checkInDate, factor: 1.5 });
  const answer = await change(reservationNo, { ...wishFor(moved), expectedTotalKrw: afterKrw });
  const now = (await quote(reservationNo, wishFor(moved))).body.data.afterKrw;
  expect(now).toBeGreaterThan(afterKrw);
  expect(answer.body).toMatchObject({ code: 'PRICE_CHANGED', data: { totalKrw: now } });
  expect(await detail(reservationNo)).toMatchObject({ checkInDate: stay.checkInDate, changedAt: null });
});

test('names and requests keep the price that was agreed, whatever the night costs today', async () => {
  await stock(sandbox, stay, 2);
  const { offer, reservationNo } = await booked();
  await control(sandbox, '/price', { hotelId: stay.hotelId, date: stay.checkInDate, factor: 2 });
  const wish = wishFor(stay, { guestFirstName: 'Another', requests: 'High floor' });
  expect((await quote(reservationNo, wish)).body.data).toMatchObject({ differenceKrw: 0 });
  expect((await change(reservationNo, { ...wish, expectedTotalKrw: offer.price.totalKrw })).status).toBe(200);
  expect((await detail(reservationNo)).rooms[0]).toMatchObject({ guestFirstName: 'Another', requests: 'High floor' });
});

test('once cancelling costs money dates stay as they are, names do not', async () => {
  await stock(sandbox, stay, 2);
  await stock(sandbox, moved, 2);
  const { offer, reservationNo } = await booked(stay, 'advance');
  await endGrace(sandbox, reservationNo);
  expect(await detail(reservationNo)).toMatchObject({ datesChangeableYn: 'N', guestsChangeableYn: 'Y' });
  const feeKrw = offer.price.totalKrw;
  expect((await quote(reservationNo, wishFor(moved))).body).toMatchObject({ code: 'FEE_DUE', data: { feeKrw } });
  expect((await quote(reservationNo, wishFor(stay, { guestFirstName: 'Another' }))).status).toBe(200);
});

test.each([
  [
    'more rooms than were booked',
    { ...wishFor(stay), rooms: [...wishFor(stay).rooms, ...wishFor(stay).rooms] },
    'BAD_REQUEST',
  ],
  ['too many guests for the room', wishFor(stay, { adults: 4 }), 'OCCUPANCY_EXCEEDED'],
  ['a past stay', wishFor(stayIn(-2)), 'INVALID_STAY'],
  ['a reversed stay', { ...wishFor(stay), checkOutDate: addDays(stay.checkInDate, -1) }, 'INVALID_STAY'],
])('%s is refused', async (_, wish, code) => {
  await stock(sandbox, stay, 2);
  const { reservationNo } = await booked();
  expect((await quote(reservationNo, wish)).body.code).toBe(code);
});

test('a cancelled reservation and one whose check-in has opened are not changed', async () => {
  await stock(sandbox, stay, 2);
  const { reservationNo } = await booked();
  await callHub(sandbox, 'cancelReservation', { token, params: { reservationNo }, body: { expectedFeeKrw: 0 } });
  expect((await quote(reservationNo, wishFor(stay))).body.code).toBe('NOT_CHANGEABLE');
});

test("somebody else's reservation answers as one that does not exist", async () => {
  const stranger = (await signIn(sandbox, 'recommender')).token;
  const ask = (reservationNo: string) =>
    callHub(sandbox, 'quoteChange', {
      token: stranger,
      params: { reservationNo },
      body: { ...wishFor(stay), revision: 0 },
    });
  const foreign = await ask('HN-SAMPLE01');
  expect(foreign.status).toBe(404);
  expect(foreign.body).toEqual((await ask('HN-NOTHING1')).body);
});

test('the last night goes to one of many who book it or move to it at once', async () => {
  const last = { ...stay, checkInDate: stay.checkOutDate, checkOutDate: addDays(stay.checkOutDate, 1) };
  await stock(sandbox, stay, 3);
  await stock(sandbox, last, 1);
  const offer = await offerOf(sandbox, last, 'flexible', deluxe);
  const movers = await Promise.all([booked(), booked(), booked()]);
  const quotes = await Promise.all(movers.map(({ reservationNo }) => quote(reservationNo, wishFor(last))));
  const answers = await Promise.all([
    ...movers.map(({ reservationNo }, index) =>
      change(reservationNo, { ...wishFor(last), expectedTotalKrw: quotes[index]?.body.data.afterKrw }),
    ),
    ...Array.from({ length: 6 }, () => book(sandbox, token, bookingBody(last, offer), randomUUID())),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === 'SOLD_OUT')).toHaveLength(8);
});

test('the time of arrival is kept, named in the mail, and taken away again, at the price that was agreed', async () => {
  await stock(sandbox, stay, 2);
  const { offer, reservationNo } = await booked(stay, 'advance');
  await endGrace(sandbox, reservationNo);
  const expectedTotalKrw = offer.price.totalKrw;
  const wish = { ...wishFor(stay), arrivalTime: '22:00' };
  expect((await quote(reservationNo, wish)).body.data).toMatchObject({ differenceKrw: 0, feeKrw: 0 });
  expect((await change(reservationNo, { ...wish, expectedTotalKrw })).status).toBe(200);
  expect((await detail(reservationNo)).arrivalTime).toBe('22:00');
  const { mails } = (await control(sandbox, '/outbox', undefined, 'GET')) as { mails: { text: string }[] };
  expect(mails[0]?.text).toContain('22:00');
  expect((await quote(reservationNo, wish)).body.code, 'as it is').toBe('NOTHING_CHANGED');
  const renamed = wishFor(stay, { guestFirstName: 'Another' });
  expect((await change(reservationNo, { ...renamed, expectedTotalKrw })).status).toBe(200);
  expect((await detail(reservationNo)).arrivalTime, 'not said: as it is').toBe('22:00');
  expect((await change(reservationNo, { ...renamed, arrivalTime: null, expectedTotalKrw })).status).toBe(200);
  expect((await detail(reservationNo)).arrivalTime).toBeNull();
});

test('another room type is priced now, the other room keeps its price, and the old room is on sale again', async () => {
  await stock(sandbox, stay, 3);
  const offer = await offerOf(sandbox, stay, 'flexible', deluxe);
  const [room] = bookingBody(stay, offer).rooms;
  const body = { ...bookingBody(stay, offer), rooms: [room, room], expectedTotalKrw: 2 * offer.price.totalKrw };
  const reservationNo = (await book(sandbox, token, body)).body.data.reservationNo as string;
  await control(sandbox, '/price', { hotelId: stay.hotelId, date: stay.checkInDate, factor: 2 });
  const target = (await offersOf(sandbox, stay)).find(
    ({ roomTypeId, ratePlan }) => roomTypeId !== deluxe && ratePlan.ratePlanId === 'flexible',
  );
  const [plain] = wishFor(stay).rooms;
  const wish = { ...wishFor(stay), rooms: [plain, { ...plain, roomTypeId: target?.roomTypeId }] };
  const quoted = (await quote(reservationNo, wish)).body.data;
  expect(quoted).toMatchObject({
    beforeKrw: body.expectedTotalKrw,
    afterKrw: offer.price.totalKrw + (target?.price.totalKrw ?? 0),
  });
  expect(await left(stay)).toBe(1);
  const before = await detail(reservationNo);
  expect((await change(reservationNo, { ...wish, expectedTotalKrw: quoted.afterKrw })).status).toBe(200);
  const after = await detail(reservationNo);
  expect(after.rooms[0]).toEqual(before.rooms[0]);
  expect(after.rooms[1]).toMatchObject({ roomTypeId: target?.roomTypeId, ratePlanId: 'flexible' });
  expect(after.totalKrw).toBe(quoted.afterKrw);
  expect(await left(stay)).toBe(2);
});

test('another rate is priced now with its own rule of cancellation, and nothing is changed free of charge after it', async () => {
  await stock(sandbox, stay, 2);
  const { reservationNo } = await booked();
  const advance = await offerOf(sandbox, stay, 'advance', deluxe);
  const ids = (await detail(reservationNo)).ratePlans.map(({ ratePlanId }: { ratePlanId: string }) => ratePlanId);
  // Packages are sold on some dates only.
  expect(ids).toEqual(expect.arrayContaining(['member', 'advance', 'flexible', 'breakfast']));
  const wish = wishFor(stay, { roomTypeId: deluxe, ratePlanId: 'advance' });
  const quoted = (await quote(reservationNo, wish)).body.data;
  expect(quoted).toMatchObject({
    afterKrw: advance.price.totalKrw,
    rooms: [
      {
        ratePlanName: advance.ratePlan.name,
        cancellation: { refundable: false, freeUntil: null, penaltyKrw: advance.price.totalKrw },
      },
    ],
  });
  expect((await change(reservationNo, { ...wish, expectedTotalKrw: quoted.afterKrw })).status).toBe(200);
  expect((await detail(reservationNo)).rooms[0]).toMatchObject({ ratePlanId: 'advance', roomTypeId: deluxe });
  await endGrace(sandbox, reservationNo);
  expect((await quote(reservationNo, wishFor(stay, { ratePlanId: 'flexible' }))).body).toMatchObject({
    code: 'FEE_DUE',
    data: { feeKrw: advance.price.totalKrw },
  });
});

test('the last room of the other type that somebody else takes between quote and press is refused', async () => {
  await stock(sandbox, stay, 2);
  const { reservationNo } = await booked();
  const target = (await offersOf(sandbox, stay)).find(({ roomTypeId }) => roomTypeId !== deluxe);
  const roomTypeId = target?.roomTypeId ?? '';
  const wish = wishFor(stay, { roomTypeId });
  const { afterKrw } = (await quote(reservationNo, wish)).body.data;
  await stock(sandbox, stay, 0, roomTypeId);
  const before = await detail(reservationNo);
  expect((await change(reservationNo, { ...wish, expectedTotalKrw: afterKrw })).body.code).toBe('SOLD_OUT');
  expect(await detail(reservationNo)).toEqual({ ...before, asOf: expect.any(String) });
});

test('a room whose cancellation costs something is not changed to another type; one that is free beside it is', async () => {
  await stock(sandbox, stay, 3);
  const offers = await Promise.all(['advance', 'flexible'].map((plan) => offerOf(sandbox, stay, plan, deluxe)));
  const [room] = bookingBody(stay, offers[0] as RoomOffer).rooms;
  const rooms = offers.map(({ ratePlan: { ratePlanId } }) => ({ ...room, ratePlanId }));
  const expectedTotalKrw = offers.reduce((sum, { price }) => sum + price.totalKrw, 0);
  const body = { ...bookingBody(stay, offers[0] as RoomOffer), rooms, expectedTotalKrw };
  const reservationNo = (await book(sandbox, token, body)).body.data.reservationNo as string;
  await endGrace(sandbox, reservationNo);
  const roomTypeId = (await offersOf(sandbox, stay)).find((other) => other.roomTypeId !== deluxe)?.roomTypeId;
  const [plain] = wishFor(stay).rooms;
  const typed = (index: number) => ({
    ...wishFor(stay),
    rooms: [0, 1].map((at) => (at === index ? { ...plain, roomTypeId } : plain)),
  });
  expect((await quote(reservationNo, typed(0))).body).toMatchObject({
    code: 'FEE_DUE',
    data: { feeKrw: offers[0]?.price.totalKrw },
  });
  expect((await quote(reservationNo, typed(1))).status).toBe(200);
});

test('S60 S64 each change within ten minutes is mailed, the thirteenth is not made, and three mails are sent again', async () => {
  await stock(sandbox, stay, 2);
  const { offer, reservationNo } = await booked();
  const mails = async () => (await (await fetch(`${sandbox.controlBase}/outbox`)).json()).mails.length;
  const before = await mails();
  const expectedTotalKrw = offer.price.totalKrw;
  const note = (requests: string) => change(reservationNo, { ...wishFor(stay, { requests }), expectedTotalKrw });
  for (let n = 0; n < 12; n += 1) expect((await note(`Note ${n}`)).status).toBe(200);
  expect(await mails()).toBe(before + 12);
  const refused = await note('One more');
  expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
  expect((await detail(reservationNo)).rooms[0].requests).toBe('Note 11');
  const again = () => callHub(sandbox, 'mailReservation', { token, params: { reservationNo }, body: { lang: 'ko' } });
  for (let n = 0; n < 3; n += 1) expect((await again()).status).toBe(200);
  const notSent = await again();
  expect([notSent.status, notSent.body.code]).toEqual([429, 'RATE_LIMITED']);
  expect(Number(notSent.headers.get('retry-after'))).toBeGreaterThan(500);
  expect(await mails()).toBe(before + 15);
});
