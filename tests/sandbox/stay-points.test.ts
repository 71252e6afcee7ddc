import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '../../sandbox/hub/seoul-day.ts';
import { book, bookingBody, endGrace, offerOf, type StayWish, stayIn, stock } from './booking-steps.ts';
import { control } from './hub-caller.ts';
import { callsOf, logIn, memberWithTranches } from './point-steps.ts';
import { sandboxForFile } from './sandbox-for-tests.ts';

const sandbox = sandboxForFile();

type Member = Awaited<ReturnType<typeof memberWithTranches>>;
let member: Member;
let token: string;
let own: ReturnType<typeof callsOf>;
const enter = async (who: Member) => {
  token = await logIn(sandbox, who);
  own = callsOf(sandbox, token);
};
const clock = (now: string) => control(sandbox, '/clock', { now });

beforeEach(async () => {
  await control(sandbox, '/clock', undefined, 'DELETE');
  member = await memberWithTranches(sandbox);
  await enter(member);
});

const stay = stayIn(40, 3);
const roomTypeId = 'haneul-gyeongbok-deluxe-double';
async function bodyFor(points: number, wish: StayWish = stay, ratePlanId = 'flexible') {
  await stock(sandbox, wish, 40);
  const body = bookingBody(wish, await offerOf(sandbox, wish, ratePlanId, roomTypeId));
  return points === 0 ? body : { ...body, points: { points, amountKrw: points * 50 } };
}
async function booked(points: number, wish?: StayWish, ratePlanId?: string): Promise<string> {
  const answer = await book(sandbox, token, await bodyFor(points, wish, ratePlanId), randomUUID());
  expect(answer.body).toMatchObject({ data: {} });
  return answer.body.data.reservationNo;
}
const wishFor = ({ checkInDate, checkOutDate }: StayWish) => ({
  checkInDate,
  checkOutDate,
  rooms: [{ adults: 2, minor: 0, guestFirstName: 'Sample', guestLastName: 'Member', requests: '' }],
});
const pointsOf = (tranches: { points: number }[]) => tranches.map(({ points }) => points);

