import 'server-only';
import { authorizationHeader } from '@/lib/hub/bearer-token';
import type { TokenPair } from '@/lib/hub/contract/token-pair';
import type { Session } from '@/lib/session/session';

/** Null for a session that was born in a browser (SECURITY 26): the one place where tokens leave the server. */
export function tokenMirrorOf({ bornIn, tokens }: Pick<Session, 'bornIn' | 'tokens'>): TokenPair | null {
  if (bornIn === 'browser') return null;
  return { accessToken: authorizationHeader(tokens.accessToken), refreshToken: tokens.refreshToken };
}
