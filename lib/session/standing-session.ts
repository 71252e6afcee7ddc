import 'server-only';
import { serverEnv } from '@/lib/env/server-env';
import { ended } from './ended-everywhere';
import { type Session, sessionFromCookieValue } from './session';

/**
 * A session as all processes of the site know it. `unknown`: there is one, Redis does not answer, and another process
 * may have ended it. That is neither a guest nor a logout, and nothing of the member may be shown (SECURITY 32, 47).
 */
export type StandingSession = Session | null | 'unknown';

/** The standing session of a cookie's value; null for a guest. */
export async function standingSession(value: string | undefined): Promise<StandingSession> {
  const session = await sessionFromCookieValue(value);
  if (session === null) return null;
  const standing = await ended.standing(session);
  if (standing === 'ended') return null;
  return standing === 'unknown' && serverEnv().PROCESSES > 1 ? 'unknown' : session;
}
