import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GET as proxy } from '@/app/api/hub/[...path]/route';
import { cookieValue } from '@/lib/request/cookies';
import { clearedSessionCookies, MAX_COOKIE_BYTES, sessionCookieNameFor, sessionCookies } from '@/lib/session/cookies';
import { endedHere } from '@/lib/session/ended-sessions';
import { sealSession, sessionFromCookieValue, unsealSession } from '@/lib/session/session';
import type { Session } from '@/lib/session/session-schema';
import { viewerOf } from '@/lib/session/viewer';
import { sameOriginRequest } from '../api/same-origin-request';
import { useEnvironment } from '../env/environment';
import { memberSession } from './sample-session';

const oldKey = 'old-key-old-key-old-key-old-key-old-key';
const newKey = 'new-key-new-key-new-key-new-key-new-key';
const newestKey = 'newest-key-newest-key-newest-key-newest';

beforeEach(() => useEnvironment({ SESSION_SECRET: oldKey }));
afterEach(() => {
  vi.useRealTimers();
});

describe('the cookies', () => {
  test('S01 in production: __Host-, Secure, HttpOnly, Lax, path /, no Domain', () => {
    const [session, hint] = sessionCookies('seal', 60, 'https://www.hotel.example');
    expect(session).toBe('__Host-session=seal; Path=/; Max-Age=60; SameSite=Lax; HttpOnly; Secure');
    expect(hint).toBe('signed-in=1; Path=/; Max-Age=60; SameSite=Lax; Secure');
  });

  test('on local http: no prefix, which the browser would refuse', () => {
    expect(sessionCookieNameFor('http://localhost:3000')).toBe('session');
    expect(sessionCookies('seal', 60, 'http://localhost:3000')[0]).not.toContain('Secure');
  });

  test('are cleared with the attributes they were set with', () => {
    expect(clearedSessionCookies('https://www.hotel.example')[0]).toBe(
      '__Host-session=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly; Secure',
    );
  });

  test.each([
    ['session=a; signed-in=1', 'a'],
    ['other-session=x; session=b', 'b'],
    ['session', undefined],
    ['', undefined],
    [null, undefined],
  ])('the value is read from %j', (header, expected) => expect(cookieValue(header, 'session')).toBe(expected));
});

