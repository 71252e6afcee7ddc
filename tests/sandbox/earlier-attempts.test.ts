import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { book, bookingBody, offerOf, stayIn, stock } from './booking-steps.ts';
import { bookTable, guestTableBody, tableBody, tableIn } from './dining-steps.ts';
import { callHub, signIn } from './hub-caller.ts';
import { sandboxForEachTest } from './sandbox-for-tests.ts';

const sandbox = sandboxForEachTest();

const stay = stayIn(20);
const deluxe = 'haneul-gyeongbok-deluxe-double';

async function goodBody(rooms = 3, ratePlanId = 'flexible') {
  await stock(sandbox, stay, rooms);
  return bookingBody(stay, await offerOf(sandbox, stay, ratePlanId, deluxe));
}
const bookAsGuest = (body: object, key: string) =>
  callHub(sandbox, 'createGuestReservation', { body, headers: { 'idempotency-key': key } });
const roomsLeft = async () => (await offerOf(sandbox, stay, 'flexible', deluxe)).roomsLeft;

describe('a guest whose answer was lost logs in and confirms', () => {
  test('nothing more is booked where the guest’s attempt was, and it is not revealed', async () => {
    const body = await goodBody();
    const guestKey = randomUUID();
    const { reservationNo } = (await bookAsGuest(body, guestKey)).body.data;
    const { token } = await signIn(sandbox);
    const refused = await book(sandbox, token, { ...body, earlierKeys: [guestKey] }, randomUUID());
    expect([refused.status, refused.body.code]).toEqual([409, 'EARLIER_BOOKED']);
    expect(refused.body.data).toEqual({ bookedBy: 'guest' });
    expect(JSON.stringify(refused.body)).not.toContain(reservationNo);
    expect(await roomsLeft()).toBe(2);
    const own = await callHub(sandbox, 'reservationDetail', {
      token,
      params: { reservationNo },
      query: { lang: 'ko' },
    });
    expect(own.status).toBe(404);
  });

  test('says so before it says that the hotel is full: the guest’s own room may be the last', async () => {
    const body = await goodBody(1);
    const guestKey = randomUUID();
    await bookAsGuest(body, guestKey);
    const { token } = await signIn(sandbox);
    const refused = await book(sandbox, token, { ...body, earlierKeys: [guestKey] }, randomUUID());
    expect(refused.body.code).toBe('EARLIER_BOOKED');
  });

  test('books once where the guest’s request had not arrived, and lets it book no more when it does', async () => {
    const body = await goodBody();
    const guestKey = randomUUID();
    const memberKey = randomUUID();
    const { token } = await signIn(sandbox);
    const booked = await book(sandbox, token, { ...body, earlierKeys: [guestKey] }, memberKey);
    expect(booked.status).toBe(200);
    expect((await bookAsGuest(body, guestKey)).body.code).toBe('IDEMPOTENCY_MISMATCH');
    const again = await book(sandbox, token, { ...body, earlierKeys: [guestKey] }, memberKey);
    expect(again.body).toEqual(booked.body);
    expect(await roomsLeft()).toBe(2);
  });

  test('gets the first answer again where the tab knows of other attempts by then', async () => {
    const body = await goodBody();
    const key = randomUUID();
    const booked = await bookAsGuest(body, key);
    const again = await bookAsGuest({ ...body, earlierKeys: [randomUUID()] }, key);
    expect(again.body).toEqual(booked.body);
    expect(await roomsLeft()).toBe(2);
  });

  test('of both requests at one time exactly one books, whatever their order', async () => {
    const body = await goodBody(9);
    const { token } = await signIn(sandbox);
    for (let round = 1; round <= 4; round += 1) {
      const guestKey = randomUUID();
      const asMember = () => book(sandbox, token, { ...body, earlierKeys: [guestKey] }, randomUUID());
      const asGuest = () => bookAsGuest(body, guestKey);
      const answers = await Promise.all(round % 2 === 0 ? [asMember(), asGuest()] : [asGuest(), asMember()]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await roomsLeft()).toBe(9 - round);
    }
  });

  test('a refused confirmation closes nothing: the guest may still go on as a guest', async () => {
    const body = await goodBody();
    const guestKey = randomUUID();
    const { token } = await signIn(sandbox);
    const dearer = { ...body, expectedTotalKrw: body.expectedTotalKrw + 1, earlierKeys: [guestKey] };
    expect((await book(sandbox, token, dearer, randomUUID())).body.code).toBe('PRICE_CHANGED');
    expect((await bookAsGuest(body, guestKey)).status).toBe(200);
  });

  test('a reservation that was cancelled blocks no booking', async () => {
    const body = await goodBody();
    const guestKey = randomUUID();
    const { proof } = (await bookAsGuest(body, guestKey)).body.data;
    const cancelled = await callHub(sandbox, 'cancelGuestReservation', { body: { proof, expectedFeeKrw: 0 } });
    expect(cancelled.status).toBe(200);
    const { token } = await signIn(sandbox);
    expect((await book(sandbox, token, { ...body, earlierKeys: [guestKey] }, randomUUID())).status).toBe(200);
  });
});

test('a member whose login ended goes on as a guest and books no second time', async () => {
  const body = await goodBody();
  const memberKey = randomUUID();
  const { token } = await signIn(sandbox);
  expect((await book(sandbox, token, body, memberKey)).status).toBe(200);
  const refused = await bookAsGuest({ ...body, earlierKeys: [memberKey] }, randomUUID());
  expect([refused.body.code, refused.body.data]).toEqual(['EARLIER_BOOKED', { bookedBy: 'member' }]);
});

test('of several attempts at a table one books, for every sender', async () => {
  const wish = tableIn(20);
  const body = await tableBody(sandbox, wish);
  const guestBody = await guestTableBody(sandbox, wish);
  const guestKey = randomUUID();
  const memberKey = randomUUID();
  const guest = (more: object, key: string) =>
    callHub(sandbox, 'createGuestTable', { body: { ...guestBody, ...more }, headers: { 'idempotency-key': key } });
  expect((await guest({}, guestKey)).status).toBe(200);
  const { token } = await signIn(sandbox);
  const later = { ...body, time: '19:30', earlierKeys: [guestKey] };
  const refused = await bookTable(sandbox, token, later, memberKey);
  expect([refused.body.code, refused.body.data]).toEqual(['EARLIER_BOOKED', { bookedBy: 'guest' }]);
  const other = tableIn(27);
  await tableBody(sandbox, other);
  const lateKey = randomUUID();
  expect((await bookTable(sandbox, token, { ...body, ...other, earlierKeys: [lateKey] }, memberKey)).status).toBe(200);
  expect((await guest({ ...other, party: 3 }, lateKey)).body.code).toBe('IDEMPOTENCY_MISMATCH');
});
