import type { CookieName } from '../request/cookie-names.ts';
import { hostCookieName, setCookie } from '../request/cookies.ts';

export const HINT_COOKIE = 'signed-in' satisfies CookieName;

/** 4,096 bytes is what every browser keeps of one cookie: name, value and attributes together. */
export const MAX_COOKIE_BYTES = 4_096;

export const sessionCookieNameFor = (publicOrigin: string): string => hostCookieName('session', publicOrigin);

export function sessionCookies(seal: string, maxAgeSeconds: number, publicOrigin: string): string[] {
  return [
    setCookie(sessionCookieNameFor(publicOrigin), seal, maxAgeSeconds, publicOrigin, true),
    setCookie(HINT_COOKIE, '1', maxAgeSeconds, publicOrigin, false),
  ];
}

export function clearedSessionCookies(publicOrigin: string): string[] {
  return [
    setCookie(sessionCookieNameFor(publicOrigin), '', 0, publicOrigin, true),
    setCookie(HINT_COOKIE, '', 0, publicOrigin, false),
  ];
}
