import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RouteSession } from '@/lib/bff/route-session';
import { pointBalance } from '@/lib/hub/contract/point';
import { sealSession } from '@/lib/session/session';
import { cookieAfter, sameOriginRequest } from '../api/same-origin-request';
import { json, scriptedHubForFile } from '../hub/scripted-hub';
import { memberSession } from './sample-session';

const MINUTE = 60_000;
const TOKEN_LIFETIME = 2 * MINUTE;
const balance = { balance: 10, tranches: [{ points: 10, expiresOn: '2027-01-01' }], asOf: '2026-11-01' };
const startedAt = Date.parse('2026-11-21T00:00:00Z');

const hub = scriptedHubForFile();
let issued = 0;
/** A token says from when until when it holds, by the clock of who issues it. */
const tokenFrom = (since: number) => `${since}.${since + TOKEN_LIFETIME}.${++issued}`;

/** A hub of two machines, of which one issues tokens and one judges them; each with its own clock. */
function hubWithClocks(issuer: () => number, judge: () => number, beforeRefresh = () => Promise.resolve()): void {
  hub.answer(async (seen, response) => {
    if (seen.path === '/api/auth/refresh') {
      await beforeRefresh();
      return json(response, 200, { data: null }, { authorization: tokenFrom(issuer()), refresh: `next${++issued}` });
    }
    const [since, until] = (seen.headers.authorization ?? '').replace('Bearer ', '').split('.').map(Number);
    const holds = since !== undefined && until !== undefined && since <= judge() && judge() < until;
    json(response, holds ? 200 : 401, holds ? { data: balance } : {});
  });
}
const refreshes = () => hub.seen.filter(({ path }) => path === '/api/auth/refresh').length;
const cookieOf = async (accessToken: string) =>
  `session=${await sealSession(memberSession({ accessToken, refreshToken: `first${++issued}` }))}`;

/** One request as `handleRoute` serves it: what came out, and the cookie that the browser has afterwards. */
async function ask(cookie: string): Promise<{ outcome: string; cookie: string }> {
  const session = new RouteSession(sameOriginRequest('/api/hub/membership/point', { cookie }), 'request-id');
  const outcome = await session.call(pointBalance, { query: {} }).then(
    () => 'ready',
    (error: { code?: string }) => String(error.code),
  );
  const response = new Response();
  for (const line of await session.setCookies()) response.headers.append('set-cookie', line);
  return { outcome, cookie: cookieAfter(response, cookie) };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(startedAt);
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each([
  ['ahead', 5 * MINUTE],
  ['behind', -5 * MINUTE],
])('S31 clocks five minutes off: %s', (_name, off) => {
  test('our own: a good token is never refreshed, an expired one once', async () => {
    const hubClock = () => startedAt;
    hubWithClocks(hubClock, hubClock);
    const good = await cookieOf(tokenFrom(hubClock()));
    const expired = await cookieOf(tokenFrom(hubClock() - TOKEN_LIFETIME));
    vi.setSystemTime(startedAt + off);
    for (let round = 0; round < 5; round += 1) expect((await ask(good)).outcome).toBe('ready');
    expect(refreshes()).toBe(0);
    const answer = await ask(expired);
    expect(answer.outcome).toBe('ready');
    for (let round = 0; round < 5; round += 1) expect((await ask(answer.cookie)).outcome).toBe('ready');
    expect(refreshes()).toBe(1);
  });

  test('the hub’s two: every new token is refused, each request refreshes once and no member is logged out', async () => {
    hubWithClocks(
      () => startedAt,
      () => startedAt + off,
    );
    let cookie = await cookieOf(tokenFrom(startedAt));
    for (let round = 1; round <= 5; round += 1) {
      const answer = await ask(cookie);
      expect(answer.outcome).toBe('try_again');
      expect(refreshes()).toBe(round);
      expect(answer.cookie).toContain('session=');
      cookie = answer.cookie;
    }
    // A refused call, the refresh, the replay: nothing more per request.
    expect(hub.seen).toHaveLength(5 * 3);
  });

  test('the hub’s two: fifty requests at a time share one refresh, and none goes round again', async () => {
    hubWithClocks(
      () => startedAt,
      () => startedAt + off,
      // Once all fifty have come and had their answer: one that is refused later refreshes the next pair, as it may.
      async () => {
        await vi.waitFor(() => expect(hub.seen.length).toBeGreaterThan(50), { timeout: 20_000 });
        await new Promise((resolve) => setTimeout(resolve, 300));
      },
    );
    const cookie = await cookieOf(tokenFrom(startedAt));
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(cookie)));
    expect(new Set(answers.map(({ outcome }) => outcome))).toEqual(new Set(['try_again']));
    expect(refreshes()).toBe(1);
    expect(hub.seen).toHaveLength(50 + 1 + 50);
  });
});
