import type { CookieName } from './cookie-names';

/** Browser only, where `setCookie` would cost more bytes; a test compares them. @param seconds 0 deletes it */
export function writeCookie(name: CookieName, value: string, seconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // Browsers' CookieStore is not everywhere yet.
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}
