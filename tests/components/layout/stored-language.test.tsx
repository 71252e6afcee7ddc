import { afterEach, expect, test, vi } from 'vitest';
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_SECONDS } from '@/lib/i18n/detect-language';
import { rememberLanguage } from '@/lib/i18n/stored-language';
import { setCookie } from '@/lib/request/cookies';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each(['http://localhost:3000', 'https://www.hotel.example'])(
  'the browser writes the cookie of the language as the server does at %s',
  (origin) => {
    vi.stubGlobal('location', new URL(origin));
    const written = vi.spyOn(document, 'cookie', 'set').mockReturnValue();
    rememberLanguage('jp');
    expect(written).toHaveBeenCalledExactlyOnceWith(
      setCookie(LANGUAGE_COOKIE, 'jp', LANGUAGE_COOKIE_SECONDS, origin, false),
    );
  },
);
