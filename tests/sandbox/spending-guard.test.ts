// Long, because each way to spend is tried against the same changes of one member.
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { centreTelephone } from '../../sandbox/hub/seed/customer-centre.ts';
import { maskedAddress } from '../../sandbox/hub/seed/event-emails.ts';
import { book, bookingBody, offerOf, stayIn, stock } from './booking-steps.ts';
import {
  changeContact,
  changePassword,
  type GuardedMember,
  guardedMember,
  linkIn,
  mailsOf,
  PASSWORD,
  tokenIn,
} from './guard-steps.ts';
import { callHub, control } from './hub-caller.ts';
import { verifiedRequest } from './identity-steps.ts';
import { callsOf, logIn } from './point-steps.ts';
import { sandboxForFile } from './sandbox-for-tests.ts';

const sandbox = sandboxForFile();
const stay = stayIn(60, 1);
const roomTypeId = 'haneul-gyeongbok-deluxe-double';
const WEEK_MS = 7 * 24 * 3_600_000;

let member: GuardedMember;
let token: string;
beforeEach(async () => {
  member = await guardedMember(sandbox);
  token = await logIn(sandbox, member);
  await stock(sandbox, stay, 60, roomTypeId);
});
afterEach(() => control(sandbox, '/clock', undefined, 'DELETE'));

const newEmail = () => ({ kind: 'email', value: `thief.${randomUUID().slice(0, 8)}@mail.example` }) as const;
const bodyOf = async () => bookingBody(stay, await offerOf(sandbox, stay, 'flexible', roomTypeId));
const withPoints = async (points = 200) => ({ ...(await bodyOf()), points: { points, amountKrw: points * 50 } });
const bookPoints = async (as = token, points?: number) => book(sandbox, as, await withPoints(points), randomUUID());
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) =>
  status === 200 ? 'booked' : body.code;
const check = (as: string, requestNo: string) =>
  callHub(sandbox, 'confirmIdentity', { token: as, body: { requestNo } });
const report = (of: string) => callHub(sandbox, 'reportEvent', { body: { token: of } });
const balance = async (as: string) => (await callsOf(sandbox, as).balance()).balance;
const at = (ms: number) => control(sandbox, '/clock', { now: new Date(ms).toISOString(), frozen: true });

/** Makes a change at a moment of the clock, and gives back the session and the password that follow. */
async function change(kind: 'email' | 'mobile' | 'password' | 'mailed password') {
  const after = { ...member };
  if (kind === 'email') token = await changeContact(sandbox, token, newEmail());
  if (kind === 'mobile') token = await changeContact(sandbox, token, { kind, value: '010-0000-0123' });
  if (kind === 'password') {
    after.password = 'Other-Word-9';
    token = await changePassword(sandbox, token, after.password);
  }
  if (kind === 'mailed password') {
    const { email: memberEmail, membershipId } = member;
    const memberName = (await callHub(sandbox, 'memberProfile', { token })).body.data.memberName;
    await callHub(sandbox, 'findAccount', { body: { type: 'password', memberName, memberEmail, membershipId } });
    const [mail] = await mailsOf(sandbox, memberEmail);
    after.password = /\bT[a-z]{8}\d\d!/.exec(mail?.text ?? '')?.[0] ?? '';
    token = await logIn(sandbox, after);
  }
  return after;
}

