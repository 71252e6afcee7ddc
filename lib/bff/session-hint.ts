import { HINT_COOKIE } from '@/lib/session/cookies';

/** Does the browser hold the hint of a session? No proof: a session may be over whose hint still stands. */
export function hasSessionHint(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${HINT_COOKIE}=`));
}
