import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_SECONDS } from './detect-language';
import type { LanguageCode } from './languages';

/**
 * In local storage for the native side, and in the cookie of the same name for the server. Browser only, where `setCookie`
 * would cost more bytes than its line does; a test compares them.
 */
export function rememberLanguage(code: LanguageCode): void {
  const cookie = `${LANGUAGE_COOKIE}=${code}`;
  if (!document.cookie.split('; ').includes(cookie)) {
    // Browsers' CookieStore is not everywhere yet.
    // biome-ignore lint/suspicious/noDocumentCookie: see above
    document.cookie = `${cookie}; Path=/; Max-Age=${LANGUAGE_COOKIE_SECONDS}; SameSite=Lax${
      window.location.protocol === 'https:' ? '; Secure' : ''
    }`;
  }
  try {
    window.localStorage.setItem(LANGUAGE_COOKIE, code);
  } catch {
    // Storage is switched off: the cookie and the address carry the language.
  }
}
