import { beforeEach, describe, expect, test, vi } from 'vitest';
import { GET as proxy } from '@/app/api/hub/[...path]/route';
import { POST as sync } from '@/app/api/session/sync/route';
import { GET as viewer } from '@/app/api/session/viewer/route';
import { forgetRateLimits } from '@/lib/bff/rate-limiters';
import { sealSession } from '@/lib/session/session';
import type { Session } from '@/lib/session/session-schema';
import { useEnvironment } from '../env/environment';
import { setLimits } from '../env/limits';
import { json } from '../hub/scripted-hub';
import { memberSession } from '../session/sample-session';
import { sameOriginRequest } from './same-origin-request';
import { post, profile, startSampleHub } from './sample-hub';

const { hub } = startSampleHub();
const ios = { 'user-agent': 'Mozilla/5.0 HotelRewardsApp/iOS 3.1' };

async function expiredCookie(bornIn: Session['bornIn']): Promise<string> {
  const id = crypto.randomUUID();
  const session = memberSession({ accessToken: `old-${id}`, refreshToken: `refresh-${id}` });
  return `session=${await sealSession({ ...session, bornIn })}`;
}

describe('an answer during which an expired pair was renewed', () => {
  let answersProfile: number;
  beforeEach(() => {
    answersProfile = 200;
    hub.answer((seen, response) => {
      if (seen.path === '/api/auth/refresh') {
        return json(response, 200, { data: null }, { authorization: 'Bearer renewed', refresh: 'renewed-refresh' });
      }
      if (seen.headers.authorization !== 'Bearer renewed') return json(response, 401, { code: 'UNAUTHORIZED' });
      json(response, answersProfile, answersProfile === 200 ? { data: profile } : { code: 'NOT_FOUND' });
    });
  });

  test.each(['ios', 'android'] as const)('notifies a page of a session born in %s', async (bornIn) => {
    const cookie = await expiredCookie(bornIn);
    const response = await viewer(sameOriginRequest('/api/session/viewer', { cookie }));
    expect([response.status, response.headers.get('x-session-renewed')]).toEqual([200, '1']);
    expect([...response.headers].flat().join()).not.toContain('renewed-refresh');
  });

  test('notifies it with a refusal too', async () => {
    answersProfile = 404;
    const cookie = await expiredCookie('ios');
    const response = await proxy(sameOriginRequest('/api/hub/membership/member/profile', { cookie }));
    expect([response.status, response.headers.get('x-session-renewed')]).toEqual([404, '1']);
  });

  test('S26 sends nothing to a session born in a browser, whatever the user agent says', async () => {
    const cookie = await expiredCookie('browser');
    const response = await viewer(sameOriginRequest('/api/session/viewer', { cookie, headers: ios }));
    expect(response.headers.getSetCookie().length).toBeGreaterThan(0);
    expect(response.headers.has('x-session-renewed')).toBe(false);
  });

  test('is none where nothing was renewed', async () => {
    const session = { ...memberSession({ accessToken: 'renewed', refreshToken: 'r' }), bornIn: 'ios' as const };
    const cookie = `session=${await sealSession(session)}`;
    const response = await viewer(sameOriginRequest('/api/session/viewer', { cookie }));
    expect([response.status, response.headers.has('x-session-renewed')]).toEqual([200, false]);
  });
});

describe('S25 a flood of pairs', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    useEnvironment({
      HUB_API_BASE: `${hub.origin}/hub`,
      PLAIN_API_BASE: `${hub.origin}/api`,
    });
    setLimits({ sync: { address: 8, accountAndAddress: 2, account: 2 } });
    return () => {
      forgetRateLimits();
      vi.useRealTimers();
    };
  });
  const tryPair = async (name: string) =>
    (await sync(post('/api/session/sync', { accessToken: name, refreshToken: name }, undefined, ios))).status;
  const tryTimes = async (count: number, name: (n: number) => string) => {
    const statuses: number[] = [];
    for (let n = 0; n < count; n += 1) statuses.push(await tryPair(name(n)));
    return statuses;
  };

  test('of one that the hub refuses: 429, and the hub is left alone', async () => {
    hub.answer((_seen, response) => json(response, 401, { code: 'UNAUTHORIZED' }));
    expect(await tryTimes(2, () => 'refused')).toEqual([401, 401]);
    hub.seen.length = 0;
    expect(await tryPair('refused')).toBe(429);
    expect(hub.seen).toEqual([]);
    vi.setSystemTime(Date.now() + 10 * 60_000 + 1_000);
    expect(await tryPair('refused')).toBe(401);
  });

  test('of many from one address: 429 by the address', async () => {
    hub.answer((_seen, response) => json(response, 401, { code: 'UNAUTHORIZED' }));
    expect(await tryTimes(9, (n) => `pair-${n}`)).toEqual([...Array.from({ length: 8 }, () => 401), 429]);
  });

  test('that are good, or that the hub cannot judge, use up no try of the pair', async () => {
    hub.answer((_seen, response) => json(response, 200, { data: profile }));
    expect(await tryTimes(3, () => 'good')).toEqual([200, 200, 200]);
    hub.answer((_seen, response) => json(response, 503, {}));
    expect(await tryTimes(3, () => 'unjudged')).toEqual([503, 503, 503]);
  });
});
