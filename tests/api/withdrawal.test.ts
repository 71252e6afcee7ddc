import { beforeEach, describe, expect, test } from 'vitest';
import { GET as hubGet } from '@/app/api/hub/[...path]/route';
import { POST as logIn } from '@/app/api/session/login/route';
import { GET as viewer } from '@/app/api/session/viewer/route';
import { POST as withdraw } from '@/app/api/session/withdrawal/route';
import { forgetRateLimits } from '@/lib/bff/rate-limiters';
import { sampleAccounts } from '@/sandbox/hub/seed/accounts';
import { useEnvironment } from '../env/environment';
import { control } from '../sandbox/hub-caller';
import { sandboxAsHubForEachTest } from '../sandbox/sandbox-for-tests';
import { cookieAfter, sameOriginRequest } from './same-origin-request';

const { password } = sampleAccounts.member;
const membershipId = 'leaving.member';
const sandbox = sandboxAsHubForEachTest();

beforeEach(async () => {
  forgetRateLimits();
  await control(sandbox, '/members', { membershipId, password });
});

const post = (path: string, body: unknown, cookie?: string) =>
  sameOriginRequest(path, { method: 'POST', body, cookie });
const loggedIn = async (id = membershipId, word: string = password) =>
  cookieAfter(await logIn(post('/api/session/login', { membershipId: id, password: word })));
const leave = (cookie: string, word: string = password) =>
  withdraw(post('/api/session/withdrawal', { password: word }, `${cookie}; identity-verified=somebody`));
const seenBy = async (cookie: string) => (await viewer(sameOriginRequest('/api/session/viewer', { cookie }))).json();
const isMember = async (id = membershipId) =>
  (await logIn(post('/api/session/login', { membershipId: id, password }))).status === 200;
const fail = (kind: string, times = 1, path = '/membership/member/withdrawal') =>
  control(sandbox, '/faults', { path, kind, times });

async function expectDone(answer: Response): Promise<void> {
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({});
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(cookieAfter(answer, 'session=old; signed-in=1; identity-verified=1')).toBe('membership-ended=1');
}

