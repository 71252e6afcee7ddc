import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { nightPoints, pointPrice } from '../../lib/hub/contract/point-payment.ts';
import { openDatabase } from '../../sandbox/hub/database.ts';
import { pointRules } from '../../sandbox/hub/member/point-rules.ts';
import { addDays } from '../../sandbox/hub/seoul-day.ts';
import { book, bookingBody, endGrace, offerOf, offersOf, type StayWish, stayIn, stock } from './booking-steps.ts';
import { control } from './hub-caller.ts';
import { callsOf, logIn, memberWithTranches } from './point-steps.ts';
import { hubProcesses } from './sandbox-process.ts';

const { spending } = pointRules;
const roomTypeId = 'haneul-gyeongbok-deluxe-double';
/** Two processes of the hub over one database. */
const { folder, start } = hubProcesses();
const [sandbox, other] = [start(), start()];

let member: Awaited<ReturnType<typeof memberWithTranches>>;
let token: string;
let own: ReturnType<typeof callsOf>;
async function enter(points: number): Promise<void> {
  member = await memberWithTranches(sandbox, { points });
  token = await logIn(sandbox, member);
  own = callsOf(sandbox, token);
}
beforeEach(async () => {
  await control(sandbox, '/clock', undefined, 'DELETE');
  await enter(60_000);
});

const stay = stayIn(40, 3);
async function bodyFor(wish: StayWish = stay, ratePlanId = 'flexible') {
  await stock(sandbox, wish, 40);
  const body = bookingBody(wish, await offerOf(sandbox, wish, ratePlanId, roomTypeId));
  const points = pointPrice(body.expectedTotalKrw, spending);
  return { ...body, points: { points, amountKrw: body.expectedTotalKrw } };
}
type Body = Awaited<ReturnType<typeof bodyFor>>;
async function booked(body: Body): Promise<string> {
  const answer = await book(sandbox, token, body, randomUUID());
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data.reservationNo;
}
const reservations = async () => (await own.call('listReservations', { query: { lang: 'ko' } })).body.data.reservations;

/** A refused booking leaves the member as they were. */
async function expectNothingDone(): Promise<void> {
  const { balance, tranches } = await own.balance();
  expect(balance).toBe(member.balance);
  expect(tranches.reduce((sum, { points }) => sum + points, 0)).toBe(balance);
  expect(await reservations()).toEqual([]);
}

describe('a reward night', () => {
  test('is for sale wherever a room is: each type can be booked for the points of its nights', async () => {
    await stock(sandbox, stay, 40);
    const offers = await offersOf(sandbox, stay, token);
    await enter(500_000);
    for (const offer of offers.filter(({ ratePlan }) => ratePlan.ratePlanId === 'flexible')) {
      const points = nightPoints(offer.price.nights, spending).reduce((sum, night) => sum + night.points, 0);
      const { totalKrw } = offer.price;
      const body = { ...bookingBody(stay, offer), points: { points, amountKrw: totalKrw } };
      const number = await booked(body);
      expect((await own.detail(number)).points).toEqual({ points, amountKrw: totalKrw, goodPoints: points });
      expect((await own.balance()).balance, 'the nights sum to the charge').toBe(member.balance - points);
      await own.cancel(number, 0);
    }
  });

  test.each([
    ['more points than its price', { more: spending.stepPoints, lessKrw: 0 }],
    ['fewer points for the whole price', { more: -spending.stepPoints, lessKrw: 0 }],
    ['other won than its price', { more: 0, lessKrw: 1 }],
  ])('cannot be had for %s: the hub computes', async (_, { more, lessKrw }) => {
    const body = await bodyFor();
    const { points, amountKrw } = body.points;
    const forged = { ...body, points: { points: points + more, amountKrw: amountKrw - lessKrw } };
    expect((await book(sandbox, token, forged, randomUUID())).body.code).toBe('POINTS_NOT_USABLE');
    await expectNothingDone();
  });

  test('cannot be paid with the points of another member', async () => {
    const poor = await memberWithTranches(sandbox);
    const poorToken = await logIn(sandbox, poor);
    const body = { ...(await bodyFor()), membershipNo: member.membershipNo };
    const answer = await book(sandbox, poorToken, body, randomUUID());
    expect(answer.body).toMatchObject({ code: 'POINTS_NOT_ENOUGH', data: { balance: poor.balance } });
    await expectNothingDone();
  });

  test('whose price moved between quote and press is asked again', async () => {
    const body = await bodyFor();
    await control(sandbox, '/price', { hotelId: stay.hotelId, roomTypeId, date: stay.checkInDate, factor: 1.3 });
    expect((await book(sandbox, token, body, randomUUID())).body.code).toBe('PRICE_CHANGED');
    await expectNothingDone();
  });

  test('for which points expired between quote and press says what is left', async () => {
    const body = await bodyFor(stayIn(60, 14));
    const all = { points: 60_890, amountKrw: 60_890 * spending.krwPerPoint };
    await control(sandbox, '/clock', { now: `${addDays(stay.checkInDate, -35)}T10:00:00+09:00` });
    token = await logIn(sandbox, member);
    own = callsOf(sandbox, token);
    const { balance } = await own.balance();
    expect(balance).toBe(member.balance - 103);
    const answer = await book(sandbox, token, { ...body, points: all }, randomUUID());
    expect(answer.body).toMatchObject({ code: 'POINTS_NOT_ENOUGH', data: { balance } });
    expect((await own.balance()).balance).toBe(balance);
  });
});

