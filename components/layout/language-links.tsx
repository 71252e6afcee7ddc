'use client';

import { useSearchParams } from 'next/navigation';
import { Suspense } from 'react';
import { type Locale, languages } from '@/lib/i18n/languages';
import { LanguageLink } from './language-link';

export interface LanguageListProps {
  locale: Locale;
  className?: string;
  linkClassName?: string;
}

/** @param query of the page, without `?`; it comes along also before React has taken the page over */
function Links({ locale, className, linkClassName, query = '' }: LanguageListProps & { query?: string }) {
  return (
    <ul className={className}>
      {languages.map((language) => (
        <li key={language.locale}>
          <LanguageLink
            locale={language.locale}
            code={language.code}
            queryValue={language.queryValues[0]}
            query={query}
            current={language.locale === locale}
            className={`${linkClassName ?? ''} ${language.locale === locale ? 'font-semibold' : ''}`}
          >
            {language.label}
          </LanguageLink>
        </li>
      ))}
    </ul>
  );
}

function LinksWithQuery(props: LanguageListProps) {
  return <Links {...props} query={useSearchParams()?.toString()} />;
}

/**
 * The four languages, each by its own name, as links to this very page. A kept page is the same for every query and
 * cannot know it on the server: there the links have it as soon as the browser draws.
 */
export function LanguageList(props: LanguageListProps) {
  return (
    <Suspense fallback={<Links {...props} />}>
      <LinksWithQuery {...props} />
    </Suspense>
  );
}
