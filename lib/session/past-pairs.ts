import 'server-only';
import { createHash } from 'node:crypto';
import type { TokenPair } from '@/lib/hub/contract/token-pair';
import type { Session } from './session-schema';

/** How many replaced refresh tokens a session remembers, and with how many characters each (48 bits). */
const KEPT = 6;
const NAME_LENGTH = 8;
/** Of a session as JSON: a session that just fits the cookie must still fit after a rotation. */
const MAX_BYTES = 2_700;

const nameOf = (refreshToken: string) =>
  createHash('sha256').update(refreshToken).digest('base64url').slice(0, NAME_LENGTH);

/** Recognises a rotated pair from the native side: a refresh with it would end the session. */
export function pastPairs(session: Session, next: TokenPair): string[] | undefined {
  const { bornIn, tokens, past = [] } = session;
  if (bornIn === 'browser') return undefined;
  if (Buffer.byteLength(JSON.stringify({ ...session, tokens: next, past: undefined })) > MAX_BYTES) return undefined;
  if (tokens.refreshToken === next.refreshToken) return past;
  return [...past, nameOf(tokens.refreshToken)].slice(-KEPT);
}

export function isPastPair({ past = [] }: Session, refreshToken: string): boolean {
  return past.includes(nameOf(refreshToken));
}
