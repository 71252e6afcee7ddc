import { setCookie } from '@/lib/request/cookies';
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_SECONDS } from './detect-language';
import type { LanguageCode } from './languages';

/** In local storage for the native side, and in the cookie of the same name for the server. Browser only. */
export function rememberLanguage(code: LanguageCode): void {
  if (!document.cookie.split('; ').includes(`${LANGUAGE_COOKIE}=${code}`)) {
    // Browsers' CookieStore is not everywhere yet.
    // biome-ignore lint/suspicious/noDocumentCookie: see above
    document.cookie = setCookie(LANGUAGE_COOKIE, code, LANGUAGE_COOKIE_SECONDS, window.location.origin, false);
  }
  try {
    window.localStorage.setItem(LANGUAGE_COOKIE, code);
  } catch {
    // Storage is switched off: the cookie and the address carry the language.
  }
}
