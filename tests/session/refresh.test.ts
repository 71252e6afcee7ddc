import { describe, expect, test, vi } from 'vitest';
import { endedHere } from '@/lib/session/ended-sessions';
import { refresher } from '@/lib/session/refresh';
import type { Session } from '@/lib/session/session-schema';
import { json, scriptedHubForFile } from '../hub/scripted-hub';
import { memberSession } from './sample-session';

const hub = scriptedHubForFile();
/** Refresh tokens that the hub has taken, to tell a reuse. */
let taken: Set<string>;

/** Rotates pairs and answers a reuse with 401, as a careful hub does. */
function rotate(delayMs = 0): void {
  taken = new Set();
  hub.answer(async (seen, response) => {
    const { refreshToken } = JSON.parse(seen.body) as { refreshToken: string };
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    if (taken.has(refreshToken)) return json(response, 401, { code: 'REFRESH_REUSED', message: 'reused' });
    taken.add(refreshToken);
    json(response, 200, { data: null }, { authorization: `Bearer ${refreshToken}.a`, refresh: `${refreshToken}.r` });
  });
}

let count = 0;
function freshSession(): Session {
  count += 1;
  return memberSession({ accessToken: `access${count}`, refreshToken: `refresh${count}` });
}
const withTokens = (session: Session, tokens: Session['tokens']): Session => ({ ...session, tokens });

describe('refreshOnce', () => {
  test('S28 500 at once with one expired token: 1 refresh, 500 answers, 0 logouts', async () => {
    rotate(30);
    const session = freshSession();
    const outcomes = await Promise.all(Array.from({ length: 500 }, () => refresher.refreshOnce(session)));
    expect(hub.seen).toHaveLength(1);
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome)))).toEqual(
      new Set([
        JSON.stringify({
          kind: 'pair',
          tokens: { accessToken: `${session.tokens.refreshToken}.a`, refreshToken: `${session.tokens.refreshToken}.r` },
          asked: true,
        }),
      ]),
    );
  });

  test('sends the pair in the body and no Authorization header', async () => {
    rotate();
    const session = freshSession();
    await refresher.refreshOnce(session);
    expect(hub.seen[0]).toMatchObject({ method: 'POST', path: '/api/auth/refresh' });
    expect(JSON.parse(hub.seen[0]?.body ?? '')).toEqual(session.tokens);
    expect(hub.seen[0]?.headers.authorization).toBeUndefined();
  });

  test('S30 leads an old cookie over two rotations to the newest pair', async () => {
    rotate();
    const first = freshSession();
    const second = await refresher.refreshOnce(first);
    if (second.kind !== 'pair') throw new Error('no pair');
    const third = await refresher.refreshOnce(withTokens(first, second.tokens));
    if (third.kind !== 'pair') throw new Error('no pair');
    expect(await refresher.refreshOnce(first)).toEqual({ kind: 'pair', tokens: third.tokens, asked: false });
    expect(await refresher.latestTokens(first)).toEqual(third.tokens);
    expect(hub.seen).toHaveLength(2);
  });

  test('S30 after the grace the hub is asked, and its refusal is final', async () => {
    rotate();
    const session = freshSession();
    await refresher.refreshOnce(session);
    const later = performance.now() + 61_000;
    vi.spyOn(performance, 'now').mockReturnValue(later);
    expect(await refresher.refreshOnce(session)).toEqual({ kind: 'refused' });
    expect(hub.seen).toHaveLength(2);
  });

  test('one session cannot collect the pair of another by its refresh token', async () => {
    rotate();
    const session = freshSession();
    await refresher.refreshOnce(session);
    const thief = { ...memberSession(session.tokens) };
    expect((await refresher.refreshOnce(thief)).kind).toBe('refused');
  });

  test.each([401, 400, 403])('S29 a %i of the hub is a refusal', async (status) => {
    hub.answer((_seen, response) => json(response, status, { code: 'NO' }));
    expect(await refresher.refreshOnce(freshSession())).toEqual({ kind: 'refused' });
  });

  test.each([
    [503, undefined, 5],
    [500, undefined, 5],
    [429, '17', 17],
  ])('S29 a %i is passing trouble and is asked again next time', async (status, retryAfter, seconds) => {
    const session = freshSession();
    hub.answer((_seen, response) => json(response, status, {}, retryAfter ? { 'retry-after': retryAfter } : {}));
    expect(await refresher.refreshOnce(session)).toEqual({ kind: 'trouble', retryAfterSeconds: seconds });
    rotate();
    expect((await refresher.refreshOnce(session)).kind).toBe('pair');
  });

  test('S29 nothing at all is passing trouble', async () => {
    hub.answer((_seen, response) => response.destroy());
    expect((await refresher.refreshOnce(freshSession())).kind).toBe('trouble');
  });

  test('S29 a success without tokens is passing trouble: the hub is broken, no member has logged out', async () => {
    hub.answer((_seen, response) => json(response, 200, { data: null }));
    expect((await refresher.refreshOnce(freshSession())).kind).toBe('trouble');
  });

  test('S07 a logout during a refresh stays a logout, and the new pair is known for revoking', async () => {
    rotate(30);
    const session = freshSession();
    const refresh = refresher.refreshOnce(session);
    endedHere.mark(session);
    const newest = refresher.latestTokens(session);
    expect(await refresh).toEqual({ kind: 'refused' });
    expect((await newest).refreshToken).toBe(`${session.tokens.refreshToken}.r`);
  });

  test('S07 after a logout neither a known pair is handed out nor the hub asked for one', async () => {
    rotate();
    const refreshed = freshSession();
    expect((await refresher.refreshOnce(refreshed)).kind).toBe('pair');
    endedHere.mark(refreshed);
    expect(await refresher.refreshOnce(refreshed)).toEqual({ kind: 'refused' });
    const never = freshSession();
    endedHere.mark(never);
    expect(await refresher.refreshOnce(never)).toEqual({ kind: 'refused' });
    expect(hub.seen).toHaveLength(1);
  });
});
