import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { book, bookingBody, offerOf, offersOf, stayIn, stock } from './booking-steps.ts';
import { callHub, control, type SignedIn, signIn } from './hub-caller.ts';
import { sandboxForFile } from './sandbox-for-tests.ts';

const sandbox = sandboxForFile();
let member: SignedIn;
beforeAll(async () => {
  member = await signIn(sandbox);
});

test('the last room goes to one of twenty guests who ask at once', async () => {
  const stay = stayIn(30);
  await stock(sandbox, stay, 1);
  const offer = await offerOf(sandbox, stay, 'flexible');
  await stock(sandbox, stay, 0);
  await stock(sandbox, stay, 1, offer.roomTypeId);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => book(sandbox, member.token, bookingBody(stay, offer), randomUUID())),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === 'SOLD_OUT')).toHaveLength(19);
  expect(await offersOf(sandbox, stay)).toEqual([]);
});

test('two rooms of a type of which one is left are refused together, and nothing is taken', async () => {
  const stay = stayIn(33);
  await stock(sandbox, stay, 1);
  const offer = await offerOf(sandbox, stay, 'flexible');
  const body = bookingBody(stay, offer);
  const twice = { ...body, rooms: [body.rooms[0], body.rooms[0]], expectedTotalKrw: body.expectedTotalKrw * 2 };
  expect((await book(sandbox, member.token, twice)).body.code).toBe('SOLD_OUT');
  expect((await offerOf(sandbox, stay, 'flexible', offer.roomTypeId)).roomsLeft).toBe(1);
});

test('a repeated key answers as the first time and books once; another body under it is refused', async () => {
  const stay = stayIn(36);
  await stock(sandbox, stay, 5);
  const offer = await offerOf(sandbox, stay, 'flexible');
  const key = randomUUID();
  const body = bookingBody(stay, offer);
  const [first, second] = await Promise.all([
    book(sandbox, member.token, body, key),
    book(sandbox, member.token, body, key),
  ]);
  expect(first?.status).toBe(200);
  expect(second?.body).toEqual(first?.body);
  const third = await book(
    sandbox,
    member.token,
    { ...body, contact: { ...body.contact, mobile: '010-0000-0002' } },
    key,
  );
  expect(third.status).toBe(409);
  expect(third.body.code).toBe('IDEMPOTENCY_MISMATCH');
  expect((await offerOf(sandbox, stay, 'flexible', offer.roomTypeId)).roomsLeft).toBe(4);
});

test('a refusal is not kept under its key: once a room is free the same call books', async () => {
  const stay = stayIn(39);
  await stock(sandbox, stay, 1);
  const offer = await offerOf(sandbox, stay, 'flexible');
  const key = randomUUID();
  await stock(sandbox, stay, 0);
  expect((await book(sandbox, member.token, bookingBody(stay, offer), key)).body.code).toBe('SOLD_OUT');
  await stock(sandbox, stay, 1);
  expect((await book(sandbox, member.token, bookingBody(stay, offer), key)).status).toBe(200);
});

test('a minimum stay that came between page and confirmation is refused by its name', async () => {
  const stay = stayIn(45, 1);
  await stock(sandbox, stay, 3);
  const offer = await offerOf(sandbox, stay, 'flexible');
  await control(sandbox, '/minimum-stay', { hotelId: stay.hotelId, date: stay.checkInDate, nights: 2 });
  expect((await book(sandbox, member.token, bookingBody(stay, offer))).body).toMatchObject({
    code: 'INVALID_STAY',
    data: { reason: 'minimumStay', nights: 2 },
  });
});

test('a price that changed between page and confirmation is refused with the new total', async () => {
  const stay = stayIn(42);
  await stock(sandbox, stay, 3);
  const offer = await offerOf(sandbox, stay, 'flexible');
  await control(sandbox, '/price', { hotelId: stay.hotelId, date: stay.checkInDate, factor: 1.5 });
  const answer = await book(sandbox, member.token, bookingBody(stay, offer));
  const now = await offerOf(sandbox, stay, 'flexible', offer.roomTypeId);
  expect(answer.status).toBe(409);
  expect(answer.body).toMatchObject({ code: 'PRICE_CHANGED', data: { totalKrw: now.price.totalKrw } });
  expect(now.roomsLeft).toBe(3);
  expect((await book(sandbox, member.token, bookingBody(stay, now))).status).toBe(200);
});

test.each([
  ['a past stay', stayIn(-1), 'INVALID_STAY'],
  ['a reversed stay', { ...stayIn(10), checkOutDate: stayIn(9).checkInDate }, 'INVALID_STAY'],
  ['an empty stay', stayIn(10, 0), 'INVALID_STAY'],
  ['31 nights', stayIn(10, 31), 'INVALID_STAY'],
  ['a stay beyond the 400 days', stayIn(399, 2), 'INVALID_STAY'],
  ['an unknown hotel', stayIn(10, 2, 'nowhere'), 'NOT_FOUND'],
])('%s is refused by offers and by booking', async (_, stay, code) => {
  const { checkInDate, checkOutDate } = stay;
  const offers = await callHub(sandbox, 'roomOffers', {
    params: { hotelId: stay.hotelId },
    body: { checkInDate, checkOutDate, rooms: [{ adults: 1, minor: 0 }], lang: 'ko' },
  });
  expect(offers.body).toMatchObject({ code, message: expect.any(String) });
  const good = stayIn(50);
  await stock(sandbox, good, 2);
  const body = { ...bookingBody(good, await offerOf(sandbox, good, 'flexible')), ...stay };
  expect((await book(sandbox, member.token, body)).body.code).toBe(code);
});

test('too many guests and a missing required consent are refused', async () => {
  const stay = stayIn(53);
  await stock(sandbox, stay, 2);
  const body = bookingBody(stay, await offerOf(sandbox, stay, 'flexible', 'haneul-gyeongbok-deluxe-double'));
  const crowded = { ...body, rooms: [{ ...body.rooms[0], adults: 4 }] };
  expect((await book(sandbox, member.token, crowded)).body.code).toBe('OCCUPANCY_EXCEEDED');
  const silent = await book(sandbox, member.token, {
    ...body,
    consents: { requiredTermIds: ['booking-privacy'], optionalTermIds: [] },
  });
  expect(silent.body).toMatchObject({ code: 'TERMS_REQUIRED', data: { termIds: ['booking-conditions'] } });
});

test("somebody else's reservation answers as one that does not exist", async () => {
  const { token } = await signIn(sandbox, 'recommender');
  const call = (reservationNo: string) =>
    callHub(sandbox, 'reservationDetail', { token, params: { reservationNo }, query: { lang: 'ko' } });
  const foreign = await call('HN-SAMPLE01');
  const unknown = await call('HN-NOTHING1');
  expect(foreign.status).toBe(404);
  expect(foreign.body).toEqual(unknown.body);
});
