import 'server-only';
import { authorizationHeader } from '@/lib/hub/bearer-token';
import type { TokenPair } from '@/lib/hub/contract/token-pair';
import type { Session } from '@/lib/session/session-schema';

/** The one place where tokens leave the server; null for a session of a browser (SECURITY 26). */
export function tokenMirrorOf({ bornIn, tokens }: Pick<Session, 'bornIn' | 'tokens'>): TokenPair | null {
  if (bornIn === 'browser') return null;
  return { accessToken: authorizationHeader(tokens.accessToken), refreshToken: tokens.refreshToken };
}
