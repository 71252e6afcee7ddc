import { browserStores } from '@/lib/browser-storage/browser-stores';
import { writeText } from '@/lib/browser-storage/stored-item';
import { writeCookie } from '@/lib/request/write-cookie';
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_SECONDS } from './detect-language';
import type { LanguageCode } from './languages';

/** In local storage for the native side, and in the cookie of the same name for the server. Browser only. */
export function rememberLanguage(code: LanguageCode): void {
  if (!document.cookie.split('; ').includes(`${LANGUAGE_COOKIE}=${code}`)) {
    writeCookie(LANGUAGE_COOKIE, code, LANGUAGE_COOKIE_SECONDS);
  }
  writeText(browserStores()?.local, LANGUAGE_COOKIE, code);
}
