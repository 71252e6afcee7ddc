import 'server-only';
import { randomBytes } from 'node:crypto';
import { serverEnv } from '@/lib/env/server-env';
import { logSessionTooLarge } from '@/lib/observability/log-lines';
import { countSessionTooLarge } from '@/lib/observability/metrics';
import { MAX_COOKIE_BYTES, sessionCookieNameFor, sessionCookies } from './cookies';
import { endedHere } from './ended-sessions';
import { sealedBox } from './sealed-box';
import { SESSION_LIFETIME_SECONDS, type Session, sessionSchema } from './session-schema';

export const sessionCookieName = (): string => sessionCookieNameFor(serverEnv().PUBLIC_ORIGIN);

class SessionTooLargeError extends Error {
  readonly bytes: number;

  constructor(bytes: number) {
    super(`the session's cookie would have ${bytes} bytes; browsers keep ${MAX_COOKIE_BYTES}`);
    this.name = 'SessionTooLargeError';
    this.bytes = bytes;
  }
}

/** By name: bundles may hold two copies of the class. */
export const isSessionTooLarge = (error: unknown): boolean =>
  error instanceof Error && error.name === 'SessionTooLargeError';

const nowSeconds = () => Math.floor(Date.now() / 1000);

export function newSession(facts: Omit<Session, 'v' | 'sid' | 'issuedAt' | 'expiresAt'>): Session {
  const issuedAt = Date.now() / 1000;
  return {
    v: 1,
    sid: randomBytes(16).toString('base64url'),
    ...facts,
    issuedAt,
    expiresAt: Math.floor(issuedAt) + SESSION_LIFETIME_SECONDS,
  };
}

export const secondsLeft = (session: Session): number => Math.max(0, session.expiresAt - nowSeconds());

const box = sealedBox('session', sessionSchema);

/** @throws SessionTooLargeError when its cookie would not fit into 4,096 bytes */
export async function sealSession(session: Session): Promise<string> {
  // 0 would be a seal that never expires.
  const seal = await box.seal(session, { ttlSeconds: Math.max(1, secondsLeft(session)) });
  const bytes = Buffer.byteLength(sessionCookies(seal, secondsLeft(session), serverEnv().PUBLIC_ORIGIN)[0] ?? '');
  if (bytes > MAX_COOKIE_BYTES) {
    logSessionTooLarge(bytes);
    countSessionTooLarge();
    throw new SessionTooLargeError(bytes);
  }
  return seal;
}

/** The session of a seal made with any of the keys; null for everything else, expired ones included. Never throws. */
export async function unsealSession(seal: string): Promise<Session | null> {
  const session = await box.open(seal);
  return session !== null && session.expiresAt > nowSeconds() ? session : null;
}

export async function sessionFromCookieValue(value: string | undefined): Promise<Session | null> {
  if (!value) return null;
  const session = await unsealSession(value);
  return session === null || endedHere.has(session) ? null : session;
}
