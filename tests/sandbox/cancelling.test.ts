import { expect, test } from 'vitest';
import { reservationTerms } from '../../lib/hub/contract/reservation-terms.ts';
import { addDays } from '../../sandbox/hub/seoul-day.ts';
import { book, bookingBody, offerOf, stayIn, stock } from './booking-steps.ts';
import { callHub, control, signIn } from './hub-caller.ts';
import { sandboxForEachTest } from './sandbox-for-tests.ts';

const sandbox = sandboxForEachTest();

const stay = stayIn(20);
/** Free cancellation at this hotel ends at 18:00 on the day before arrival. */
const deadline = `${addDays(stay.checkInDate, -1)}T18:00:00+09:00`;

async function booked(ratePlanId: string) {
  await stock(sandbox, stay, 4);
  const offer = await offerOf(sandbox, stay, ratePlanId);
  const { token } = await signIn(sandbox);
  const { body } = await book(sandbox, token, bookingBody(stay, offer));
  return { offer, reservationNo: body.data.reservationNo as string };
}

async function openDetail(reservationNo: string) {
  // The clock may have been moved by weeks: a new login, as a guest would have to.
  const { token } = await signIn(sandbox);
  const { body } = await callHub(sandbox, 'reservationDetail', {
    token,
    params: { reservationNo },
    query: { lang: 'ko' },
  });
  const cancel = (expectedFeeKrw: number) =>
    callHub(sandbox, 'cancelReservation', { token, params: { reservationNo }, body: { expectedFeeKrw } });
  return { detail: body.data, cancel };
}

test.each([
  ['a second before the deadline nothing', 'flexible', -1000, () => 0],
  [
    'at the deadline the first night',
    'flexible',
    0,
    (offer: { price: { nights: { amountKrw: number }[] } }) => offer.price.nights[0]?.amountKrw,
  ],
  [
    'non-refundable: all of it, however early',
    'advance',
    -86_400_000 * 5,
    (offer: { price: { totalKrw: number } }) => offer.price.totalKrw,
  ],
] as const)('%s is shown and charged', async (_, ratePlanId, offsetMs, feeOf) => {
  const { offer, reservationNo } = await booked(ratePlanId);
  const now = new Date(Date.parse(deadline) + offsetMs).toISOString();
  await control(sandbox, '/clock', { now, frozen: true });
  const { detail, cancel } = await openDetail(reservationNo);
  expect(reservationTerms(detail).nowKrw).toBe(feeOf(offer as never));
  const cancelled = await cancel(reservationTerms(detail).nowKrw);
  expect(cancelled.body.data.cancellationFeeKrw).toBe(reservationTerms(detail).nowKrw);
  expect((await cancel(reservationTerms(detail).nowKrw)).body).toEqual(cancelled.body);
  expect((await openDetail(reservationNo)).detail).toMatchObject({
    status: 'cancelled',
    cancellableYn: 'N',
    cancellationFeeKrw: reservationTerms(detail).nowKrw,
  });
});

test('a fee that changed while the page was open is refused with the new one', async () => {
  const { offer, reservationNo } = await booked('flexible');
  await control(sandbox, '/clock', { now: deadline });
  const { cancel } = await openDetail(reservationNo);
  const answer = await cancel(0);
  expect(answer.status).toBe(409);
  expect(answer.body).toMatchObject({ code: 'FEE_CHANGED', data: { feeKrw: offer.cancellation.penaltyKrw } });
});

test('a cancelled room is on sale again, once', async () => {
  const { offer, reservationNo } = await booked('flexible');
  expect((await offerOf(sandbox, stay, 'flexible', offer.roomTypeId)).roomsLeft).toBe(3);
  const { cancel } = await openDetail(reservationNo);
  await cancel(0);
  await cancel(0);
  expect((await offerOf(sandbox, stay, 'flexible', offer.roomTypeId)).roomsLeft).toBe(4);
});

test('after check-in has opened it cannot be cancelled here; after check-out it counts as a stay', async () => {
  const { offer, reservationNo } = await booked('flexible');
  await control(sandbox, '/clock', { now: `${stay.checkInDate}T15:00:00+09:00` });
  const { cancel } = await openDetail(reservationNo);
  expect((await cancel(offer.cancellation.penaltyKrw)).body.code).toBe('NOT_CANCELLABLE');
  const { token } = await signIn(sandbox);
  const before = (await callHub(sandbox, 'pointBalance', { token })).body.data.balance;
  await control(sandbox, '/clock', { now: `${addDays(stay.checkOutDate, 1)}T09:00:00+09:00` });
  expect((await openDetail(reservationNo)).detail.status).toBe('stayed');
  const later = await signIn(sandbox);
  const after = (await callHub(sandbox, 'pointBalance', { token: later.token })).body.data.balance;
  expect(after).toBeGreaterThan(before);
});
