import 'server-only';
import type { TokenPair } from '@/lib/hub/contract/token-pair';
import { ended } from '@/lib/session/ended-everywhere';
import { pastPairs } from '@/lib/session/past-pairs';
import { refresher } from '@/lib/session/refresh';
import { newSession } from '@/lib/session/session';
import type { Session } from '@/lib/session/session-schema';

/** Longer than the hub may take for a call that ends a session and starts another. */
const REPLACING_SECONDS = 15;

export const asReplaced = ({ sid, expiresAt }: Session) => ({ sid: `${sid} replaced`, expiresAt });

/** While the hub may do so: its refusals of the old session come before the answer that has the new one. */
const asReplacing = ({ sid }: Session) => ({
  sid: `${sid} replacing`,
  expiresAt: Math.floor(Date.now() / 1000) + REPLACING_SECONDS,
});

export async function noteReplacing(session: Session): Promise<true> {
  await ended.end(asReplacing(session));
  return true;
}

/** Has another request ended it for a new one, or is about to? @param isReplacing this request asks for that itself */
export async function isReplaced(session: Session, isReplacing: boolean): Promise<boolean> {
  if (!isReplacing && (await ended.isKnownEnded(asReplacing(session)))) return true;
  return ended.isKnownEnded(asReplaced(session));
}

/** The session after a change for which the hub has ended all others. */
export function successorOf(former: Session, tokens: TokenPair): Session {
  const { v: _v, sid: _sid, issuedAt: _issuedAt, expiresAt: _expiresAt, unproven: _unproven, ...facts } = former;
  return newSession({ ...facts, tokens, past: pastPairs(former, tokens) });
}

/** What a session remembers once its pair is `newest`; an old cookie may have been led over several rotations. */
export async function pastOf(session: Session, newest: TokenPair): Promise<string[] | undefined> {
  if (session.bornIn === 'browser') return undefined;
  const later = await refresher.laterPairs(session);
  const at = later.findIndex(({ refreshToken }) => refreshToken === newest.refreshToken);
  let known = session;
  for (const tokens of at === -1 ? [newest] : later.slice(0, at + 1)) {
    known = { ...known, past: pastPairs(known, tokens), tokens };
  }
  return known.past;
}

/** A session with a newer pair of its own. The pair that an unproven refresh token led to is not proven either. */
export function withTokens(session: Session, tokens: TokenPair): Session {
  const isSame = session.tokens.refreshToken === tokens.refreshToken;
  return { ...session, tokens, unproven: session.unproven && !isSame ? 'pair' : session.unproven };
}
