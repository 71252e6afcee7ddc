import { LANGUAGE_COOKIE } from './detect-language';
import type { LanguageCode } from './languages';

const lifetimeSeconds = 365 * 24 * 3600;

/** In local storage for the native side, and in the cookie of the same name for the server. Browser only. */
export function rememberLanguage(code: LanguageCode): void {
  const cookie = `${LANGUAGE_COOKIE}=${code}`;
  if (!document.cookie.split('; ').includes(cookie)) {
    // Browsers' CookieStore is not everywhere yet.
    // biome-ignore lint/suspicious/noDocumentCookie: see above
    document.cookie = `${cookie}; Path=/; Max-Age=${lifetimeSeconds}; SameSite=Lax${
      window.location.protocol === 'https:' ? '; Secure' : ''
    }`;
  }
  try {
    window.localStorage.setItem(LANGUAGE_COOKIE, code);
  } catch {
    // Storage is switched off: the cookie and the address carry the language.
  }
}
