import { describe, expect, test, vi } from 'vitest';
import { POST as logIn } from '@/app/api/session/login/route';
import { POST as logOut } from '@/app/api/session/logout/route';
import { GET as viewer } from '@/app/api/session/viewer/route';
import { metricsText } from '@/lib/observability/metrics';
import { unsealSession } from '@/lib/session/session';
import { json } from '../hub/scripted-hub';
import { withoutDeadlines } from '../hub/without-deadlines';
import { cookieAfter, sameOriginRequest } from './same-origin-request';
import { credentials, loggedIn, post, profile, sealOf, startSampleHub } from './sample-hub';

const { hub, friendly } = startSampleHub();
const tooLarge = async () => Number(/^web_session_too_large_total (\d+)$/m.exec((await metricsText()).text)?.[1]);

describe('login', () => {
  test('S26 answers the user info, and seals the tokens instead of showing them', async () => {
    const response = await logIn(post('/api/session/login', credentials));
    expect(response.status).toBe(200);
    const text = await response.clone().text();
    expect(text).not.toContain('canary');
    expect(await response.json()).toEqual({
      membershipUserInfo: {
        country: 'KR',
        membershipYn: 'N',
        membershipId: 'sample.member',
        membershipNo: '1000000001',
        memberName: '표본 회원',
        memberGender: 'M',
        memberEmail: 'sample.member@example.com',
        memberMobile: '010-0000-0000',
        memberFirstName: '회원',
        memberLastName: '표본',
        employeeStatus: 'N',
        recommenderStatus: 'N',
        temporaryYn: 'N',
        employeeRecommenderStatus: 'N',
      },
      mirror: null,
    });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect([...response.headers].flat().join()).not.toContain('canary');
    expect(cookieAfter(response)).toMatch(/^session=[^;]+; signed-in=1$/);
    const session = await unsealSession(sealOf(cookieAfter(response)));
    expect(session?.tokens.accessToken).toMatch(/^canary-access/);
  });

  test.each([
    [undefined, 'browser'],
    ['Mozilla/5.0 HotelRewardsApp/iOS 3.1', 'ios'],
    ['Mozilla/5.0 HotelRewardsApp/Android 3.1', 'android'],
  ])('seals where it happened: %s is %s', async (userAgent, channel) => {
    const cookie = await loggedIn(userAgent ? { 'user-agent': userAgent } : undefined);
    expect((await unsealSession(sealOf(cookie)))?.bornIn).toBe(channel);
  });

  test('in an app answers the pair for the native side too, with one prefix and for this page alone', async () => {
    const app = { 'user-agent': 'Mozilla/5.0 HotelRewardsApp/Android 3.1' };
    const response = await logIn(post('/api/session/login', credentials, undefined, app));
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect((await response.json()).mirror).toEqual({
      accessToken: expect.stringMatching(/^Bearer canary-access\d+$/),
      refreshToken: expect.stringMatching(/^canary-refresh\d+$/),
    });
  });

  test('a temporary password is reported', async () => {
    friendly((response) => json(response, 200, { data: profile }), { ...profile, temporaryYn: 'Y' });
    expect(await (await logIn(post('/api/session/login', credentials))).json()).toMatchObject({
      membershipUserInfo: { temporaryYn: 'Y' },
    });
  });

  test('refused: 401 with the hub’s text, no cookie, and not an expired session', async () => {
    hub.answer((_seen, response) => json(response, 401, { code: 'LOGIN_FAILED', data: '일치하지 않습니다.' }));
    const response = await logIn(post('/api/session/login', credentials));
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({
      code: 'unauthorized',
      hubCode: 'LOGIN_FAILED',
      hubMessage: '일치하지 않습니다.',
    });
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(hub.seen).toHaveLength(1);
  });

  test('S03 tokens too long for a cookie: a clear failure, counted once, no half session', async () => {
    const before = await tooLarge();
    hub.answer((_seen, response) =>
      json(response, 200, { data: profile }, { authorization: 'a'.repeat(1_500), refresh: 'r'.repeat(1_500) }),
    );
    const response = await logIn(post('/api/session/login', credentials));
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ code: 'session_too_large' });
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await tooLarge()).toBe(before + 1);
  });

  test('S06 over somebody else’s session replaces it, and the former is no longer valid', async () => {
    const former = await loggedIn();
    const formerTokens = (await unsealSession(sealOf(former)))?.tokens;
    hub.seen.length = 0;
    const response = await logIn(post('/api/session/login', credentials, former));
    expect(response.status).toBe(200);
    const revoked = hub.seen.find(({ path }) => path === '/hub/auth/logout');
    expect(JSON.parse(revoked?.body ?? '{}')).toEqual({ refreshToken: formerTokens?.refreshToken });
    expect(await (await viewer(sameOriginRequest('/api/session/viewer', { cookie: former }))).json()).toEqual({
      state: 'guest',
    });
    const now = cookieAfter(response, former);
    expect(await (await viewer(sameOriginRequest('/api/session/viewer', { cookie: now }))).json()).toMatchObject({
      state: 'member',
    });
  });
});

