// @vitest-environment node
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  clearedSessionCookies,
  cookieValue,
  MAX_COOKIE_BYTES,
  sessionCookieNameFor,
  sessionCookies,
} from '@/lib/session/cookies';
import { markEnded } from '@/lib/session/ended-sessions';
import { type Session, sealSession, sessionFromCookieValue, unsealSession } from '@/lib/session/session';
import { viewerOf } from '@/lib/session/viewer';
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
  test('in production: __Host-, Secure, HttpOnly, Lax, path /, no Domain (SECURITY 1)', () => {
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

  test('any flipped character makes an anonymous visitor, never an error (SECURITY 2)', async () => {
    const seal = await sealSession(memberSession());
    // What follows the last `~` is iron-session's own version mark, outside the seal.
    const sealed = seal.lastIndexOf('~');
    for (let at = 0; at < sealed; at += 1) {
      const flipped = seal.slice(0, at) + (seal[at] === 'A' ? 'B' : 'A') + seal.slice(at + 1);
      expect(await unsealSession(flipped), `character ${at}`).toBeNull();
    }
  });

  test('anything else in the cookie makes an anonymous visitor (SECURITY 2)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (value) => {
        expect(await sessionFromCookieValue(value)).toBeNull();
      }),
      { numRuns: 300 },
    );
    expect(await sessionFromCookieValue(undefined)).toBeNull();
  });

  test('a well-sealed thing of another shape is nobody', async () => {
    const { v: _v, ...older } = memberSession();
    expect(await unsealSession(await sealSession(older as Session))).toBeNull();
  });

  test('two tokens of 900 characters fit, two of 1,500 fail clearly (SECURITY 3)', async () => {
    const tokens = (length: number) => ({ accessToken: 'a'.repeat(length), refreshToken: 'r'.repeat(length) });
    const seal = await sealSession(memberSession(tokens(900)));
    expect(sessionCookies(seal, 1_209_600, 'http://localhost:3000')[0]?.length).toBeLessThanOrEqual(MAX_COOKIE_BYTES);
    await expect(sealSession(memberSession(tokens(1_500)))).rejects.toMatchObject({ name: 'SessionTooLargeError' });
  });

  test('keys rotate: old seals are read, new ones use the new key, a dropped key’s are nobody’s (SECURITY 4)', async () => {
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

  test('is over after its absolute lifetime, sealed again or not (SECURITY 5)', async () => {
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

  test('of a session that was logged out is nobody’s', async () => {
    const session = memberSession();
    const seal = await sealSession(session);
    markEnded(session.sid);
    expect(await sessionFromCookieValue(seal)).toBeNull();
  });
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
