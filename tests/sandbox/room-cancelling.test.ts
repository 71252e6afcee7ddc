// Long, because every rule of cancelling one room of several is tried on one ledger.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CancellationTerms, RoomOffer } from '../../lib/hub/contract/offer.ts';
import type { ReservationDetail } from '../../lib/hub/contract/reservation.ts';
import type { ChangeQuote } from '../../lib/hub/contract/reservation-change.ts';
import { addDays } from '../../sandbox/hub/seoul-day.ts';
import { book, bookingBody, endGrace, offersOf, stayIn, stock } from './booking-steps.ts';
import { callHub, control } from './hub-caller.ts';
import { callsOf, logIn, memberWithTranches } from './point-steps.ts';
import { sandboxForFile } from './sandbox-for-tests.ts';

const sandbox = sandboxForFile();
const hotelId = 'haneul-gyeongbok';
const KRW_PER_POINT = 50;
const bookedAt = '2027-03-02T10:00:00+09:00';
const graceEndMs = Date.parse(bookedAt) + 3_600_000;
const setClock = (now: string | number) =>
  control(sandbox, '/clock', { now: new Date(now).toISOString(), frozen: true });

type Tranche = { points: number; expiresOn: string };
type Room = ReservationDetail['rooms'][number];

/** What a reservation is, and what its rooms would be without some of them. */
const wishWithout = ({ checkInDate, checkOutDate, rooms, revision }: ReservationDetail, gone: readonly number[]) => ({
  checkInDate,
  checkOutDate,
  revision,
  rooms: rooms.map(({ adults, minor, guestFirstName, guestLastName, requests }, index) => ({
    ...{ adults, minor, guestFirstName, guestLastName, requests },
    ...(gone.includes(index) ? { cancelYn: 'Y' } : {}),
  })),
});

/** The rules of a voucher, of points and of a fee as the texts say them, apart from the hub's own functions. */
const model = {
  saves(name: string, roomsKrw: number): number | null {
    if (name.includes('10%')) return Math.min(Math.floor(roomsKrw / 10), 80_000);
    return roomsKrw < 300_000 ? null : 50_000;
  },
  points(held: number, totalKrw: number): number {
    const price = Math.ceil(totalKrw / KRW_PER_POINT / 10) * 10;
    if (held <= price) return held;
    return price < 100 ? 0 : price;
  },
  pay: (points: number, totalKrw: number) => Math.min(points * KRW_PER_POINT, totalKrw),
  /** Points of which each is worth the same pay the fee; whole ones, unless nothing else paid. */
  keep(released: number, releasedKrw: number, { feeKrw, roomKrw }: { feeKrw: number; roomKrw: number }): number {
    if (released === 0) return 0;
    const restKrw = roomKrw - releasedKrw;
    const inPoints = (amountKrw: number) => (amountKrw * released) / releasedKrw;
    const needed = Math.max(0, Math.ceil(inPoints(feeKrw - restKrw)));
    return restKrw === 0 ? needed : Math.min(needed, Math.floor(inPoints(feeKrw)));
  },
  fee({ refundable, freeUntil, graceUntil, penaltyKrw }: CancellationTerms, timeMs: number): number {
    const isFree = (until: string | null) => until !== null && timeMs < Date.parse(until);
    return (refundable && isFree(freeUntil)) || isFree(graceUntil) ? 0 : penaltyKrw;
  },
  spend(tranches: readonly Tranche[], points: number): Tranche[] {
    let owed = points;
    return tranches.map(({ points: left, expiresOn }) => {
      const taken = Math.min(owed, left);
      owed -= taken;
      return { points: taken, expiresOn };
    });
  },
};

interface Expected {
  totalKrw: number;
  feeKrw: number;
  points: number;
  kept: number;
  back: number;
  voucherBack: boolean;
}

