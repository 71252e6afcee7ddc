import { HINT_COOKIE } from '@/lib/session/cookies';

/** The hint cookie may outlive its session. */
export function hasSessionHint(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${HINT_COOKIE}=`));
}