describe('points', () => {
  test('of a member who has just joined, and has changed nothing, are spent without a check', async () => {
    expect(codeOf(await bookPoints())).toBe('booked');
  });

  const rows = (['email', 'mobile', 'password', 'mailed password'] as const).flatMap((kind) => [
    [kind, 'at once', 0, 'IDENTITY_REQUIRED'] as const,
    [kind, 'a millisecond before a week is over', WEEK_MS - 1, 'IDENTITY_REQUIRED'] as const,
    [kind, 'after a week', WEEK_MS, 'booked'] as const,
  ]);
  test.each(rows)('after a change of the %s, %s: %s', async (kind, _when, laterMs, code) => {
    const changedAt = Date.now();
    await at(changedAt);
    const after = await change(kind);
    await at(changedAt + laterMs);
    token = await logIn(sandbox, after);
    const answer = await bookPoints();
    expect(codeOf(answer)).toBe(code);
    if (code === 'IDENTITY_REQUIRED') {
      expect(answer.body.data).toEqual({ until: new Date(changedAt + WEEK_MS).toISOString() });
      expect(await balance(token)).toBe(600);
    }
  });

  test('are not asked about where none are spent, nor for a booking that is refused all the same', async () => {
    await change('email');
    expect(codeOf(await book(sandbox, token, await bodyOf(), randomUUID()))).toBe('booked');
    expect(codeOf(await bookPoints(token, 700))).toBe('POINTS_NOT_ENOUGH');
  });

  test('that a change of a stay takes more of are asked about, those that it gives back are not', async () => {
    const { reservationNo } = (await bookPoints()).body.data;
    await change('email');
    const own = callsOf(sandbox, token);
    const { totalKrw, rooms } = await own.detail(reservationNo);
    const { guestFirstName, guestLastName, requests } = rooms[0];
    const wish = (points: number) => ({
      checkInDate: stay.checkInDate,
      checkOutDate: stay.checkOutDate,
      rooms: [{ adults: 2, minor: 0, guestFirstName, guestLastName, requests }],
      points,
      expectedTotalKrw: totalKrw,
    });
    expect((await own.quote(reservationNo, wish(300))).status, 'a price is told').toBe(200);
    expect(codeOf(await own.change(reservationNo, wish(300)))).toBe('IDENTITY_REQUIRED');
    expect(await balance(token)).toBe(400);
    expect(codeOf(await own.change(reservationNo, wish(100)))).toBe('booked');
    expect(await balance(token)).toBe(500);
    await check(token, await verifiedRequest(sandbox, 'newcomer'));
    expect(codeOf(await own.change(reservationNo, wish(300)))).toBe('booked');
    expect(await balance(token)).toBe(300);
  });
});

test('a voucher is asked about as points are', async () => {
  member = await guardedMember(sandbox, { benefits: true });
  token = await logIn(sandbox, member);
  await change('mobile');
  const body = await bodyOf();
  const { vouchers } = (
    await callHub(sandbox, 'bookingVouchers', { token, body: { ...stay, rooms: body.rooms, lang: 'ko' } })
  ).body.data;
  const { voucherId, discountKrw } = vouchers.find((each: { obstacle: unknown }) => each.obstacle === null);
  const wish = { ...body, voucherId, expectedTotalKrw: body.expectedTotalKrw - discountKrw };
  expect(codeOf(await book(sandbox, token, wish, randomUUID()))).toBe('IDENTITY_REQUIRED');
  await check(token, await verifiedRequest(sandbox, 'newcomer'));
  expect(codeOf(await book(sandbox, token, wish, randomUUID()))).toBe('booked');
});

describe('the identity check', () => {
  test('lets the same booking through under the same key, once', async () => {
    await change('email');
    const [body, key] = [await withPoints(), randomUUID()];
    expect(codeOf(await book(sandbox, token, body, key))).toBe('IDENTITY_REQUIRED');
    expect((await check(token, await verifiedRequest(sandbox, 'newcomer'))).body.data).toEqual({ samePersonYn: 'Y' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => book(sandbox, token, body, key)));
    expect(new Set(answers.map((answer) => answer.body.data?.reservationNo)).size).toBe(1);
    expect(await balance(token)).toBe(400);
  });

  test('S55 by another person counts for nothing, and twenty bookings at once spend nothing', async () => {
    await change('email');
    const requestNo = await verifiedRequest(sandbox, 'older');
    expect((await check(token, requestNo)).body.data).toEqual({ samePersonYn: 'N' });
    expect(codeOf(await check(token, requestNo))).toBe('IDENTITY_USED');
    const body = await withPoints();
    const answers = await Promise.all(Array.from({ length: 20 }, () => book(sandbox, token, body, randomUUID())));
    expect(new Set(answers.map(codeOf))).toEqual(new Set(['IDENTITY_REQUIRED']));
    expect(await balance(token)).toBe(600);
  });

  test('of a member who joined without one cannot be made', async () => {
    member = await guardedMember(sandbox, { person: undefined });
    token = await logIn(sandbox, member);
    await change('email');
    expect((await check(token, await verifiedRequest(sandbox, 'newcomer'))).body.data).toEqual({ samePersonYn: 'N' });
  });

  test('holds for its session alone, for half an hour, and not for a later change', async () => {
    const now = Date.now();
    await at(now);
    await change('mobile');
    const requestNo = await verifiedRequest(sandbox, 'newcomer');
    await check(token, requestNo);
    expect((await check(token, requestNo)).body.data, 'a lost answer comes again').toEqual({ samePersonYn: 'Y' });
    expect(codeOf(await bookPoints())).toBe('booked');
    expect(codeOf(await bookPoints(await logIn(sandbox, member)))).toBe('IDENTITY_REQUIRED');
    await at(now + 14 * 60_000);
    expect(codeOf(await bookPoints())).toBe('booked');
    await change('email');
    expect(codeOf(await bookPoints())).toBe('IDENTITY_REQUIRED');
  });

  test('that was made before the change is none', async () => {
    const now = Date.now();
    await at(now);
    const requestNo = await verifiedRequest(sandbox, 'newcomer');
    await at(now + 1_000);
    await change('mobile');
    expect(codeOf(await check(token, requestNo))).toBe('IDENTITY_USED');
    expect(codeOf(await bookPoints())).toBe('IDENTITY_REQUIRED');
  });

  test('is over after half an hour', async () => {
    const now = Date.now();
    await at(now);
    await change('mobile');
    const requestNo = await verifiedRequest(sandbox, 'newcomer');
    await at(now + 29 * 60_000);
    token = await logIn(sandbox, member);
    await check(token, requestNo);
    expect(codeOf(await bookPoints())).toBe('booked');
    await at(now + 30 * 60_000);
    expect(codeOf(await bookPoints())).toBe('IDENTITY_REQUIRED');
  });
});

