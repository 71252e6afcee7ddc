import { describe, expect, test } from 'vitest';
import { reservationTerms } from '../../lib/hub/contract/reservation-terms.ts';
import { addDays } from '../../sandbox/hub/seoul-day.ts';
import { book, bookingBody, offerOf, stayIn, stock } from './booking-steps.ts';
import { callHub, control, signIn } from './hub-caller.ts';
import { sandboxForEachTest } from './sandbox-for-tests.ts';

const sandbox = sandboxForEachTest();

const stay = stayIn(20);
const arrivalMs = Date.parse(`${stay.checkInDate}T15:00:00+09:00`);
const HOUR_MS = 3_600_000;
const setClock = (ms: number) => control(sandbox, '/clock', { now: new Date(ms).toISOString(), frozen: true });

/** Books a rate, by default the non-refundable one. */
async function bookAt(bookedMs: number, ratePlanId = 'advance') {
  await setClock(bookedMs);
  await stock(sandbox, stay, 4);
  const offer = await offerOf(sandbox, stay, ratePlanId);
  const { token } = await signIn(sandbox);
  const { body, status } = await book(sandbox, token, bookingBody(stay, offer));
  return { status, code: body.code as string, reservationNo: body.data?.reservationNo as string, offer };
}

async function detailOf(reservationNo: string) {
  const { token } = await signIn(sandbox);
  const params = { reservationNo };
  const { data } = (await callHub(sandbox, 'reservationDetail', { token, params, query: { lang: 'ko' } })).body;
  const call = (name: 'cancelReservation' | 'changeReservation', body: Record<string, unknown>) =>
    callHub(sandbox, name, { token, params, body, headers: { 'idempotency-key': crypto.randomUUID() } });
  return { data, call };
}

test.each([
  ['72 hours before arrival', 72 * HOUR_MS, 60],
  ['a second later', 72 * HOUR_MS - 1_000, null],
])('an offer seen %s has free minutes: %s, %s', async (_, aheadMs, graceMinutes) => {
  await stock(sandbox, stay, 4);
  await setClock(arrivalMs - aheadMs);
  expect((await offerOf(sandbox, stay, 'flexible')).cancellation.graceMinutes).toBe(graceMinutes);
});

const bookedMs = arrivalMs - 10 * 24 * HOUR_MS;

test.each([
  ['59:59', HOUR_MS - 1_000, true],
  ['60:00', HOUR_MS, false],
])('%s minutes after booking, cancelling a non-refundable room is free: %s', async (_, afterMs, isFree) => {
  const { reservationNo, offer } = await bookAt(bookedMs);
  await setClock(bookedMs + afterMs);
  const { data, call } = await detailOf(reservationNo);
  const feeKrw = isFree ? 0 : offer.price.totalKrw;
  expect(reservationTerms(data).nowKrw).toBe(feeKrw);
  expect(data.datesChangeableYn).toBe(isFree ? 'Y' : 'N');
  expect((await call('cancelReservation', { expectedFeeKrw: feeKrw })).body.data.cancellationFeeKrw).toBe(feeKrw);
});

describe('a change within the free minutes', () => {
  async function changedTo(checkInDate: string, ratePlanId: string) {
    const { reservationNo } = await bookAt(bookedMs, ratePlanId);
    const checkOutDate = addDays(checkInDate, 2);
    await stock(sandbox, { ...stay, checkInDate, checkOutDate }, 4);
    await setClock(bookedMs + HOUR_MS / 2);
    const { data, call } = await detailOf(reservationNo);
    const [room] = data.rooms;
    const wanted = {
      checkInDate,
      checkOutDate,
      rooms: [
        { adults: 1, minor: 0, guestFirstName: room.guestFirstName, guestLastName: room.guestLastName, requests: '' },
      ],
      revision: 0,
      lang: 'ko',
    };
    const refused = await call('changeReservation', { ...wanted, expectedTotalKrw: 1 });
    const { totalKrw } = refused.body.data;
    const changed = await call('changeReservation', { ...wanted, expectedTotalKrw: totalKrw });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    return (await detailOf(reservationNo)).data.rooms[0].cancellation;
  }

  test('does not start them again', async () => {
    const { graceUntil } = await changedTo(addDays(stay.checkInDate, 1), 'advance');
    expect(Date.parse(graceUntil)).toBe(bookedMs + HOUR_MS);
  });

  test('to an arrival within 72 hours ends them', async () => {
    expect((await changedTo(addDays(stay.checkInDate, -8), 'flexible')).graceUntil).toBeNull();
  });
});

test('after five bookings cancelled in the free minutes, a sixth is refused for a day; flexible rates are not', async () => {
  for (let n = 0; n < 5; n += 1) {
    const { reservationNo } = await bookAt(bookedMs + n * 60_000);
    await (await detailOf(reservationNo)).call('cancelReservation', { expectedFeeKrw: 0 });
  }
  const last = bookedMs + 5 * 60_000;
  expect(await bookAt(last)).toMatchObject({ status: 409, code: 'GRACE_USED_UP' });
  const flexible = await offerOf(sandbox, stay, 'flexible');
  const { token } = await signIn(sandbox);
  expect((await book(sandbox, token, bookingBody(stay, flexible))).status).toBe(200);
  expect((await bookAt(last + 24 * HOUR_MS)).status).toBe(200);
});
