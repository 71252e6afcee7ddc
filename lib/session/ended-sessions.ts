import 'server-only';
import { LRUCache } from 'lru-cache';
import { processWide } from '@/lib/process-wide';
import { SESSION_LIFETIME_SECONDS, type Session } from './session-schema';

/** With a number, the session is over as well once its member has left the programme. */
export type EndedSession = Pick<Session, 'sid' | 'expiresAt'> & Partial<Pick<Session, 'membershipNo'>>;

const membershipSid = (membershipNo: string) => `membership ${membershipNo}`;

export const endOfMembership = (membershipNo: string): EndedSession => ({
  sid: membershipSid(membershipNo),
  expiresAt: Math.floor(Date.now() / 1000) + SESSION_LIFETIME_SECONDS,
});

/** What may have ended a session: its own end, and that of its member's membership. */
export const sidsOf = ({ sid, membershipNo }: EndedSession): string[] =>
  membershipNo ? [sid, membershipSid(membershipNo)] : [sid];

export const msUntilExpiry = ({ expiresAt }: EndedSession): number => Math.max(1, expiresAt * 1000 - Date.now());

/** Sessions that one process knows to be logged out; each is kept until `expiresAt`. */
export class EndedSessions {
  readonly #ended = new LRUCache<string, true>({ max: 100_000 });

  mark(session: EndedSession): void {
    this.#ended.set(session.sid, true, { ttl: msUntilExpiry(session) });
  }

  has(sid: string): boolean {
    return this.#ended.has(sid);
  }
}

export const endedHere = processWide('ended-sessions', () => new EndedSessions());

/** So that neither a refresh, a late answer nor a copy of its cookie brings it back. */
export const markEnded = (session: EndedSession): void => endedHere.mark(session);
export const isEnded = (sid: string): boolean => endedHere.has(sid);
