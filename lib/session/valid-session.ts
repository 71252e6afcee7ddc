import 'server-only';
import { ended } from './ended-everywhere';
import { noteMember } from './log-facts';
import { sessionFromCookieValue } from './session';
import type { Session } from './session-schema';

/** `unknown`: Redis does not answer; no member data may be shown (SECURITY 32, 47). */
export type ValidSession = Session | null | 'unknown';

export async function validSession(value: string | undefined): Promise<ValidSession> {
  const session = await sessionFromCookieValue(value);
  if (session === null) return null;
  noteMember(session.membershipNo);
  const state = await ended.stateOf(session);
  if (state === 'ended') return null;
  return state === 'unknown' ? 'unknown' : session;
}
