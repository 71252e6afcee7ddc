import 'server-only';
import { serverEnv } from '@/lib/env/server-env';
import { ended } from './ended-everywhere';
import { noteMember } from './log-facts';
import { type Session, sessionFromCookieValue } from './session';

/** `unknown`: Redis does not answer; no member data may be shown (SECURITY 32, 47). */
export type StandingSession = Session | null | 'unknown';

export async function standingSession(value: string | undefined): Promise<StandingSession> {
  const session = await sessionFromCookieValue(value);
  if (session === null) return null;
  noteMember(session.membershipNo);
  const standing = await ended.standing(session);
  if (standing === 'ended') return null;
  return standing === 'unknown' && serverEnv().PROCESSES > 1 ? 'unknown' : session;
}