describe('who is notified of a change', () => {
  test.each([
    ['ko', '변경되었습니다', '/notMe#'],
    ['en', 'has changed', '/en/notMe#'],
    ['jp', '変更されました', '/jp/notMe#'],
    ['ch', '已更改', '/cn/notMe#'],
  ])('the old and the new address, in the language in which the member joined (%s)', async (lang, words, path) => {
    member = await guardedMember(sandbox, { lang });
    token = await logIn(sandbox, member);
    const contact = newEmail();
    token = await changeContact(sandbox, token, contact);
    const told = (await mailsOf(sandbox, member.email, contact.value)).filter(({ subject }) => subject.includes(words));
    expect(told.map(({ to }) => to).toSorted()).toEqual([member.email, contact.value].toSorted());
    for (const { to, text } of told) {
      const isOld = to === member.email;
      expect(linkIn(text).includes(path), 'the link is for the old one').toBe(isOld);
      expect(text.includes(centreTelephone), 'the new one may call').toBe(!isOld);
      expect(text).toContain(`${maskedAddress(member.email)} → ${maskedAddress(contact.value)}`);
      expect(text, 'masked').not.toContain(contact.value);
    }
  });

  test('the mailbox and both numbers of another mobile, the mailbox of another password', async () => {
    const { memberMobile } = (await callHub(sandbox, 'memberProfile', { token })).body.data;
    await change('mobile');
    const words = '휴대전화 번호가 변경되었습니다';
    const told = await mailsOf(sandbox, member.email, memberMobile, '010-0000-0123');
    expect(new Set(told.filter(({ subject }) => subject.includes(words)).map(({ to }) => to)).size).toBe(3);
    await change('password');
    const [newest] = await mailsOf(sandbox, member.email);
    expect(newest?.subject).toContain('비밀번호가 변경되었습니다');
  });
});

