import type { MouseEvent, ReactNode } from 'react';
import type { LanguageCode, Locale } from '@/lib/i18n/languages';
import { rememberLanguage } from '@/lib/i18n/stored-language';

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
    rememberLanguage(code);
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
