import 'server-only';
import { LRUCache } from 'lru-cache';
import { processWide } from '@/lib/process-wide';
import { SESSION_LIFETIME_SECONDS, type Session } from './session-schema';

/** With `membershipNo` it also ends when the member leaves the programme or changes a credential. */
export type EndedSession = Pick<Session, 'sid' | 'expiresAt'> &
  Partial<Pick<Session, 'membershipNo' | 'membershipId' | 'issuedAt'>> & {
    /** Seconds since 1970: ends only sessions of that name that began earlier. */
    before?: number;
  };

const membershipSid = (membershipNo: string) => `membership ${membershipNo}`;
const credentialsSid = (membershipId: string) => `credentials ${membershipId}`;

export const endOfMembership = (membershipNo: string): EndedSession => ({
  sid: membershipSid(membershipNo),
  expiresAt: Math.floor(Date.now() / 1000) + SESSION_LIFETIME_SECONDS,
});

export const endOfOlderSessions = ({
  membershipId,
  issuedAt,
}: Pick<Session, 'membershipId' | 'issuedAt'>): EndedSession => ({
  sid: credentialsSid(membershipId),
  expiresAt: Math.floor(issuedAt) + SESSION_LIFETIME_SECONDS,
  before: issuedAt,
});

export const sidsOf = ({ sid, membershipNo, membershipId }: EndedSession): string[] => [
  sid,
  ...(membershipNo ? [membershipSid(membershipNo)] : []),
  ...(membershipId ? [credentialsSid(membershipId)] : []),
];

export const endsSession = ({ issuedAt = 0 }: EndedSession, before: number | undefined): boolean =>
  before !== undefined && issuedAt < before;

export const msUntilExpiry = ({ expiresAt }: EndedSession): number => Math.max(1, expiresAt * 1000 - Date.now());

export class EndedSessions {
  readonly #ended = new LRUCache<string, number>({ max: 100_000 });

  mark(session: EndedSession): void {
    this.#ended.set(session.sid, session.before ?? Number.POSITIVE_INFINITY, { ttl: msUntilExpiry(session) });
  }

  has(session: EndedSession): boolean {
    return sidsOf(session).some((sid) => endsSession(session, this.#ended.get(sid)));
  }
}

export const endedHere = processWide('ended-sessions', () => new EndedSessions());