describe('its cancellation', () => {
  test('restores the tranches with their old last days', async () => {
    const before = await own.balance();
    const number = await booked(await bodyFor());
    expect(await own.balance()).not.toEqual(before);
    const { settledPoints } = (await own.cancel(number, 0)).body.data;
    expect(settledPoints).toMatchObject({ expiredPoints: 0, keptPoints: 0 });
    expect(await own.balance()).toEqual(before);
  });

  test('takes the whole fee from the points, and no won are due', async () => {
    const body = await bodyFor(stay, 'advance');
    const number = await booked(body);
    await endGrace(sandbox, number);
    const { cancellationFeeKrw, settledPoints } = (await own.cancel(number, body.expectedTotalKrw)).body.data;
    expect(cancellationFeeKrw).toBe(body.expectedTotalKrw);
    const { points } = body.points;
    expect(settledPoints).toEqual({
      returnedPoints: 0,
      expiredPoints: 0,
      keptPoints: points,
      keptKrw: body.expectedTotalKrw,
    });
    expect((await own.detail(number)).settledPoints).toEqual(settledPoints);
  });
});

describe('two processes of the hub', () => {
  test('20 bookings of the whole balance at once: one succeeds', async () => {
    const all = { points: 60_890, amountKrw: 60_890 * spending.krwPerPoint };
    const long = stayIn(60, 14);
    const body = { ...(await bodyFor(long)), points: all };
    expect(body.expectedTotalKrw, 'the stay takes the whole balance').toBeGreaterThan(all.amountKrw);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => book(index % 2 === 0 ? sandbox : other, token, body, randomUUID())),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200).map((answer) => answer.body);
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['POINTS_NOT_ENOUGH']));
    expect((await callsOf(other, token).balance()).balance).toBe(member.balance - all.points);
    expect(await reservations()).toHaveLength(1);
  });

  test('a failure between debit and booking leaves no debit', async () => {
    const body = await bodyFor();
    const database = openDatabase(join(folder, 'hub.sqlite'));
    // After the points are taken from their tranches.
    database.run(
      "CREATE TRIGGER fails BEFORE INSERT ON stay_spending BEGIN SELECT RAISE(ABORT, 'disk I/O error'); END",
    );
    expect((await book(sandbox, token, body, randomUUID())).status).toBe(500);
    database.run('DROP TRIGGER fails');
    database.close();
    await expectNothingDone();
    await booked(body);
  });
});
