import 'server-only';
import type { TokenPair } from '@/lib/hub/contract/token-pair';
import { ended } from '@/lib/session/ended-everywhere';
import { pastPairs } from '@/lib/session/past-pairs';
import { refresher } from '@/lib/session/refresh';
import { newSession } from '@/lib/session/session';
import type { Session } from '@/lib/session/session-schema';

/** Longer than the deadline of the hub call that replaces a session. */
const REPLACING_SECONDS = 15;

export const replacedMark = ({ sid, expiresAt }: Session) => ({ sid: `${sid} replaced`, expiresAt });

/** Set while the hub replaces the session: it refuses the old one before its answer with the new one arrives. */
const replacingMark = ({ sid }: Session) => ({
  sid: `${sid} replacing`,
  expiresAt: Math.floor(Date.now() / 1000) + REPLACING_SECONDS,
});

export async function markReplacing(session: Session): Promise<true> {
  await ended.end(replacingMark(session));
  return true;
}

/** True if another request has replaced the session, or is doing so. @param isReplacing this request does */
export async function isReplaced(session: Session, isReplacing: boolean): Promise<boolean> {
  if (!isReplacing && (await ended.isKnownEnded(replacingMark(session)))) return true;
  return ended.isKnownEnded(replacedMark(session));
}

/** The session after a change with which the hub ended all others. */
export function successorOf(previous: Session, tokens: TokenPair): Session {
  const { v: _v, sid: _sid, issuedAt: _issuedAt, expiresAt: _expiresAt, unproven: _unproven, ...facts } = previous;
  return newSession({ ...facts, tokens, past: pastPairs(previous, tokens) });
}

/** `past` of a session whose pair becomes `latest`, over all rotations since its cookie. */
export async function pastOf(session: Session, latest: TokenPair): Promise<string[] | undefined> {
  if (session.bornIn === 'browser') return undefined;
  const later = await refresher.laterPairs(session);
  const at = later.findIndex(({ refreshToken }) => refreshToken === latest.refreshToken);
  let known = session;
  for (const tokens of at === -1 ? [latest] : later.slice(0, at + 1)) {
    known = { ...known, past: pastPairs(known, tokens), tokens };
  }
  return known.past;
}

/** The session with a later pair. A pair from an unproven refresh token is unproven too. */
export function withTokens(session: Session, tokens: TokenPair): Session {
  const isSame = session.tokens.refreshToken === tokens.refreshToken;
  return { ...session, tokens, unproven: session.unproven && !isSame ? 'pair' : session.unproven };
}
