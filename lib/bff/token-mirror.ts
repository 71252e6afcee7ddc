import 'server-only';
import { authorizationHeader } from '@/lib/hub/bearer-token';
import type { Session } from '@/lib/session/session';

export interface TokenMirror {
  /** With exactly one `Bearer ` in front. */
  accessToken: string;
  refreshToken: string;
}

/**
 * The pair that a page may mirror. Null for a session that was born in a browser, whatever user agent asks
 * now (SECURITY 26): this is the one place where tokens leave the server.
 */
export function tokenMirrorOf({ bornIn, tokens }: Pick<Session, 'bornIn' | 'tokens'>): TokenMirror | null {
  if (bornIn === 'browser') return null;
  return { accessToken: authorizationHeader(tokens.accessToken), refreshToken: tokens.refreshToken };
}