describe('a report that it was not the member', () => {
  async function theft() {
    await change('email');
    await check(token, await verifiedRequest(sandbox, 'newcomer'));
    const stolen = (await bookPoints()).body.data.reservationNo as string;
    const mail = (await mailsOf(sandbox, member.email)).find(({ subject }) => subject.includes('변경'));
    return { stolen, link: tokenIn(mail?.text) };
  }

  test('S63 ends all sessions, voids the password, puts the address back, cancels and returns, and freezes', async () => {
    const before = await bookPoints(token, 100);
    // The thief, in a session of their own.
    token = await logIn(sandbox, member);
    const { stolen, link } = await theft();
    expect(await balance(token)).toBe(300);
    const refresh = (await callHub(sandbox, 'login', { body: member })).headers;
    const answer = await report(link);
    expect(answer.body.data).toMatchObject({
      membershipId: member.membershipId,
      mailedTo: maskedAddress(member.email),
      doneBeforeYn: 'N',
    });
    expect((await callHub(sandbox, 'memberProfile', { token })).status).toBe(401);
    const pair = { accessToken: refresh.get('authorization'), refreshToken: refresh.get('refresh') };
    expect((await callHub(sandbox, 'refreshTokens', { body: pair })).status).toBe(401);
    expect((await callHub(sandbox, 'login', { body: member })).body.code).toBe('LOGIN_FAILED');

    const [next] = await mailsOf(sandbox, member.email);
    expect(next?.text).toContain('/findAccount?type=password');
    expect(next?.text).toContain(stolen);

    await callHub(sandbox, 'findAccount', {
      body: { type: 'password', requestNo: await verifiedRequest(sandbox, 'newcomer'), newPassword: 'Found-Again-9' },
    });
    token = await logIn(sandbox, { ...member, password: 'Found-Again-9' });
    const own = callsOf(sandbox, token);
    expect((await own.call('memberProfile')).body.data.memberEmail).toBe(member.email);
    expect((await own.detail(stolen)).status).toBe('cancelled');
    expect((await own.detail(before.body.data.reservationNo)).status, 'booked before the change').toBe('confirmed');
    expect(await balance(token)).toBe(500);
    const { enquiries } = (await own.call('listEnquiries')).body.data;
    expect(enquiries).toHaveLength(1);
    expect(enquiries[0].enquiryNo).toBe(answer.body.data.enquiryNo);

    await check(token, await verifiedRequest(sandbox, 'newcomer'));
    const refused = await bookPoints();
    expect(refused.body).toMatchObject({ code: 'POINTS_FROZEN', data: { telephone: expect.any(String) } });
    const frozen = (await own.call('dashboardInfo')).body.data.frozen;
    expect(frozen).toEqual(refused.body.data);
    await control(sandbox, `/frozen/${member.membershipNo}`, undefined, 'DELETE');
    expect((await own.call('dashboardInfo')).body.data.frozen).toBeNull();
    expect(codeOf(await bookPoints())).toBe('booked');
  });

  test('S55 is taken once, of twenty at once too', async () => {
    const { link } = await theft();
    const answers = await Promise.all(Array.from({ length: 20 }, () => report(link)));
    expect(answers.filter(({ body }) => body.data.doneBeforeYn === 'N')).toHaveLength(1);
    expect(new Set(answers.map(({ body }) => body.data.enquiryNo)).size).toBe(1);
    const told = (await mailsOf(sandbox, member.email)).filter(({ text }) => text.includes('/findAccount'));
    expect(told).toHaveLength(1);
  });

  test('undoes later changes too, whose links then say that it was done', async () => {
    const { memberMobile } = (await callHub(sandbox, 'memberProfile', { token })).body.data;
    await change('mobile');
    const [first] = await mailsOf(sandbox, member.email);
    const stolen = newEmail();
    token = await changeContact(sandbox, token, stolen);
    const [second] = await mailsOf(sandbox, member.email);
    await report(tokenIn(first?.text));
    expect((await report(tokenIn(second?.text))).body.data).toMatchObject({ doneBeforeYn: 'Y' });
    await callHub(sandbox, 'findAccount', {
      body: { type: 'password', requestNo: await verifiedRequest(sandbox, 'newcomer'), newPassword: 'Found-Again-9' },
    });
    token = await logIn(sandbox, { ...member, password: 'Found-Again-9' });
    expect((await callHub(sandbox, 'memberProfile', { token })).body.data).toMatchObject({
      memberEmail: member.email,
      memberMobile,
    });
  });

  test('with an unknown token, or after a week, is refused and does nothing', async () => {
    expect((await report('x'.repeat(43))).body.code).toBe('NOT_FOUND');
    expect((await report('short')).body.code).toBe('BAD_REQUEST');
    const changedAt = Date.now();
    await at(changedAt);
    await change('email');
    const [mail] = await mailsOf(sandbox, member.email);
    await at(changedAt + WEEK_MS);
    expect((await report(tokenIn(mail?.text))).body.code).toBe('NOT_FOUND');
    token = await logIn(sandbox, { ...member, password: PASSWORD });
    expect((await callHub(sandbox, 'dashboardInfo', { token })).body.data.frozen).toBeNull();
  });
});