/** What cancelling rooms, one after the other, makes of a reservation. */
function expectedOf({ rooms, voucher, points, totalKrw }: ReservationDetail, gone: readonly number[], timeMs: number) {
  let left: Expected & { rooms: Room[]; savedKrw: number } = {
    rooms: [...rooms],
    totalKrw,
    savedKrw: voucher?.discountKrw ?? 0,
    feeKrw: 0,
    points: points?.points ?? 0,
    kept: 0,
    back: 0,
    voucherBack: false,
  };
  for (const room of rooms.filter((_, index) => gone.includes(index))) {
    const others = left.rooms.filter((other) => other !== room);
    const othersKrw = others.reduce((sum, { price }) => sum + price.totalKrw, 0);
    const saved = voucher === null || left.voucherBack ? 0 : model.saves(voucher.name, othersKrw);
    const roomKrw = room.price.totalKrw - (saved === null ? 0 : left.savedKrw - saved);
    const feeKrw = Math.min(model.fee(room.cancellation, timeMs), roomKrw);
    const total = othersKrw - (saved ?? 0);
    const held = model.points(left.points, total);
    const released = left.points - held;
    const releasedKrw = model.pay(left.points, left.totalKrw) - model.pay(held, total);
    const kept = model.keep(released, releasedKrw, { feeKrw, roomKrw });
    left = {
      rooms: others,
      totalKrw: total,
      savedKrw: saved ?? 0,
      feeKrw: left.feeKrw + feeKrw,
      points: held,
      kept: left.kept + kept,
      back: left.back + released - kept,
      voucherBack: left.voucherBack || saved === null,
    };
  }
  return left;
}

interface Mix {
  plans: string[];
  types: number[];
  nights: number;
  factor: number;
  points: number;
  voucherAt: number | null;
  gone: number[];
  moment: 'grace' | 'graceOver' | 'deadline';
  atOnce: boolean;
}

const mix: fc.Arbitrary<Mix> = fc
  .record({
    rooms: fc.array(
      fc.record({ plan: fc.constantFrom('advance', 'flexible', 'breakfast', 'member'), type: fc.nat(2) }),
      {
        minLength: 2,
        maxLength: 3,
      },
    ),
    nights: fc.integer({ min: 1, max: 3 }),
    factor: fc.constantFrom(1, 0.3, 0.1),
    points: fc.constantFrom(0, 120, 500, 890),
    voucherAt: fc.constantFrom(null, 0, 1),
    first: fc.nat(2),
    two: fc.boolean(),
    moment: fc.constantFrom<Mix['moment']>('grace', 'graceOver', 'deadline'),
    atOnce: fc.boolean(),
  })
  .map(({ rooms, first, two, ...rest }) => {
    const one = first % rooms.length;
    return {
      ...rest,
      plans: rooms.map(({ plan }) => plan),
      types: rooms.map(({ type }) => type),
      gone: two && rooms.length === 3 ? [one, (one + 1) % 3].sort() : [one],
    };
  });

let run = 0;

async function bookMix({ plans, types, nights, factor, points, voucherAt }: Mix) {
  await setClock(bookedAt);
  run += 1;
  const checkInDate = addDays('2027-03-20', run * 4);
  const stay = { hotelId, checkInDate, checkOutDate: addDays(checkInDate, nights) };
  await stock(sandbox, stay, 9);
  for (let night = 0; night < nights; night += 1) {
    await control(sandbox, '/price', { hotelId, date: addDays(checkInDate, night), factor });
  }
  const member = await memberWithTranches(sandbox, { benefits: true });
  const token = await logIn(sandbox, member);
  const offers = await offersOf(sandbox, stay, token);
  const chosen = plans.map((plan, index): RoomOffer => {
    const ofPlan = offers.filter(({ ratePlan }) => ratePlan.ratePlanId === plan);
    return ofPlan[(types[index] ?? 0) % ofPlan.length] as RoomOffer;
  });
  const body = bookingBody(stay, chosen[0] as RoomOffer);
  const rooms = chosen.map(({ roomTypeId, ratePlan }) => ({
    ...body.rooms[0],
    roomTypeId,
    ratePlanId: ratePlan.ratePlanId,
  }));
  const roomsKrw = chosen.reduce((sum, { price }) => sum + price.totalKrw, 0);
  const own = callsOf(sandbox, token);
  const asked = rooms.map(({ requests: _, ...room }) => room);
  const { vouchers } = (await own.call('bookingVouchers', { body: { ...stay, rooms: asked, lang: 'ko' } })).body.data;
  const usable = vouchers.filter(({ obstacle }: { obstacle: string | null }) => obstacle === null);
  const voucher = voucherAt === null ? undefined : usable[voucherAt % Math.max(1, usable.length)];
  const totalKrw = roomsKrw - (voucher?.discountKrw ?? 0);
  const paying = model.points(points, totalKrw);
  const before = (await own.balance()).tranches;
  const answer = await book(
    sandbox,
    token,
    {
      ...body,
      rooms,
      // Mails to one recipient are counted.
      contact: { ...body.contact, email: `sample.run${run}@mail.example` },
      expectedTotalKrw: totalKrw,
      ...(voucher ? { voucherId: voucher.voucherId } : {}),
      ...(paying === 0 ? {} : { points: { points: paying, amountKrw: model.pay(paying, totalKrw) } }),
    },
    randomUUID(),
  );
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return { member, reservationNo: answer.body.data.reservationNo as string, stay, voucher, before, paying };
}