describe('points that pay a part', () => {
  test('come from the tranches that run out first, and the reservation says them', async () => {
    const number = await booked(300);
    const { balance, tranches } = await own.balance();
    expect(balance).toBe(member.balance - 300);
    expect(pointsOf(tranches)).toEqual([93, 500]);
    expect((await own.detail(number)).points).toEqual({ points: 300, amountKrw: 15_000, goodPoints: 300 });
  });

  test.each([
    ['more than the member has', 900, 'POINTS_NOT_ENOUGH'],
    ['fewer than the smallest amount', 90, 'POINTS_NOT_USABLE'],
    ['no whole step', 105, 'POINTS_NOT_USABLE'],
  ])('are refused where they are %s, and nothing is booked or spent', async (_, points, code) => {
    const answer = await book(sandbox, token, await bodyFor(points), randomUUID());
    expect(answer.body.code).toBe(code);
    if (code === 'POINTS_NOT_ENOUGH') expect(answer.body.data).toEqual({ balance: member.balance });
    expect((await own.balance()).balance).toBe(member.balance);
    expect((await own.call('listReservations', { query: { lang: 'ko' } })).body.data.reservations).toEqual([]);
  });

  test.each([0, -10, 100.5, 10_000_001, '100'])('S55 %j of them are no request', async (points) => {
    const body = { ...(await bodyFor(0)), points: { points, amountKrw: 5_000 } };
    expect((await book(sandbox, token, body, randomUUID())).body.code).toBe('BAD_REQUEST');
  });

  test('pay what the member saw, or nothing', async () => {
    const body = { ...(await bodyFor(100)), points: { points: 100, amountKrw: 6_000 } };
    expect((await book(sandbox, token, body, randomUUID())).body.code).toBe('POINTS_NOT_USABLE');
  });

  test('pay no more than the share of what is left after a voucher', async () => {
    await control(sandbox, '/members', {
      membershipId: `${member.membershipId}.v`,
      password: member.password,
      benefits: true,
      statementRows: 4,
    });
    const rich = { ...member, membershipId: `${member.membershipId}.v` };
    await enter(rich);
    const body = await bodyFor(0);
    const asked = { ...body, rooms: body.rooms.map(({ requests: _, ...room }) => room) };
    const { vouchers } = (await own.call('bookingVouchers', { body: asked })).body.data;
    const { voucherId, discountKrw } = vouchers[0];
    const expectedTotalKrw = body.expectedTotalKrw - discountKrw;
    const wanted = { ...body, voucherId, expectedTotalKrw, points: { points: 500, amountKrw: 25_000 } };
    const answer = await book(sandbox, token, wanted, randomUUID());
    const { totalKrw, points } = await own.detail(answer.body.data.reservationNo);
    expect([totalKrw, points.amountKrw]).toEqual([expectedTotalKrw, 25_000]);
    await own.cancel(answer.body.data.reservationNo, 0);
    const list = (await own.call('listVouchers', { query: { lang: 'ko' } })).body.data.vouchers;
    expect(list.find((each: { voucherId: string }) => each.voucherId === voucherId).status).toBe('usable');
  });

  test('S55 20 bookings at once with points spend what there is, each once, and never go below zero', async () => {
    const body = await bodyFor(200);
    const answers = await Promise.all(Array.from({ length: 20 }, () => book(sandbox, token, body, randomUUID())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map((each) => each.body.code))).toEqual(new Set(['POINTS_NOT_ENOUGH']));
    const { balance, tranches } = await own.balance();
    expect(balance).toBe(member.balance - 4 * 200);
    expect(pointsOf(tranches).reduce((sum, points) => sum + points, 0)).toBe(balance);
  });

  test('S55 20 times the same booking under one key spends once', async () => {
    const body = await bodyFor(200);
    const key = randomUUID();
    const same = await Promise.all(Array.from({ length: 20 }, () => book(sandbox, token, body, key)));
    expect(new Set(same.map((each) => each.body.data.reservationNo)).size).toBe(1);
    expect((await own.balance()).balance).toBe(member.balance - 200);
  });
});

describe('a cancellation', () => {
  test('gives every point back to its tranche where it is free; repeated, it gives nothing twice', async () => {
    const before = await own.balance();
    const number = await booked(300);
    const settled = { returnedPoints: 300, expiredPoints: 0, keptPoints: 0, keptKrw: 0 };
    for (const _ of [1, 2]) expect((await own.cancel(number, 0)).body.data.settledPoints).toEqual(settled);
    expect(await own.balance()).toEqual(before);
    expect((await own.detail(number)).settledPoints).toEqual(settled);
  });

  test('S55 20 of them at once give back once', async () => {
    const number = await booked(300);
    await Promise.all(Array.from({ length: 20 }, () => own.cancel(number, 0)));
    expect((await own.balance()).balance).toBe(member.balance);
  });

  test('of a non-refundable stay uses the points for the fee', async () => {
    const number = await booked(300, stay, 'advance');
    await endGrace(sandbox, number);
    const { totalKrw } = await own.detail(number);
    const { cancellationFeeKrw, settledPoints } = (await own.cancel(number, totalKrw)).body.data;
    expect(cancellationFeeKrw).toBe(totalKrw);
    expect(settledPoints).toEqual({ returnedPoints: 0, expiredPoints: 0, keptPoints: 300, keptKrw: 15_000 });
    expect((await own.balance()).balance).toBe(member.balance - 300);
  });

  test('gives nothing back that has run out since, and the reservation says so before', async () => {
    const number = await booked(300);
    await clock(`${addDays(stay.checkInDate, -9)}T10:00:00+09:00`);
    await enter(member);
    expect((await own.detail(number)).points).toEqual({ points: 300, amountKrw: 15_000, goodPoints: 67 });
    expect((await own.cancel(number, 0)).body.data.settledPoints).toEqual({
      returnedPoints: 67,
      expiredPoints: 233,
      keptPoints: 0,
      keptKrw: 0,
    });
    expect(pointsOf((await own.balance()).tranches)).toEqual([160, 500]);
    const mails = (await control(sandbox, '/outbox', undefined, 'GET')) as { mails: { text: string }[] };
    expect(mails.mails[0]?.text).toContain('67포인트를 돌려 드렸습니다.');
    expect(mails.mails[0]?.text).toContain('233포인트는 유효 기간이 지나');
  });
});

