import 'server-only';
import { randomBytes } from 'node:crypto';
import { defaults, seal as sealWith, unseal as unsealWith } from 'iron-webcrypto';
import { serverEnv } from '@/lib/env/server-env';
import { logSessionTooLarge } from '@/lib/observability/log-lines';
import { countSessionTooLarge } from '@/lib/observability/metrics';
import { MAX_COOKIE_BYTES, sessionCookieNameFor, sessionCookies } from './cookies';
import { isEnded } from './ended-sessions';
import { sealKeys } from './seal-keys';
import { keyId } from './session-key';
import { type Session, sessionSchema } from './session-schema';
import { unsealedOnce } from './unsealed-sessions';

export type { Session };

/** Absolute lifetime of a session; assumed, the specification names none. */
const SESSION_LIFETIME_SECONDS = 14 * 24 * 60 * 60;

/** Name of the session's cookie in this deployment. */
export function sessionCookieName(): string {
  return sessionCookieNameFor(serverEnv().PUBLIC_ORIGIN);
}

/** A seal that browsers would silently drop. */
export class SessionTooLargeError extends Error {
  readonly bytes: number;

  constructor(bytes: number) {
    super(`the session's cookie would have ${bytes} bytes; browsers keep ${MAX_COOKIE_BYTES}`);
    this.name = 'SessionTooLargeError';
    this.bytes = bytes;
  }
}

const nowSeconds = () => Math.floor(Date.now() / 1000);

/** A new session, with a fresh id and lifetime. `facts` come from the hub's login answer. */
export function newSession(facts: Omit<Session, 'v' | 'sid' | 'issuedAt' | 'expiresAt'>): Session {
  const issuedAt = nowSeconds();
  return {
    v: 1,
    sid: randomBytes(16).toString('base64url'),
    ...facts,
    issuedAt,
    expiresAt: issuedAt + SESSION_LIFETIME_SECONDS,
  };
}

/** Seconds that a session has left; 0 when it is over. */
export function secondsLeft(session: Session): number {
  return Math.max(0, session.expiresAt - nowSeconds());
}

/**
 * Encrypts a session with the newest key.
 * @throws SessionTooLargeError when its cookie would not fit into 4,096 bytes
 */
export async function sealSession(session: Session): Promise<string> {
  const { SESSION_SECRET, PUBLIC_ORIGIN } = serverEnv();
  const newest = SESSION_SECRET[0] ?? '';
  const seal = await sealWith(session, { id: String(keyId(newest)), ...sealKeys(newest) }, defaults);
  const bytes = Buffer.byteLength(sessionCookies(seal, secondsLeft(session), PUBLIC_ORIGIN)[0] ?? '');
  if (bytes > MAX_COOKIE_BYTES) {
    logSessionTooLarge(bytes);
    countSessionTooLarge();
    throw new SessionTooLargeError(bytes);
  }
  return seal;
}

/** A seal ends with 256 bits in base64: the last character has two bits more, which nobody checks. */
const canonicalEnd = /[AEIMQUYcgkosw048]$/;

/** What somebody has sealed with one of the keys; null for whatever else a cookie may hold. */
async function opened(seal: string, secrets: readonly string[]): Promise<unknown> {
  const keys = Object.fromEntries(secrets.map((secret) => [String(keyId(secret)), sealKeys(secret)]));
  try {
    return await unsealWith(seal, keys, defaults);
  } catch {
    // The library has a dozen ways to say that a text is no seal, and the visitor is a guest by all of them.
    return null;
  }
}

/** The session of a seal made with any of the keys; null for everything else, expired ones included. Never throws. */
export async function unsealSession(seal: string): Promise<Session | null> {
  if (!canonicalEnd.test(seal)) return null;
  const { SESSION_SECRET } = serverEnv();
  const session = await unsealedOnce(seal, SESSION_SECRET, async () => {
    // The seal itself never expires: how long a session lives is its own `expiresAt`, checked below without skew.
    const parsed = sessionSchema.safeParse(await opened(seal, SESSION_SECRET));
    return parsed.success ? parsed.data : null;
  });
  return session !== null && session.expiresAt > nowSeconds() ? session : null;
}

/** The session of a cookie's value, for the middleware and the handlers; null for a guest. Never throws. */
export async function sessionFromCookieValue(value: string | undefined): Promise<Session | null> {
  if (!value) return null;
  const session = await unsealSession(value);
  return session === null || isEnded(session.sid) ? null : session;
}
