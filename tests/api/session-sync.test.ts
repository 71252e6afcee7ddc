// Long, because every pair that a native side may post meets the same scripted hub.
import { beforeEach, describe, expect, test } from 'vitest';
import { GET as proxy } from '@/app/api/hub/[...path]/route';
import { POST as logOut } from '@/app/api/session/logout/route';
import * as syncRoute from '@/app/api/session/sync/route';
import { POST as tokens } from '@/app/api/session/tokens/route';
import { GET as viewer } from '@/app/api/session/viewer/route';
import { sealSession, unsealSession } from '@/lib/session/session';
import type { Session } from '@/lib/session/session-schema';
import { json } from '../hub/scripted-hub';
import { memberSession } from '../session/sample-session';
import { cookieAfter, sameOriginRequest } from './same-origin-request';
import { post, profile, sealOf, startSampleHub } from './sample-hub';

const { hub } = startSampleHub();
const ios = { 'user-agent': 'Mozilla/5.0 HotelRewardsApp/iOS 3.1' };
const other = {
  ...profile,
  membershipNo: '1000000002',
  membershipId: 'another.member',
  memberName: '다른 회원',
  employeeRecommenderStatus: 'Y',
};

type Respond = Parameters<typeof json>[0];
/** Whose access token it is, to the hub. */
let members: Record<string, typeof profile & { employeeRecommenderStatus?: string }>;
let refresh: (refreshToken: string, response: Respond) => void;
let native: { accessToken: string; refreshToken: string };

beforeEach(() => {
  const id = crypto.randomUUID();
  native = { accessToken: `native-access-${id}`, refreshToken: `native-refresh-${id}` };
  members = { [native.accessToken]: other, 'own-access': profile };
  refresh = (_refreshToken, response) => json(response, 401, { code: 'REFRESH_REUSED' });
  hub.answer((seen, response) => {
    if (seen.path === '/api/auth/refresh') return refresh(JSON.parse(seen.body).refreshToken, response);
    if (seen.path === '/hub/auth/logout') return json(response, 200, { data: null });
    const member = members[(seen.headers.authorization ?? '').replace('Bearer ', '')];
    json(response, member ? 200 : 401, member ? { data: member } : { code: 'UNAUTHORIZED' });
  });
});

const sync = (body: unknown, cookie?: string, headers: Record<string, string> = ios) =>
  syncRoute.POST(post('/api/session/sync', body, cookie, headers));
async function cookieOf(bornIn: Session['bornIn'], facts: Partial<Session> = {}): Promise<string> {
  const session = memberSession({ accessToken: 'own-access', refreshToken: `own-refresh-${crypto.randomUUID()}` });
  return `session=${await sealSession({ ...session, bornIn, ...facts })}`;
}
const whoIs = async (cookie: string) => (await viewer(sameOriginRequest('/api/session/viewer', { cookie }))).json();
const points = (cookie: string) => proxy(sameOriginRequest('/api/hub/membership/point', { cookie }));
const called = () => hub.seen.map(({ path }) => path);

async function expectNothingChanged(response: Response, cookie: string): Promise<void> {
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(await whoIs(cookie)).toMatchObject({ state: 'member', membershipNo: profile.membershipNo });
}