const byDay = (tranches: readonly Tranche[]) => {
  const days: Record<string, number> = {};
  for (const { points, expiresOn } of tranches) days[expiresOn] = (days[expiresOn] ?? 0) + points;
  return Object.fromEntries(Object.entries(days).filter(([, points]) => points > 0));
};

/** The tranches after spending points and giving the last to expire back, without what has run out. */
function tranchesAfter(before: readonly Tranche[], paying: number, back: number, day: string) {
  let owed = back;
  const spent = model.spend(before, paying).toReversed();
  const left = before.toReversed().map(({ points, expiresOn }, index) => {
    const taken = spent[index]?.points ?? 0;
    const returned = Math.min(owed, taken);
    owed -= returned;
    return { points: points - taken + returned, expiresOn };
  });
  return byDay(left.filter(({ expiresOn }) => expiresOn >= day));
}

async function checkMix(wish: Mix): Promise<void> {
  const { member, reservationNo, stay, voucher, before, paying } = await bookMix(wish);
  const deadlineMs = Date.parse(`${addDays(stay.checkInDate, -1)}T18:00:00+09:00`);
  const nowMs = { grace: graceEndMs - 1, graceOver: graceEndMs, deadline: deadlineMs }[wish.moment];
  await setClock(nowMs);
  const own = callsOf(sandbox, await logIn(sandbox, member));
  const was: ReservationDetail = await own.detail(reservationNo);
  const expected = expectedOf(was, wish.gone, nowMs);
  const quote: ChangeQuote = (await own.quote(reservationNo, wishWithout(was, wish.gone))).body.data;
  expect(quote).toMatchObject({
    beforeKrw: was.totalKrw,
    afterKrw: expected.totalKrw,
    differenceKrw: expected.totalKrw - was.totalKrw,
    feeKrw: expected.feeKrw,
    voucherGivenBackYn: expected.voucherBack ? 'Y' : 'N',
  });
  expect(await own.detail(reservationNo), 'a quote changes nothing').toEqual(was);
  const agreed = { ...wishWithout(was, wish.gone), expectedTotalKrw: quote.afterKrw, expectedFeeKrw: quote.feeKrw };
  const other = await own.change(reservationNo, { ...agreed, expectedFeeKrw: quote.feeKrw + 1 });
  expect(other.body).toMatchObject({ code: 'FEE_CHANGED', data: { feeKrw: quote.feeKrw } });

  if (wish.atOnce || wish.gone.length === 1) expect((await own.change(reservationNo, agreed)).status).toBe(200);
  else {
    // One by one, the later one first: the positions of the others stay.
    for (const gone of wish.gone) {
      const now: ReservationDetail = await own.detail(reservationNo);
      const index = gone - (gone === wish.gone[0] ? 0 : 1);
      const single: ChangeQuote = (await own.quote(reservationNo, wishWithout(now, [index]))).body.data;
      const body = { ...wishWithout(now, [index]), expectedTotalKrw: single.afterKrw, expectedFeeKrw: single.feeKrw };
      expect((await own.change(reservationNo, body)).status).toBe(200);
    }
  }

  const now: ReservationDetail = await own.detail(reservationNo);
  // The price, the terms and the guests of what stays are what they were.
  expect(now.rooms).toEqual(expected.rooms);
  expect(now.totalKrw).toBe(expected.totalKrw);
  expect(now.points?.points ?? 0).toBe(expected.points);
  expect(now.points?.goodPoints ?? 0).toBeLessThanOrEqual(expected.points);
  expect(now.cancelledRooms.map(({ feeKrw }) => feeKrw).reduce((sum, fee) => sum + fee, 0)).toBe(expected.feeKrw);
  const settled = now.cancelledRooms.flatMap(({ settledPoints }) => settledPoints ?? []);
  const sumOf = (part: keyof (typeof settled)[number]) => settled.reduce((sum, one) => sum + one[part], 0);
  expect(sumOf('keptPoints')).toBe(expected.kept);
  expect(sumOf('returnedPoints') + sumOf('expiredPoints')).toBe(expected.back);
  const day = new Date(nowMs + 9 * 3_600_000).toISOString().slice(0, 10);
  expect(byDay((await own.balance()).tranches)).toEqual(tranchesAfter(before, paying, expected.back, day));
  if (voucher) {
    const { vouchers } = (await own.call('listVouchers', { query: { lang: 'ko' } })).body.data;
    const { status } = vouchers.find(({ voucherId }: { voucherId: string }) => voucherId === voucher.voucherId);
    expect(status === 'used').toBe(!expected.voucherBack);
  }

  // The rest is cancelled as a whole: together it is never more than the stay was, unless the voucher came back.
  const rest = Math.min(
    now.totalKrw,
    now.rooms.reduce((sum, { cancellation }) => sum + model.fee(cancellation, nowMs), 0),
  );
  expect((await own.cancel(reservationNo, rest)).body.data).toMatchObject({ cancellationFeeKrw: rest });
  if (!expected.voucherBack) expect(rest + expected.feeKrw).toBeLessThanOrEqual(was.totalKrw);
  const over: ReservationDetail = await own.detail(reservationNo);
  expect(over.cancelledRooms).toEqual(now.cancelledRooms);
  const returned = expected.back + expected.points - (over.settledPoints?.keptPoints ?? 0);
  expect(byDay((await own.balance()).tranches)).toEqual(tranchesAfter(before, paying, returned, day));
}

