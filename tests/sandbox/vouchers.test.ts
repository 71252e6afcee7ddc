import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { reservationTerms } from '../../lib/hub/contract/reservation-terms.ts';
import { discountKrw } from '../../sandbox/hub/member/booking-vouchers.ts';
import { book, bookingBody, endGrace, offerOf, type StayWish, stayIn, stock } from './booking-steps.ts';
import { callHub, control, signIn } from './hub-caller.ts';
import { sandboxForEachTest } from './sandbox-for-tests.ts';

const sandbox = sandboxForEachTest();
let token: string;
beforeEach(async () => {
  token = (await signIn(sandbox)).token;
});

const stay = stayIn(20);
const deluxe = 'haneul-gyeongbok-deluxe-double';

async function bodyFor(wish: StayWish, ratePlanId = 'flexible') {
  await stock(sandbox, wish, 5);
  return bookingBody(
    wish,
    await offerOf(sandbox, wish, ratePlanId, wish.hotelId === stay.hotelId ? deluxe : undefined),
  );
}
type Body = Awaited<ReturnType<typeof bodyFor>>;

async function vouchersFor({ hotelId, checkInDate, checkOutDate, rooms }: Body) {
  const body = { hotelId, checkInDate, checkOutDate, rooms, lang: 'ko' };
  return (await callHub(sandbox, 'bookingVouchers', { token, body })).body.data;
}
async function statusOf(voucherId: string): Promise<string> {
  const { vouchers } = (await callHub(sandbox, 'listVouchers', { token, query: { lang: 'ko' } })).body.data;
  return vouchers.find((voucher: { voucherId: string }) => voucher.voucherId === voucherId).status;
}

test('a discount never takes off more than there is to pay, and never less than nothing', () => {
  const discount = fc.oneof(
    fc.constant(null),
    fc.record({ kind: fc.constant('amount' as const), amountKrw: fc.nat(5_000_000) }),
    fc.record({
      kind: fc.constant('percent' as const),
      percent: fc.integer({ min: 1, max: 100 }),
      atMostKrw: fc.nat(5_000_000),
    }),
  );
  fc.assert(
    fc.property(discount, fc.nat(9_000_000), (given, totalKrw) => {
      const off = discountKrw(given, totalKrw);
      return Number.isInteger(off) && off >= 0 && off <= totalKrw;
    }),
  );
});

test('a stay lists its vouchers with what each takes off, the largest saving first, hotel vouchers left out', async () => {
  const body = await bodyFor(stay);
  const { totalKrw, vouchers } = await vouchersFor(body);
  expect(totalKrw).toBe(body.expectedTotalKrw);
  expect(vouchers.map(({ voucherId }: { voucherId: string }) => voucherId).sort()).toEqual([
    'sample-voucher-6',
    'sample-voucher-7',
  ]);
  const savings = vouchers.map(({ discountKrw: saving }: { discountKrw: number }) => saving);
  expect(savings).toEqual([...savings].sort((a, b) => b - a));
});

test.each([
  ['another house', { ...stay, hotelId: 'oreum-jeju' }, 'sample-voucher-7', 'otherHotel'],
  ['an arrival after its last day', stayIn(120), 'sample-voucher-7', 'expiresBefore'],
])('a voucher says why it is not good for %s, and cannot be used for it', async (_, wish, voucherId, obstacle) => {
  const body = await bodyFor(wish);
  const { vouchers } = await vouchersFor(body);
  expect(vouchers.find((voucher: { voucherId: string }) => voucher.voucherId === voucherId)).toMatchObject({
    obstacle,
    discountKrw: 0,
  });
  expect((await book(sandbox, token, { ...body, voucherId })).body.code).toBe('VOUCHER_NOT_USABLE');
  expect(await statusOf(voucherId)).toBe('usable');
});

test('the picked voucher is used and no other; the sum stays the total; a free cancellation gives it back', async () => {
  const body = await bodyFor(stay);
  const { vouchers } = await vouchersFor(body);
  const smaller = vouchers.at(-1);
  const expectedTotalKrw = body.expectedTotalKrw - smaller.discountKrw;
  const { reservationNo, totalKrw } = (
    await book(sandbox, token, { ...body, expectedTotalKrw, voucherId: smaller.voucherId })
  ).body.data;
  expect(totalKrw).toBe(expectedTotalKrw);
  expect(await statusOf(smaller.voucherId)).toBe('used');
  expect(await statusOf(vouchers[0].voucherId)).toBe('usable');
  const shown = (
    await callHub(sandbox, 'reservationDetail', { token, params: { reservationNo }, query: { lang: 'ko' } })
  ).body.data;
  expect(shown.rooms[0].price.totalKrw - shown.voucher.discountKrw).toBe(shown.totalKrw);
  await callHub(sandbox, 'cancelReservation', { token, params: { reservationNo }, body: { expectedFeeKrw: 0 } });
  expect(await statusOf(smaller.voucherId)).toBe('usable');
});

