import type { MouseEvent, ReactNode } from 'react';
import { HardLink } from '@/components/ui/hard-link';
import type { LanguageCode, Locale } from '@/lib/i18n/languages';
import { rememberLanguage } from '@/lib/i18n/stored-language';

export interface LanguageLinkProps {
  locale: Locale;
  /** The hub's spelling, which is stored. */
  code: LanguageCode;
  queryValue: string;
  /** The query that the server knows. */
  query: string;
  current: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * Without script, `?lang=` leads to the same page. With script the choice is also stored, and the current query is
 * preserved.
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
    <HardLink
      because="language"
      href={`?${kept}`}
      hrefLang={locale}
      lang={locale}
      aria-current={current ? 'true' : undefined}
      className={className}
      onClick={keepPlace}
    >
      {children}
    </HardLink>
  );
}