describe('S25 the tokens that the native side has put into the page', () => {
  test.each<[string, Record<string, string>]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['a sibling domain', { 'sec-fetch-site': 'same-site' }],
    ['a form, which has no header', { 'x-bff': '' }],
  ])('S25 posted from %s: 403, and the hub is not called', async (_from, headers) => {
    const response = await sync(native, undefined, { ...ios, ...headers });
    expect([response.status, await response.json()]).toEqual([403, expect.objectContaining({ code: 'cross_site' })]);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(hub.seen).toEqual([]);
  });

  test('S12 there is no way to sync but POST', () => expect(Object.keys(syncRoute)).toEqual(['POST']));

  test('S25 outside the apps: 403, and the hub is not called', async () => {
    const response = await sync(native, undefined, { 'user-agent': 'Mozilla/5.0' });
    expect([response.status, await response.json()]).toEqual([403, expect.objectContaining({ code: 'forbidden' })]);
    expect(hub.seen).toEqual([]);
  });

  test('S25 are sealed only after the hub has said whose they are', async () => {
    const response = await sync(native);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(hub.seen.map(({ path, headers }) => [path, headers.authorization])).toEqual([
      ['/hub/membership/member/profile', `Bearer ${native.accessToken}`],
    ]);
    const answer = await response.json();
    expect(answer).toMatchObject({
      state: 'replaced',
      sameMember: false,
      mirror: { accessToken: `Bearer ${native.accessToken}`, refreshToken: native.refreshToken },
    });
    expect(Object.keys(answer.membershipUserInfo)).toHaveLength(14);
    expect(answer.membershipUserInfo).toMatchObject({
      membershipId: other.membershipId,
      membershipNo: other.membershipNo,
      memberName: other.memberName,
      employeeRecommenderStatus: 'Y',
    });
    const session = await unsealSession(sealOf(cookieAfter(response)));
    expect(session).toMatchObject({ tokens: native, bornIn: 'ios', membershipNo: other.membershipNo });
  });

  test('S25 the native side’s member wins: the former session is over here and at the hub', async () => {
    const former = await cookieOf('ios');
    const response = await sync(native, former);
    expect(await response.json()).toMatchObject({
      state: 'replaced',
      sameMember: false,
      membershipUserInfo: { membershipNo: other.membershipNo },
    });
    const revoked = hub.seen.find(({ path }) => path === '/hub/auth/logout');
    expect(revoked?.body).toContain('own-refresh-');
    expect(await whoIs(former)).toEqual({ state: 'guest' });
    expect(await whoIs(cookieAfter(response, former))).toMatchObject({ membershipNo: other.membershipNo });
  });

  test('a new pair of the same member: the hub keeps the family, of which it may be a part', async () => {
    members[native.accessToken] = profile;
    const former = await cookieOf('ios');
    expect(await (await sync(native, former)).json()).toMatchObject({ state: 'replaced', sameMember: true });
    expect(called()).toEqual(['/hub/membership/member/profile']);
    expect(await whoIs(former)).toEqual({ state: 'guest' });
  });

  test('S25 refused by the hub: nothing is sealed, and a good session outlives it', async () => {
    delete members[native.accessToken];
    const former = await cookieOf('ios');
    const response = await sync(native, former);
    // Not `session_expired` nor `login_required`: the page's alert is for its own session.
    expect([response.status, await response.json()]).toEqual([401, expect.objectContaining({ code: 'unauthorized' })]);
    await expectNothingChanged(response, former);
  });

  test.each([503, 'reset'] as const)('S25 a hub that answers %s: 503, and nothing changes', async (how) => {
    const former = await cookieOf('ios');
    hub.answer((_seen, response) => (how === 'reset' ? response.destroy() : json(response, how, {})));
    const response = await sync(native, former);
    expect(response.status).toBe(503);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await whoIs(former)).toMatchObject({ state: 'unavailable', memberName: '견본 회원' });
  });

  test.each([503, 429])('an expired pair whose refresh answers %i: 503, and nothing changes', async (status) => {
    delete members[native.accessToken];
    refresh = (_refreshToken, response) => json(response, status, {}, { 'retry-after': '7' });
    const former = await cookieOf('ios');
    const response = await sync(native, former);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '7']);
    await expectNothingChanged(response, former);
  });

  test('an expired pair, posted by many at once, is refreshed once and sealed as it is now', async () => {
    delete members[native.accessToken];
    const next = { accessToken: `${native.accessToken}2`, refreshToken: `${native.refreshToken}2` };
    members[next.accessToken] = other;
    refresh = (refreshToken, response) =>
      refreshToken === native.refreshToken
        ? setTimeout(
            () => json(response, 200, { data: null }, { authorization: next.accessToken, refresh: next.refreshToken }),
            30,
          )
        : json(response, 401, { code: 'REFRESH_REUSED' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => sync(native)));
    for (const response of answers) {
      const session = await unsealSession(sealOf(cookieAfter(response)));
      expect(session).toMatchObject({ tokens: next, membershipNo: other.membershipNo });
    }
    expect(called().filter((path) => path === '/api/auth/refresh')).toHaveLength(1);
    // A page that was slow to store the new pair posts the old one once more.
    const again = await sync(native, cookieAfter(answers[0] as Response));
    expect(await again.json()).toMatchObject({ state: 'same', mirror: { refreshToken: next.refreshToken } });
  });

  test('the session’s own pair: the same, and the hub is not called', async () => {
    const cookie = cookieAfter(await sync(native));
    hub.seen.length = 0;
    const response = await sync(native, cookie);
    expect(await response.json()).toEqual({
      state: 'same',
      mirror: { accessToken: `Bearer ${native.accessToken}`, refreshToken: native.refreshToken },
    });
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(hub.seen).toEqual([]);
  });

  test('S25 the access token of the session and another’s refresh token: refused, and the hub sees neither', async () => {
    const former = await cookieOf('ios');
    const response = await sync({ accessToken: 'own-access', refreshToken: native.refreshToken }, former);
    expect([response.status, await response.json()]).toEqual([401, expect.objectContaining({ code: 'unauthorized' })]);
    expect(called()).toEqual([]);
    await expectNothingChanged(response, former);
  });

  describe('S49 one member’s access token and another’s refresh token', () => {
    const mixed = () => ({ accessToken: native.accessToken, refreshToken: `third-refresh-${native.refreshToken}` });
    const third = () => ({
      accessToken: `third-access-${native.accessToken}`,
      refreshToken: `third-${crypto.randomUUID()}`,
    });
    let next: ReturnType<typeof third>;
    beforeEach(() => {
      next = third();
      // A hub that looks at the refresh token alone.
      refresh = (refreshToken, response) =>
        refreshToken.startsWith('third')
          ? json(response, 200, { data: null }, { authorization: next.accessToken, refresh: next.refreshToken })
          : json(response, 401, { code: 'REFRESH_REUSED' });
      members[next.accessToken] = { ...profile, membershipNo: '1000000003', memberName: '셋째 회원' };
    });
    const expire = () => delete members[native.accessToken];
    const ask = (cookie: string) => viewer(sameOriginRequest('/api/session/viewer', { cookie }));

    test('S49 are refused at the first refresh, the session ends, and the hub forgets the pair', async () => {
      const cookie = cookieAfter(await sync(mixed()));
      expect(await whoIs(cookie)).toMatchObject({ membershipNo: other.membershipNo });
      expire();
      hub.seen.length = 0;
      const answer = await ask(cookie);
      const text = await answer.text();
      expect([answer.status, JSON.parse(text).code]).toEqual([401, 'session_expired']);
      expect(text).not.toContain('셋째');
      expect(cookieAfter(answer, cookie)).toBe('');
      await expect
        .poll(() => hub.seen.find(({ path }) => path === '/hub/auth/logout')?.body)
        .toContain(next.refreshToken);
      expect(await whoIs(cookie)).toEqual({ state: 'guest' });
      expect(called().filter((path) => path === '/api/auth/refresh')).toHaveLength(1);
    });

    test('S49 nor are they trusted where the hub does not say whose the new pair is: it is asked first', async () => {
      const cookie = cookieAfter(await sync(mixed()));
      expire();
      const { [next.accessToken]: owner } = members;
      delete members[next.accessToken];
      const unsure = await ask(cookie);
      // The viewer answers that the session is unknown; the new pair is kept, or the session would be lost.
      expect(await unsure.json()).toEqual({ state: 'unavailable', memberName: other.memberName, latinName: '' });
      const renewed = cookieAfter(unsure, cookie);
      expect((await unsealSession(sealOf(renewed)))?.tokens).toEqual(next);
      members[next.accessToken] = owner as typeof profile;
      const answer = await points(renewed);
      expect([answer.status, (await answer.json()).code]).toEqual([401, 'session_expired']);
      expect(called(), 'nothing but whose it is was asked with it').not.toContain('/hub/membership/point');
      expect(await whoIs(renewed)).toEqual({ state: 'guest' });
    });

    test('S49 a pair of one member goes on through both, and is asked about once', async () => {
      members[next.accessToken] = other;
      const cookie = cookieAfter(await sync(mixed()));
      expire();
      const answer = await ask(cookie);
      expect(await answer.json()).toMatchObject({ state: 'member', membershipNo: other.membershipNo });
      const session = await unsealSession(sealOf(cookieAfter(answer, cookie)));
      expect(session).toMatchObject({ tokens: next });
      expect(session).not.toHaveProperty('unproven');
    });

    test('S49 an expired pair is proven by its refresh during the sync: it is the refresh token’s member', async () => {
      expire();
      const answer = await sync(mixed());
      expect(await answer.json()).toMatchObject({
        state: 'replaced',
        membershipUserInfo: { membershipNo: '1000000003' },
      });
      const session = await unsealSession(sealOf(cookieAfter(answer)));
      expect(session).toMatchObject({ tokens: next, membershipNo: '1000000003' });
      expect(session).not.toHaveProperty('unproven');
    });

    test('S49 a hub that gives a login another member’s pair at its refresh: the session ends', async () => {
      const cookie = await cookieOf('browser', {
        tokens: { accessToken: 'gone', refreshToken: `third-${crypto.randomUUID()}` },
      });
      const answer = await ask(cookie);
      expect([answer.status, (await answer.json()).code]).toEqual([401, 'session_expired']);
    });
  });

  test('a pair that a rotation has replaced long ago: the same, and the hub does not see it used again', async () => {
    const cookie = cookieAfter(await sync(native));
    delete members[native.accessToken];
    const next = { accessToken: `${native.accessToken}2`, refreshToken: `${native.refreshToken}2` };
    members[next.accessToken] = other;
    refresh = (_token, response) =>
      json(response, 200, { data: null }, { authorization: next.accessToken, refresh: next.refreshToken });
    const renewed = await viewer(sameOriginRequest('/api/session/viewer', { cookie }));
    // What the process remembers of a rotation is gone after a minute, or with the process.
    const session = await unsealSession(sealOf(cookieAfter(renewed, cookie)));
    if (!session) throw new Error('no session');
    const later = `session=${await sealSession({ ...session, sid: crypto.randomUUID() })}`;
    hub.seen.length = 0;
    const response = await sync(native, later);
    expect(await response.json()).toMatchObject({ state: 'same', mirror: { refreshToken: next.refreshToken } });
    expect(hub.seen).toEqual([]);
  });

  test('S30 a pair between two rotations, which the old cookie was led past: the same too', async () => {
    const cookie = await cookieOf('ios', { tokens: native });
    const pairAfter = (n: number) => ({
      accessToken: `${native.accessToken}${n}`,
      refreshToken: `${native.refreshToken}${n}`,
    });
    let rotations = 0;
    refresh = (_token, response) => {
      rotations += 1;
      const { accessToken, refreshToken } = pairAfter(rotations);
      members = { [accessToken]: profile };
      json(response, 200, { data: null }, { authorization: accessToken, refresh: refreshToken });
    };
    let renewed = cookie;
    for (let n = 1; n <= 2; n += 1) {
      members = {};
      renewed = cookieAfter(await viewer(sameOriginRequest('/api/session/viewer', { cookie: renewed })), renewed);
    }
    expect(rotations).toBe(2);
    // The last answer to arrive is that of a call which was sent with the first cookie.
    const last = cookieAfter(await viewer(sameOriginRequest('/api/session/viewer', { cookie })), cookie);
    const session = await unsealSession(sealOf(last));
    if (!session) throw new Error('no session');
    expect(session.tokens).toEqual(pairAfter(2));
    const later = `session=${await sealSession({ ...session, sid: crypto.randomUUID() })}`;
    hub.seen.length = 0;
    for (const pair of [native, pairAfter(1)]) {
      expect(await (await sync(pair, later)).json()).toMatchObject({
        state: 'same',
        mirror: { refreshToken: pairAfter(2).refreshToken },
      });
    }
    expect(hub.seen).toEqual([]);
  });

  test('S07 a pair whose session was logged out here does not log in again', async () => {
    const cookie = cookieAfter(await sync(native));
    await logOut(post('/api/session/logout', undefined, cookie));
    const late = await sync(native);
    expect([late.status, late.headers.getSetCookie()]).toEqual([401, []]);
  });

  test('S07 nor does the pair that it had last, though the logout did not reach the hub', async () => {
    const cookie = cookieAfter(await sync(native));
    delete members[native.accessToken];
    const next = { accessToken: `${native.accessToken}2`, refreshToken: `${native.refreshToken}2` };
    members[next.accessToken] = other;
    refresh = (_token, response) =>
      json(response, 200, { data: null }, { authorization: next.accessToken, refresh: next.refreshToken });
    const renewed = cookieAfter(await viewer(sameOriginRequest('/api/session/viewer', { cookie })), cookie);
    expect((await unsealSession(sealOf(renewed)))?.tokens).toEqual(next);
    await logOut(post('/api/session/logout', undefined, renewed));
    const late = await sync(next);
    expect([late.status, late.headers.getSetCookie()]).toEqual([401, []]);
  });
});

