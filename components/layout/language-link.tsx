'use client';

import type { MouseEvent, ReactNode } from 'react';
import { LANGUAGE_COOKIE } from '@/lib/i18n/detect-language';
import type { LanguageCode, Locale } from '@/lib/i18n/languages';

const lifetimeSeconds = 365 * 24 * 3600;

export interface LanguageLinkProps {
  locale: Locale;
  /** Hub's spelling, which is what is stored. */
  code: LanguageCode;
  /** What `?lang=` says for it. */
  queryValue: string;
  current: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * One language. Without script `?lang=` alone leads to the same page; with it the page's other parameters
 * come along, and the choice is stored under the specification's name for the next visit.
 */
export function LanguageLink({ locale, code, queryValue, current, className, children }: LanguageLinkProps) {
  const keepPlace = (event: MouseEvent<HTMLAnchorElement>) => {
    const target = new URL(window.location.href);
    target.searchParams.delete('notice');
    target.searchParams.set('lang', queryValue);
    event.currentTarget.href = target.pathname + target.search + target.hash;
    // The server reads the cookie; browsers' CookieStore is not everywhere yet.
    // biome-ignore lint/suspicious/noDocumentCookie: see above
    document.cookie = `${LANGUAGE_COOKIE}=${code}; Path=/; Max-Age=${lifetimeSeconds}; SameSite=Lax`;
    try {
      window.localStorage.setItem(LANGUAGE_COOKIE, code);
    } catch {
      // Storage is switched off: the cookie and the address carry the choice.
    }
  };
  return (
    <a
      href={`?lang=${queryValue}`}
      hrefLang={locale}
      lang={locale}
      aria-current={current ? 'true' : undefined}
      className={className}
      onClick={keepPlace}
    >
      {children}
    </a>
  );
}