describe('logout', () => {
  test('revokes at the hub and clears both cookies', async () => {
    const cookie = `${await loggedIn()}; identity-verified=somebody`;
    const response = await logOut(post('/api/session/logout', undefined, cookie));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({});
    expect(cookieAfter(response, cookie)).toBe('');
    expect(response.headers.getSetCookie(), 'the verified person is gone too').toEqual(
      expect.arrayContaining([expect.stringMatching(/^identity-verified=;.*Max-Age=0/)]),
    );
    expect(hub.seen.at(-1)?.path).toBe('/hub/auth/logout');
  });

  test.each([500, 401, 'reset'] as const)('a hub that answers %s keeps no member logged in', async (answer) => {
    const cookie = await loggedIn();
    hub.answer((_seen, response) => (answer === 'reset' ? response.destroy() : json(response, answer, {})));
    const response = await logOut(post('/api/session/logout', undefined, cookie));
    expect(response.status).toBe(200);
    expect(cookieAfter(response, cookie)).toBe('');
    expect(await (await viewer(sameOriginRequest('/api/session/viewer', { cookie }))).json()).toEqual({
      state: 'guest',
    });
  });

  test('a hub that hangs holds the visitor for two seconds at most', async () => {
    const cookie = await loggedIn();
    hub.answer(() => undefined);
    withoutDeadlines();
    const timers = vi.spyOn(globalThis, 'setTimeout');
    expect((await logOut(post('/api/session/logout', undefined, cookie))).status).toBe(200);
    expect(timers.mock.calls.map(([, ms]) => ms)).toContain(2_000);
  });

  test('by a guest is no error', async () => {
    const response = await logOut(post('/api/session/logout'));
    expect(response.status).toBe(200);
    expect(hub.seen).toEqual([]);
  });

  test('S07 during a refresh in flight stays a logout, and the new pair is revoked', async () => {
    const cookie = await loggedIn();
    let refresh = (): void => undefined;
    hub.answer((seen, response) => {
      if (seen.path !== '/api/auth/refresh')
        return json(response, seen.path === '/hub/auth/logout' ? 200 : 401, { data: null });
      refresh = () => json(response, 200, { data: null }, { authorization: 'late-access', refresh: 'late-refresh' });
    });
    const asking = viewer(sameOriginRequest('/api/session/viewer', { cookie }));
    await expect.poll(() => hub.seen.at(-1)?.path).toBe('/api/auth/refresh');
    const leaving = logOut(post('/api/session/logout', undefined, cookie));
    await new Promise((resolve) => setTimeout(resolve, 100));
    refresh();
    const [left, asked] = await Promise.all([leaving, asking]);
    expect(cookieAfter(left, cookie)).toBe('');
    expect(cookieAfter(asked, '')).toBe('');
    const revoked = hub.seen.find(({ path }) => path === '/hub/auth/logout');
    expect(JSON.parse(revoked?.body ?? '{}')).toEqual({ refreshToken: 'late-refresh' });
  });
});