describe('the seal', () => {
  test('gives back what was sealed', async () => {
    const session = memberSession();
    expect(await unsealSession(await sealSession(session))).toEqual(session);
  });

  test('S02 its last character has one spelling only, though four mean the same bits', async () => {
    const seal = await sealSession(memberSession());
    const at = seal.length - '~2'.length - 1;
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const spellings = [1, 2, 3].map((more) => alphabet[alphabet.indexOf(seal[at] ?? '') + more]);
    const read = await Promise.all(
      spellings.map((last) => unsealSession(seal.slice(0, at) + last + seal.slice(at + 1))),
    );
    expect(read).toEqual([null, null, null]);
    expect(await unsealSession(seal)).not.toBeNull();
  });

  test('S02 any flipped character makes an anonymous visitor, never an error', async () => {
    const seal = await sealSession(memberSession());
    for (let at = 0; at < seal.length; at += 1) {
      const flipped = seal.slice(0, at) + (seal[at] === 'A' ? 'B' : 'A') + seal.slice(at + 1);
      expect(await unsealSession(flipped), `character ${at}`).toBeNull();
    }
  });

  test('S02 what iron-session would cut off its end makes an anonymous visitor too', async () => {
    const seal = await sealSession(memberSession());
    expect(seal).toMatch(/^Fe26\.2\*.*~2$/);
    const bare = seal.slice(0, -2);
    for (const other of [
      bare,
      `${bare}~`,
      `${bare}~1`,
      `${bare}~22`,
      `${seal}~2`,
      `${bare}~A~2`,
      `${bare}~`.repeat(2),
    ]) {
      expect(await unsealSession(other), other.slice(bare.length - 3)).toBeNull();
    }
  });

  test('S02 anything else in the cookie makes an anonymous visitor', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (value) => {
        expect(await sessionFromCookieValue(value)).toBeNull();
      }),
      { numRuns: 300 },
    );
    expect(await sessionFromCookieValue(undefined)).toBeNull();
  });

  test('a sealed value of another shape is no session', async () => {
    const { v: _v, ...older } = memberSession();
    expect(await unsealSession(await sealSession(older as Session))).toBeNull();
  });

  test('S03 two tokens of 900 characters fit, two of 1,500 fail clearly', async () => {
    const tokens = (length: number) => ({ accessToken: 'a'.repeat(length), refreshToken: 'r'.repeat(length) });
    const seal = await sealSession(memberSession(tokens(900)));
    expect(sessionCookies(seal, 1_209_600, 'http://localhost:3000')[0]?.length).toBeLessThanOrEqual(MAX_COOKIE_BYTES);
    await expect(sealSession(memberSession(tokens(1_500)))).rejects.toMatchObject({ name: 'SessionTooLargeError' });
  });

  test('S04 keys rotate: old seals are read, new ones use the new key, those of a removed key are ignored', async () => {
    const session = memberSession();
    const oldSeal = await sealSession(session);
    useEnvironment({ SESSION_SECRET: `${newKey},${oldKey}` });
    expect(await unsealSession(oldSeal)).toEqual(session);
    const newSeal = await sealSession(session);
    useEnvironment({ SESSION_SECRET: newKey });
    expect(await unsealSession(newSeal)).toEqual(session);
    expect(await unsealSession(oldSeal)).toBeNull();
    useEnvironment({ SESSION_SECRET: `${newestKey},${newKey}` });
    expect(await unsealSession(newSeal)).toEqual(session);
  });

  test('S05 is over after its absolute lifetime, sealed again or not', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(new Date('2026-11-21T00:00:00Z'));
    const session = memberSession();
    const seal = await sealSession(session);
    vi.setSystemTime(new Date('2026-12-04T23:59:59Z'));
    expect(await unsealSession(seal)).toEqual(session);
    const renewed = await sealSession(session);
    vi.setSystemTime(new Date('2026-12-05T00:00:00Z'));
    expect(await unsealSession(seal)).toBeNull();
    expect(await unsealSession(renewed)).toBeNull();
  });

  test('S07 of a session that was logged out is invalid', async () => {
    const session = memberSession();
    const seal = await sealSession(session);
    endedHere.mark(session);
    expect(await sessionFromCookieValue(seal)).toBeNull();
  });

  test('S07 a copy of the cookie stays invalid until the session’s lifetime is over', async () => {
    const session = memberSession();
    const seal = await sealSession(session);
    endedHere.mark(session);
    const startedAt = performance.now();
    const day = 24 * 60 * 60 * 1000;
    const clock = vi.spyOn(performance, 'now').mockReturnValue(startedAt + 13 * day);
    expect(await sessionFromCookieValue(seal)).toBeNull();
    // Remembered no longer than such a cookie can be unsealed.
    clock.mockReturnValue(startedAt + 15 * day);
    // The memory reads the clock once in a millisecond.
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(endedHere.has(session)).toBe(false);
  });
});

test('S05 a cookie replayed after its absolute lifetime: the answer is 401, and the hub is not asked', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date('2026-11-21T00:00:00Z'));
  const cookie = `session=${await sealSession(memberSession())}`;
  vi.setSystemTime(new Date('2026-12-05T00:00:00Z'));
  const response = await proxy(sameOriginRequest('/api/hub/membership/point', { cookie }));
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ code: 'login_required' });
});

test('a viewer holds no token', () => {
  const viewer = viewerOf(memberSession());
  expect(viewer).toEqual({
    state: 'member',
    memberName: '견본 회원',
    membershipNo: '1000000001',
    membershipId: 'sample-member',
    employeeStatus: 'N',
    temporaryYn: 'N',
  });
  expect(viewerOf(null)).toEqual({ state: 'guest' });
});