describe('a withdrawal', () => {
  test('S47 ends the session here and every other one of the member, which is then invalid', async () => {
    const [cookie, elsewhere] = [await loggedIn(), await loggedIn()];
    expect(await seenBy(elsewhere)).toMatchObject({ state: 'member', membershipId });
    await expectDone(await leave(cookie));
    for (const old of [cookie, elsewhere]) {
      // Known here without asking: no data of the member is shown by a hub that is slow or down either.
      await control(sandbox, '/calls', undefined, 'DELETE');
      expect(await seenBy(old)).toEqual({ state: 'guest' });
      const points = await hubGet(sameOriginRequest('/api/hub/membership/point', { cookie: old }));
      expect([points.status, (await points.json()).code]).toEqual([401, 'login_required']);
      const { counts } = (await control(sandbox, '/calls', undefined, 'GET')) as { counts: object };
      expect(counts).toEqual({});
    }
    expect(await isMember()).toBe(false);
  });

  test('of a member who left by another process or by telephone is learnt from the hub, without a refresh', async () => {
    const cookie = await loggedIn();
    const body = { membershipId, password };
    const hub = (path: string, init: RequestInit) =>
      fetch(sandbox.hubBase + path, { ...init, headers: { ...init.headers, 'content-type': 'application/json' } });
    const token = (
      await fetch(`${sandbox.plainBase}/membership/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).headers.get('authorization');
    await hub('/membership/member/withdrawal', {
      method: 'POST',
      headers: { authorization: token ?? '' },
      body: JSON.stringify({ password }),
    });
    await control(sandbox, '/calls', undefined, 'DELETE');
    const answer = await viewer(sameOriginRequest('/api/session/viewer', { cookie }));
    expect(await answer.json()).toMatchObject({ code: 'session_expired', hubCode: 'MEMBERSHIP_ENDED' });
    expect(cookieAfter(answer, cookie)).toBe('');
    const { counts } = (await control(sandbox, '/calls', undefined, 'GET')) as { counts: object };
    expect(counts).toEqual({ memberProfile: 1 });
  });

  test('with a wrong password changes nothing, and is asked five times at most', async () => {
    const cookie = await loggedIn();
    const wrong = await leave(cookie, 'Wrong-Word-1');
    expect([wrong.status, (await wrong.json()).hubCode]).toEqual([422, 'WRONG_PASSWORD']);
    expect(wrong.headers.getSetCookie()).toEqual([]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => leave(cookie, 'Wrong-Word-2')));
    expect(answers.filter(({ status }) => status === 422).length).toBeLessThanOrEqual(4);
    const late = await leave(cookie);
    expect(late.status).toBe(429);
    expect((await late.json()).retryAfterSeconds).toBeGreaterThan(0);
    expect(await seenBy(cookie)).toMatchObject({ state: 'member' });
  });

  test('waits for reservations ahead: refused with the reason, everything as before', async () => {
    const { membershipId: booked } = sampleAccounts.member;
    const cookie = await loggedIn(booked);
    const refused = await leave(cookie);
    expect([refused.status, (await refused.json()).hubCode]).toEqual([409, 'RESERVATIONS_AHEAD']);
    expect(await seenBy(cookie)).toMatchObject({ state: 'member', membershipId: booked });
  });

  test('whose answer the hub lost is asked after, and said to be done', async () => {
    const cookie = await loggedIn();
    await fail('lost');
    await expectDone(await leave(cookie));
    expect(await isMember()).toBe(false);
  });

  test('whose answer was lost while the hub then fails is not claimed either way; the second try tells', async () => {
    const cookie = await loggedIn();
    await fail('lost');
    await fail('status', 9, '/membership/member/profile');
    const first = await leave(cookie);
    expect(first.status).toBe(503);
    expect(await first.json()).not.toHaveProperty('nothingDone');
    expect(first.headers.getSetCookie()).toEqual([]);
    await control(sandbox, '/faults', undefined, 'DELETE');
    await expectDone(await leave(cookie));
  });

  test('that never reached the hub is known not to be done', async () => {
    const cookie = await loggedIn();
    const { hubBase } = sandbox;
    useEnvironment({ HUB_API_BASE: 'http://127.0.0.1:2/hub' });
    const answer = await leave(cookie);
    expect([answer.status, (await answer.json()).nothingDone]).toEqual([503, true]);
    useEnvironment({ HUB_API_BASE: hubBase });
    expect(await seenBy(cookie)).toMatchObject({ state: 'member' });
  });

  test.each(['reset', 'malformed', 'html', 'status'])(
    'that the hub answers by %s changes nothing here',
    async (kind) => {
      const cookie = await loggedIn();
      await fail(kind);
      const answer = await leave(cookie);
      expect(answer.status).toBeGreaterThanOrEqual(500);
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(await seenBy(cookie)).toMatchObject({ state: 'member' });
    },
  );

  test('whose own answer was lost is done for the second try, with the old cookie and with none', async () => {
    const cookie = await loggedIn();
    const first = await leave(cookie);
    await expectDone(await leave(cookie));
    await expectDone(await leave(cookieAfter(first, cookie)));
  });

  test('S55 sent twenty times at once ends once, and each answer says that it is done', async () => {
    const cookie = await loggedIn();
    const answers = await Promise.all(Array.from({ length: 20 }, () => leave(cookie)));
    // The others are beyond the tries of a password.
    const told = answers.filter(({ status }) => status !== 429);
    expect(told.length).toBeGreaterThan(1);
    for (const answer of told) await expectDone(answer);
    const { mails } = (await control(sandbox, '/outbox', undefined, 'GET')) as { mails: { to: string }[] };
    expect(mails.filter(({ to }) => to === `${membershipId}@mail.example`)).toHaveLength(1);
    expect(await isMember()).toBe(false);
  });

  test('by a guest is a login that is missing', async () => {
    const answer = await leave('');
    expect([answer.status, (await answer.json()).code]).toEqual([401, 'login_required']);
  });

  test.each([{}, { password: '' }, { password: 'x'.repeat(201) }, { password: ['a'] }, { password: null }])(
    'of %j is refused before anything is asked',
    async (body) => {
      const cookie = await loggedIn();
      await control(sandbox, '/calls', undefined, 'DELETE');
      const answer = await withdraw(post('/api/session/withdrawal', body, cookie));
      expect([answer.status, (await answer.json()).code]).toEqual([400, 'invalid_input']);
      const { counts } = (await control(sandbox, '/calls', undefined, 'GET')) as { counts: object };
      expect(counts).toEqual({});
    },
  );

  test.each(['암호🙂漢字', '<script>alert(1)</script>', ' Sample-Member-1 '])(
    'with %s is a wrong password',
    async (word) => {
      const cookie = await loggedIn();
      expect((await (await leave(cookie, word)).json()).hubCode).toBe('WRONG_PASSWORD');
    },
  );
});
