import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { POST as callProxy } from '@/app/api/hub/[...path]/route';
import { POST as confirmSpending } from '@/app/api/identity/spending/route';
import { POST as logIn } from '@/app/api/session/login/route';
import { POST as notMe } from '@/app/api/session/not-me/route';
import { GET as askViewer } from '@/app/api/session/viewer/route';
import { book, bookingBody, offerOf, stayIn, stock } from '../sandbox/booking-steps';
import { changeContact, type GuardedMember, guardedMember, mailsOf, tokenIn } from '../sandbox/guard-steps';
import { logIn as logInAtHub } from '../sandbox/point-steps';
import { finish, returnedVisit, startBody, withProvider } from './identity-visit';
import { cookieAfter, sameOriginRequest } from './same-origin-request';

const sandbox = withProvider();
const stay = stayIn(62, 1);
const forSpending = { ...startBody, purpose: 'spending', window: 'page', returnTo: '/booking?room=1' };

let member: GuardedMember;
/** The link of the mail about the change that was just made. */
let link: string;
beforeEach(async () => {
  member = await guardedMember(sandbox);
  await changeContact(sandbox, await logInAtHub(sandbox, member), {
    kind: 'email',
    value: `other.${randomUUID().slice(0, 8)}@mail.example`,
  });
  link = tokenIn((await mailsOf(sandbox, member.email))[0]?.text);
});

const post = (path: string, body?: unknown, cookie?: string, headers?: Record<string, string>) =>
  sameOriginRequest(path, {
    method: 'POST',
    ...(body === undefined ? {} : { body }),
    ...(cookie ? { cookie } : {}),
    ...(headers ? { headers } : {}),
  });
const loggedIn = async ({ membershipId, password }: GuardedMember) =>
  cookieAfter(await logIn(post('/api/session/login', { membershipId, password })));
const bookingWithPoints = async () => {
  await stock(sandbox, stay, 20);
  return {
    ...bookingBody(stay, await offerOf(sandbox, stay, 'flexible')),
    points: { points: 200, amountKrw: 10_000 },
  };
};
const verified = async (cookie: string, choice: string) => {
  const visit = await returnedVisit(sandbox, { choice, body: forSpending });
  const jar = [cookie, visit.cookie].filter(Boolean).join('; ');
  return cookieAfter(await finish(visit.receipt, jar), jar);
};
const send = (body: unknown, key: string, cookie: string) =>
  callProxy(post('/api/hub/reservation/room', body, cookie, { 'idempotency-key': key }));
const check = (cookie: string) => confirmSpending(post('/api/identity/spending', undefined, cookie));

describe('a booking with points after a change', () => {
  test('is refused with what the page needs, and made under the same key after the check', async () => {
    const cookie = await loggedIn(member);
    const [body, key] = [await bookingWithPoints(), randomUUID()];
    const refused = await send(body, key, cookie);
    expect(await refused.json()).toMatchObject({
      status: 409,
      hubCode: 'IDENTITY_REQUIRED',
      data: { until: expect.any(String) },
    });
    const jar = await verified(cookie, 'newcomer');
    const checked = await check(jar);
    expect(await checked.json()).toEqual({ samePerson: true });
    const after = cookieAfter(checked, jar);
    expect(after, 'who was verified is forgotten').not.toContain('identity-verified');
    const booked = await send(body, key, after);
    expect(booked.status).toBe(200);
    expect(await (await send(body, key, after)).json()).toEqual(await booked.json());
  });

  test('S58 stays refused where another person was verified, whose verification is used up', async () => {
    const cookie = await loggedIn(member);
    const jar = await verified(cookie, 'older');
    const checked = await check(jar);
    expect(await checked.json()).toEqual({ samePerson: false });
    expect((await check(jar)).status, 'a copy of the cookie').toBe(410);
    expect((await send(await bookingWithPoints(), randomUUID(), cookieAfter(checked, jar))).status).toBe(409);
  });

  test.each([
    ['nobody was verified', 403, async () => loggedIn(member)],
    ['nobody is logged in', 401, async () => verified('', 'newcomer')],
  ])('is not checked where %s', async (_, status, jarOf) => {
    expect((await check(await jarOf())).status).toBe(status);
  });
});

describe('a report of a change', () => {
  const report = (token: unknown, cookie?: string) => notMe(post('/api/session/not-me', { token }, cookie));
  const isLoggedIn = async (cookie: string) =>
    (await (await askViewer(sameOriginRequest('/api/session/viewer', { cookie }))).json()).state === 'member';

  test('S63 ends the sessions of the member, and none that begins after it', async () => {
    const [cookie, elsewhere] = [await loggedIn(member), await loggedIn(member)];
    expect([await isLoggedIn(cookie), await isLoggedIn(elsewhere)]).toEqual([true, true]);
    const answer = await report(link);
    expect(await answer.json()).toEqual({
      enquiryNo: expect.stringMatching(/^Q-/),
      mailedTo: 'o***@mail.example',
      doneBefore: false,
    });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect([await isLoggedIn(cookie), await isLoggedIn(elsewhere)]).toEqual([false, false]);
    expect(await (await report(link)).json()).toMatchObject({ doneBefore: true });
  });

  test.each(['', 'x'.repeat(42), 'x'.repeat(44), 5, null])('needs a token, which %j is not', async (token) => {
    expect((await report(token)).status).toBe(400);
  });

  test('with an unknown token is not found', async () => {
    expect((await report('x'.repeat(43))).status).toBe(404);
  });

  test('S10 is refused from foreign pages', async () => {
    const request = sameOriginRequest('/api/session/not-me', {
      method: 'POST',
      body: { token: link },
      headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    });
    expect((await notMe(request)).status).toBe(403);
    expect((await book(sandbox, await logInAtHub(sandbox, member), await bookingWithPoints())).body.code).toBe(
      'IDENTITY_REQUIRED',
    );
  });
});