describe('S23 S25 what is posted as tokens', () => {
  test.each(['Bearer ', 'bearer  ', 'Bearer Bearer '])('“%s” in front: one prefix, none sealed', async (prefix) => {
    const response = await sync({ ...native, accessToken: prefix + native.accessToken });
    expect((await response.json()).mirror.accessToken).toBe(`Bearer ${native.accessToken}`);
    expect((await unsealSession(sealOf(cookieAfter(response))))?.tokens).toEqual(native);
    expect(hub.seen[0]?.headers.authorization).toBe(`Bearer ${native.accessToken}`);
  });

  const tooLong = 'x'.repeat(2_049);
  test.each<[string, unknown]>([
    ['a line break', { accessToken: 'a\r\nx-evil: 1', refreshToken: 'r' }],
    ['a line break at the end', { accessToken: 'a', refreshToken: 'r\n' }],
    ['nothing but the prefix', { accessToken: 'Bearer ', refreshToken: 'r' }],
    ['an empty one', { accessToken: '', refreshToken: 'r' }],
    ['one of two', { accessToken: 'a' }],
    ['no texts', { accessToken: 1, refreshToken: null }],
    ['one too long for a header', { accessToken: tooLong, refreshToken: 'r' }],
  ])('S25 %s: 400, the hub is not called, and the value is not repeated', async (_what, body) => {
    const response = await sync(body);
    expect(response.status).toBe(400);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ code: 'invalid_input', fieldErrors: expect.anything() });
    expect(text).not.toMatch(/x-evil|xxx/);
    expect(hub.seen).toEqual([]);
  });

  test('S03 S25 a pair too long for the cookie: 413, and a good session outlives it', async () => {
    const long = { accessToken: 'a'.repeat(1_500), refreshToken: 'r'.repeat(1_500) };
    members[long.accessToken] = other;
    const former = await cookieOf('ios');
    const response = await sync(long, former);
    expect([response.status, await response.json()]).toEqual([
      413,
      expect.objectContaining({ code: 'payload_too_large' }),
    ]);
    await expectNothingChanged(response, former);
    expect(called()).not.toContain('/hub/auth/logout');
  });

  test('S03 S25 nor is an expired one renewed that would not fit: its native side would be left with a used one', async () => {
    const long = { accessToken: 'a'.repeat(1_500), refreshToken: 'r'.repeat(1_500) };
    const response = await sync(long);
    expect(response.status).toBe(413);
    expect(hub.seen).toEqual([]);
  });
});

