import type { CookieName } from '../request/cookie-names.ts';
import { setCookie } from '../request/cookies.ts';
import type { Session } from './session-schema';

/**
 * Marks the session of somebody who has joined until they have seen the page that welcomes them: the answer of joining may
 * be lost. It grants no access, and counts for that session alone.
 */
export const WELCOME_COOKIE = 'welcome' satisfies CookieName;
const LIFETIME_SECONDS = 1_800;

const markOf = ({ issuedAt }: Session): string => String(issuedAt);

export const welcomeCookie = (session: Session, publicOrigin: string): string =>
  setCookie(WELCOME_COOKIE, markOf(session), LIFETIME_SECONDS, publicOrigin, true);

export const isWelcomeDue = (session: Session, value: string | undefined): boolean => value === markOf(session);