describe('a change', () => {
  const shorter = { ...stay, checkOutDate: addDays(stay.checkInDate, 1) };
  const longer = { ...stay, checkOutDate: addDays(stay.checkInDate, 5) };

  test('to a dearer stay keeps the points, and more can be used', async () => {
    const number = await booked(300);
    await stock(sandbox, longer, 40);
    const { afterKrw, points, pointsMoved } = (await own.quote(number, wishFor(longer))).body.data;
    expect([points.points, pointsMoved.spentPoints]).toEqual([300, 0]);
    const wish = { ...wishFor(longer), points: 500 };
    const more = (await own.quote(number, wish)).body.data;
    expect([more.points.points, more.pointsMoved.spentPoints, more.afterKrw]).toEqual([500, 200, afterKrw]);
    expect((await own.balance()).balance, 'a quote spends nothing').toBe(member.balance - 300);
    expect((await own.change(number, { ...wish, expectedTotalKrw: afterKrw })).status).toBe(200);
    expect((await own.balance()).balance).toBe(member.balance - 500);
    expect((await own.cancel(number, 0)).body.data.settledPoints.returnedPoints).toBe(500);
    expect((await own.balance()).balance).toBe(member.balance);
  });

  test('to fewer points gives the difference back, last to run out first', async () => {
    const number = await booked(600);
    const { totalKrw } = await own.detail(number);
    const wish = { ...wishFor(stay), points: 150 };
    expect((await own.quote(number, wish)).body.data.pointsMoved).toMatchObject({ returnedPoints: 450 });
    expect((await own.change(number, { ...wish, expectedTotalKrw: totalKrw })).status).toBe(200);
    expect(pointsOf((await own.balance()).tranches)).toEqual([83, 160, 500]);
    expect((await own.detail(number)).points).toMatchObject({ points: 150, amountKrw: 7_500 });
    await own.change(number, { ...wishFor(stay), points: 0, expectedTotalKrw: totalKrw });
    expect((await own.detail(number)).points).toBeNull();
    expect((await own.balance()).balance).toBe(member.balance);
  });

  test('to a stay that takes fewer points gives back what is above its price', async () => {
    const price = (factor: number) =>
      control(sandbox, '/price', { hotelId: stay.hotelId, roomTypeId, date: shorter.checkInDate, factor });
    await price(0.1);
    const number = await booked(890);
    const { afterKrw, points, pointsMoved } = (await own.quote(number, wishFor(shorter))).body.data;
    expect(points).toMatchObject({ points: Math.ceil(afterKrw / 500) * 10, amountKrw: afterKrw });
    expect(pointsMoved).toEqual({ spentPoints: 0, returnedPoints: 890 - points.points, expiredPoints: 0 });
    expect((await own.change(number, { ...wishFor(shorter), expectedTotalKrw: afterKrw })).status).toBe(200);
    expect((await own.balance()).balance).toBe(member.balance - points.points);
    await price(10);
  });

  test('spends no points that the member does not have', async () => {
    const number = await booked(300);
    const { totalKrw } = await own.detail(number);
    const wish = { ...wishFor(stay), points: 900, expectedTotalKrw: totalKrw };
    expect((await own.change(number, wish)).body).toMatchObject({ code: 'POINTS_NOT_ENOUGH', data: { balance: 593 } });
    expect((await own.detail(number)).points.points).toBe(300);
  });

  test('gives no points back where cancelling costs something', async () => {
    const number = await booked(300, stay, 'advance');
    await endGrace(sandbox, number);
    const { totalKrw } = await own.detail(number);
    const wish = { ...wishFor(stay), points: 100, expectedTotalKrw: totalKrw };
    expect((await own.change(number, wish)).body.code).toBe('FEE_DUE');
  });
});