test('for any mix of rates, points and vouchers, cancelling rooms charges the quote, and the rest stays to the won', async () => {
  await fc.assert(fc.asyncProperty(mix, checkMix), { numRuns: 20 });
}, 180_000);

describe('one room of several', () => {
  const stay = stayIn(30);
  let own: ReturnType<typeof callsOf>;
  let token: string;
  beforeEach(async () => {
    await control(sandbox, '/clock', undefined, 'DELETE');
    token = await logIn(sandbox, await memberWithTranches(sandbox));
    own = callsOf(sandbox, token);
    await stock(sandbox, stay, 6);
  });
  async function booked(plans: readonly string[]): Promise<ReservationDetail> {
    const offers = await offersOf(sandbox, stay, token);
    const chosen = plans.map((plan) => offers.find(({ ratePlan }) => ratePlan.ratePlanId === plan) as RoomOffer);
    const body = bookingBody(stay, chosen[0] as RoomOffer);
    const rooms = chosen.map(({ roomTypeId, ratePlan: { ratePlanId } }) => ({
      ...body.rooms[0],
      roomTypeId,
      ratePlanId,
    }));
    const expectedTotalKrw = chosen.reduce((sum, { price }) => sum + price.totalKrw, 0);
    const answer = await book(sandbox, token, { ...body, rooms, expectedTotalKrw }, randomUUID());
    return own.detail(answer.body.data.reservationNo);
  }
  const cancelled = (was: ReservationDetail, gone: readonly number[], more: object = {}) =>
    own.change(was.reservationNo, { ...wishWithout(was, gone), expectedTotalKrw: 0, ...more });

  test('past its deadline costs its fee; another one is free, and is on sale again', async () => {
    const was = await booked(['flexible', 'advance', 'flexible']);
    await endGrace(sandbox, was.reservationNo);
    const [first, second] = was.rooms;
    const left = async () => (await offersOf(sandbox, stay)).find(({ roomTypeId }) => roomTypeId === first?.roomTypeId);
    const before = (await left())?.roomsLeft ?? 0;
    const free: ChangeQuote = (await own.quote(was.reservationNo, wishWithout(was, [0]))).body.data;
    expect(free).toMatchObject({ feeKrw: 0, differenceKrw: -(first?.price.totalKrw ?? 0) });
    const late: ChangeQuote = (await own.quote(was.reservationNo, wishWithout(was, [1]))).body.data;
    expect(late).toMatchObject({ feeKrw: second?.price.totalKrw, differenceKrw: -(second?.price.totalKrw ?? 0) });
    expect((await cancelled(was, [0], { expectedTotalKrw: free.afterKrw })).status).toBe(200);
    expect((await left())?.roomsLeft).toBe(before + 1);
    expect((await own.detail(was.reservationNo)).cancelledRooms).toMatchObject([
      { roomTypeName: first?.roomTypeName, feeKrw: 0, settledPoints: null },
    ]);
    const { mails } = (await control(sandbox, '/outbox', undefined, 'GET')) as { mails: { subject: string }[] };
    expect(mails.find(({ subject }) => subject.includes(was.reservationNo))?.subject).toContain(
      '객실이 취소되었습니다',
    );
  });

  test('of an earlier state of the reservation is refused, quoted or made; of no known state too', async () => {
    const was = await booked(['flexible', 'flexible', 'flexible']);
    const { afterKrw } = (await own.quote(was.reservationNo, wishWithout(was, [2]))).body.data;
    const key = { 'idempotency-key': randomUUID() };
    const call = () =>
      callHub(sandbox, 'changeReservation', {
        token,
        params: { reservationNo: was.reservationNo },
        body: { lang: 'ko', ...wishWithout(was, [2]), expectedTotalKrw: afterKrw },
        headers: key,
      });
    const made = await call();
    expect(made.status).toBe(200);
    expect((await call()).body, 'the lost answer comes again').toEqual(made.body);
    expect((await cancelled(was, [0])).body.code).toBe('CHANGED_MEANWHILE');
    const two = { ...wishWithout(was, [0]), rooms: wishWithout(was, [0]).rooms.slice(0, 2) };
    expect((await own.quote(was.reservationNo, two)).body.code).toBe('CHANGED_MEANWHILE');
    const { revision: _, ...unknown } = two;
    for (const name of ['quoteChange', 'changeReservation'] as const) {
      const body = { ...unknown, expectedTotalKrw: 0, lang: 'ko' };
      const refused = await own.call(name, { params: { reservationNo: was.reservationNo }, body });
      expect(refused.body.code).toBe('BAD_REQUEST');
    }
    expect((await own.detail(was.reservationNo)).rooms).toHaveLength(2);
  });

  test('adds its fee to those of the reservation in the list', async () => {
    const was = await booked(['advance', 'advance', 'flexible']);
    await endGrace(sandbox, was.reservationNo);
    const feeKrw = was.rooms[0]?.price.totalKrw ?? 0;
    for (const times of [1, 2]) {
      const now = await own.detail(was.reservationNo);
      const { afterKrw: expectedTotalKrw } = (await own.quote(was.reservationNo, wishWithout(now, [0]))).body.data;
      expect((await cancelled(now, [0], { expectedTotalKrw, expectedFeeKrw: feeKrw })).status).toBe(200);
      const { reservations } = (await callHub(sandbox, 'listReservations', { token, query: { lang: 'ko' } })).body.data;
      const summary = reservations.find(
        ({ reservationNo }: { reservationNo: string }) => reservationNo === was.reservationNo,
      );
      expect(summary.earlierFeesKrw).toBe(times * feeKrw);
    }
  });

  test('is not the last one: that is the cancellation of the whole', async () => {
    const was = await booked(['flexible', 'flexible']);
    expect((await own.quote(was.reservationNo, wishWithout(was, [0, 1]))).body.code).toBe('BAD_REQUEST');
  });

  test('leaves the others changeable, also in the same change', async () => {
    const was = await booked(['advance', 'flexible']);
    await endGrace(sandbox, was.reservationNo);
    const next = { checkInDate: addDays(stay.checkInDate, 1), checkOutDate: addDays(stay.checkOutDate, 1) };
    await stock(sandbox, { ...stay, ...next }, 6);
    const moved = { ...wishWithout(was, [0]), ...next };
    expect((await own.quote(was.reservationNo, { ...wishWithout(was, []), ...next })).body.code).toBe('FEE_DUE');
    const quote: ChangeQuote = (await own.quote(was.reservationNo, moved)).body.data;
    expect(quote.feeKrw).toBe(was.rooms[0]?.price.totalKrw);
    const made = await own.change(was.reservationNo, {
      ...moved,
      expectedTotalKrw: quote.afterKrw,
      expectedFeeKrw: quote.feeKrw,
    });
    expect(made.status).toBe(200);
    expect(await own.detail(was.reservationNo)).toMatchObject({ ...next, totalKrw: quote.afterKrw, revision: 1 });
  });

  test('cancelled in the free minutes counts as a booking cancelled in them', async () => {
    for (let times = 0; times < 5; times += 1) {
      const was = await booked(['advance', 'advance']);
      const { afterKrw } = (await own.quote(was.reservationNo, wishWithout(was, [0]))).body.data;
      expect((await cancelled(was, [0], { expectedTotalKrw: afterKrw })).status).toBe(200);
    }
    const offer = (await offersOf(sandbox, stay, token)).find(({ ratePlan }) => ratePlan.ratePlanId === 'advance');
    const sixth = await book(sandbox, token, bookingBody(stay, offer as RoomOffer), randomUUID());
    expect(sixth.body.code).toBe('GRACE_USED_UP');
  });
});
