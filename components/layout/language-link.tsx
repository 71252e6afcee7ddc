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
  /** Of the page, as far as the server knows it. */
  query: string;
  current: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * One language. Without script `?lang=` leads to the same page; with it the choice is also stored under the
 * specification's name for the next visit, and what the page has written into its address since comes along.
 */
export function LanguageLink({ locale, code, queryValue, query, current, className, children }: LanguageLinkProps) {
  const kept = new URLSearchParams(query);
  kept.delete('notice');
  kept.set('lang', queryValue);
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
      href={`?${kept}`}
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