describe('the pair for a page', () => {
  const ask = (cookie?: string, headers: Record<string, string> = ios) =>
    tokens(post('/api/session/tokens', undefined, cookie, headers));

  test.each(['ios', 'android'] as const)('is given to a session born in %s, with one prefix', async (bornIn) => {
    const response = await ask(await cookieOf(bornIn), {});
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(await response.json()).toEqual({
      accessToken: 'Bearer own-access',
      refreshToken: expect.stringContaining('own-refresh-'),
    });
  });

  test.each(['asked for', 'posted'])('S30 %s with the old cookie, the newest goes into the cookie too', async (how) => {
    const cookie = await cookieOf('ios', { tokens: native });
    delete members[native.accessToken];
    const next = { accessToken: `${native.accessToken}2`, refreshToken: `${native.refreshToken}2` };
    members[next.accessToken] = profile;
    refresh = (_token, response) =>
      json(response, 200, { data: null }, { authorization: next.accessToken, refresh: next.refreshToken });
    // The answer with the new cookie does not arrive: the page has been left.
    await viewer(sameOriginRequest('/api/session/viewer', { cookie }));
    const response = await (how === 'posted' ? sync(native, cookie) : ask(cookie));
    expect(await response.json()).toMatchObject(
      how === 'posted' ? { mirror: { refreshToken: next.refreshToken } } : { refreshToken: next.refreshToken },
    );
    expect((await unsealSession(sealOf(cookieAfter(response, cookie))))?.tokens).toEqual(next);
  });

  test('S26 a session born in a browser yields none, whatever the user agent says later', async () => {
    const cookie = await cookieOf('browser', { tokens: native });
    const asked = await ask(cookie);
    expect(asked.status).toBe(404);
    expect(await asked.text()).not.toContain('native-');
    const posted = await sync(native, cookie);
    expect(await posted.json()).toEqual({ state: 'same', mirror: null });
    const seen = await viewer(sameOriginRequest('/api/session/viewer', { cookie, headers: ios }));
    expect((await seen.text()) + JSON.stringify([...seen.headers])).not.toContain('native-');
  });

  test('S15 a browser that claims to be the app and has no session gets 401 and no token', async () => {
    for (const cookie of [undefined, 'session=forged', 'signed-in=1']) {
      const response = await ask(cookie);
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ code: 'login_required' });
    }
    expect(hub.seen).toEqual([]);
  });
});