test('a cancellation with a fee keeps the voucher, and never costs more than the stay did', async () => {
  const body = await bodyFor(stay, 'advance');
  const [best] = (await vouchersFor(body)).vouchers;
  const expectedTotalKrw = body.expectedTotalKrw - best.discountKrw;
  const { reservationNo } = (await book(sandbox, token, { ...body, expectedTotalKrw, voucherId: best.voucherId })).body
    .data;
  await endGrace(sandbox, reservationNo);
  const params = { reservationNo };
  const detail = (await callHub(sandbox, 'reservationDetail', { token, params, query: { lang: 'ko' } })).body.data;
  expect(reservationTerms(detail)).toMatchObject({ nowKrw: expectedTotalKrw, capped: true });
  const cancelled = await callHub(sandbox, 'cancelReservation', {
    token,
    params,
    body: { expectedFeeKrw: expectedTotalKrw },
  });
  expect(cancelled.body.data).toMatchObject({ cancellationFeeKrw: expectedTotalKrw, voucherGivenBackYn: 'N' });
  expect(await statusOf(best.voucherId)).toBe('used');
});

test.each(['sample-voucher-1', 'sample-voucher-3', 'sample-voucher-4', 'sample-voucher-5', 'nobodys-voucher'])(
  '%s cannot be taken off a booking',
  async (voucherId) => {
    expect((await book(sandbox, token, { ...(await bodyFor(stay)), voucherId })).body.code).toBe('VOUCHER_NOT_USABLE');
  },
);

test('S18 somebody else’s voucher answers as one that does not exist', async () => {
  const body = await bodyFor(stay);
  const stranger = (await signIn(sandbox, 'recommender')).token;
  const foreign = await book(sandbox, stranger, { ...body, voucherId: 'sample-voucher-6' });
  expect(foreign.body).toEqual((await book(sandbox, stranger, { ...body, voucherId: 'nobodys-voucher' })).body);
  expect(await statusOf('sample-voucher-6')).toBe('usable');
});

test('a refused booking uses no voucher, and one voucher pays for one of many bookings at once', async () => {
  const body = await bodyFor(stay);
  const voucherId = 'sample-voucher-6';
  const wrong = await book(sandbox, token, { ...body, voucherId });
  expect(wrong.body).toMatchObject({ code: 'PRICE_CHANGED', data: { totalKrw: body.expectedTotalKrw - 50_000 } });
  expect(await statusOf(voucherId)).toBe('usable');
  const priced = { ...body, voucherId, expectedTotalKrw: body.expectedTotalKrw - 50_000 };
  const answers = await Promise.all(Array.from({ length: 5 }, () => book(sandbox, token, priced, randomUUID())));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body: refused }) => refused.code === 'VOUCHER_NOT_USABLE')).toHaveLength(4);
});

test('a change follows the voucher: its saving is worked out again, or it is given back', async () => {
  const body = await bodyFor(stay);
  const expectedTotalKrw = body.expectedTotalKrw - 50_000;
  const { reservationNo } = (await book(sandbox, token, { ...body, expectedTotalKrw, voucherId: 'sample-voucher-6' }))
    .body.data;
  const rooms = [{ adults: 2, minor: 0, guestFirstName: 'Sample', guestLastName: 'Member', requests: '' }];
  const one = stayIn(20, 1);
  await control(sandbox, '/price', { hotelId: one.hotelId, date: one.checkInDate, factor: 0.2 });
  const wish = { checkInDate: one.checkInDate, checkOutDate: one.checkOutDate, rooms, revision: 0, lang: 'ko' };
  const params = { reservationNo };
  const quoted = (await callHub(sandbox, 'quoteChange', { token, params, body: wish })).body.data;
  expect(quoted).toMatchObject({ voucher: null, voucherGivenBackYn: 'Y', beforeKrw: expectedTotalKrw });
  expect(quoted.rooms[0].price.totalKrw).toBe(quoted.afterKrw);
  expect(await statusOf('sample-voucher-6')).toBe('used');
  await callHub(sandbox, 'changeReservation', {
    token,
    params,
    body: { ...wish, expectedTotalKrw: quoted.afterKrw },
  });
  expect(await statusOf('sample-voucher-6')).toBe('usable');
});
