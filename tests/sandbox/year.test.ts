import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isWholePage } from '../../lib/hub/contract/point.ts';
import { addDays, seoulInstant } from '../../sandbox/hub/seoul-day.ts';
import { type RunningSandbox, startSandbox } from '../../sandbox/hub/start-sandbox.ts';
import { book, bookingBody, offerOf, stock } from './booking-steps.ts';
import { control } from './hub-caller.ts';
import { callsOf, logIn, memberWithTranches } from './point-steps.ts';

const first = '2027-01-04';
const hotelId = 'haneul-gyeongbok';
let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

const lang = { query: { lang: 'ko' } };
const toDay = (days: number) => addDays(first, days);

test('a year of a member: a stay earns, a tier rises, points expire, a claim is decided, a choice falls to its default', async () => {
  const clock = (day: string) =>
    control(sandbox, '/clock', { now: new Date(seoulInstant(day, '12:00')).toISOString(), frozen: true });
  await clock(first);
  const member = await memberWithTranches(sandbox, { benefits: true });
  let own = callsOf(sandbox, await logIn(sandbox, member));

  /** Goes on to a day, and sees that the ledger is whole there. */
  const goTo = async (days: number) => {
    await clock(toDay(days));
    own = callsOf(sandbox, await logIn(sandbox, member));
    const { balance, tranches } = await own.balance();
    expect(
      tranches.reduce((sum, { points }) => sum + points, 0),
      `day ${days}`,
    ).toBe(balance);
    expect(tranches.every(({ expiresOn }) => expiresOn >= toDay(days))).toBe(true);
    const statement = (await own.call('pointStatement', { query: { lang: 'ko', pageSize: '500' } })).body.data;
    expect(statement.pointsIn + statement.pointsOut, `day ${days}`).toBe(balance);
    expect(isWholePage(statement, { page: 1, pageSize: 500 })).toBe(true);
    return balance;
  };
  const bookStay = async (inDays: number, nights: number, points: number) => {
    const stay = { hotelId, checkInDate: toDay(inDays), checkOutDate: toDay(inDays + nights) };
    await stock(sandbox, stay, 9);
    const paid = points === 0 ? {} : { points: { points, amountKrw: points * 50 } };
    const body = { ...bookingBody(stay, await offerOf(sandbox, stay, 'flexible')), ...paid };
    const answer = await book(sandbox, own.token, body, randomUUID());
    expect(answer.status).toBe(200);
    return answer.body.data.reservationNo as string;
  };
  const tier = async () => (await own.call('dashboardInfo')).body.data.tier;
  const entries = async (kind: string): Promise<{ points: number }[]> =>
    (await own.call('pointStatement', { query: { lang: 'ko', kind, pageSize: '500' } })).body.data.entries;

  expect(await tier()).toBe('classic');
  const opening = await goTo(0);
  const spring = await bookStay(20, 6, 200);
  expect(await goTo(1)).toBe(opening - 200);

  // The stay is over: it has earned at the tier of its day, and its nights have lifted the member.
  const promised = (await own.detail(spring)).earnedPoints;
  await goTo(27);
  expect(await own.detail(spring)).toMatchObject({ status: 'stayed', earnedPoints: promised, points: { points: 200 } });
  const earnedBefore = await entries('earned');
  expect(earnedBefore[0]?.points).toBe(promised);
  expect(await tier()).toBe('silver');
  const { changes } = (await own.call('tierHistory')).body.data;
  expect(changes[0]).toMatchObject({ tier: 'silver', reason: 'nights' });

  // A cancelled stay gives its points back to tranches of which some run out on the way.
  const summer = await bookStay(60, 2, 300);
  const { goodPoints } = (await own.detail(summer)).points;
  expect(goodPoints).toBe(300);
  await goTo(50);
  const before = (await own.detail(summer)).points.goodPoints;
  const { settledPoints } = (await own.cancel(summer, 0)).body.data;
  expect(settledPoints).toMatchObject({ returnedPoints: before, expiredPoints: 300 - before, keptPoints: 0 });

  // The choice of a voucher ran out on day 45.
  const { choices } = (await own.call('listVoucherChoices', lang)).body.data;
  expect(choices[0].made).toMatchObject({ byDefaultYn: 'Y', optionId: choices[0].defaultOptionId });

  // The hotel forgot a stay: it is claimed, reviewed and granted.
  const autumn = await bookStay(80, 1, 0);
  await goTo(90);
  const { reservationNos } = (await control(sandbox, '/uncredited', {
    membershipNo: member.membershipNo,
    hotelId,
  })) as { reservationNos: string[] };
  expect(reservationNos).toContain(autumn);
  const owed = await goTo(90);
  const claim = { stay: { kind: 'reservation', reservationNo: autumn }, reason: 'missing', text: '' };
  const made = await own.call('createClaim', {
    body: { ...claim, expectedPoints: null, attachmentIds: [], lang: 'ko' },
    headers: { 'idempotency-key': randomUUID() },
  });
  const { claimNo } = made.body.data;
  const stateOf = async () => (await own.call('claimDetail', { params: { claimNo }, ...lang })).body.data;
  await goTo(92);
  expect((await stateOf()).state).toBe('reviewing');
  const granted = await goTo(94);
  const { state, points } = await stateOf();
  expect([state, granted]).toEqual(['done', owed + points]);

  // Two years on everything that was earned has run out, entry by entry, and the review has lowered the tier.
  for (const days of [200, 366, 500, 830]) await goTo(days);
  expect((await own.balance()).balance).toBe(0);
  expect((await entries('expired')).length).toBeGreaterThan(3);
  expect(await tier()).toBe('classic');
}, 60_000);
