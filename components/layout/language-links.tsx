import { useSearchParams } from 'next/navigation';
import { Suspense } from 'react';
import { type Locale, languages } from '@/lib/i18n/languages';
import { LanguageLink } from './language-link';

export interface LanguageListProps {
  locale: Locale;
  className?: string;
  linkClassName?: string;
}

/** @param query of the page, without `?`; preserved before hydration too */
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

/** A page has eight of these links. A longer query is added in the browser alone, where a link is followed. */
const LONGEST_REPEATED_QUERY = 1_000;

function LinksWithQuery(props: LanguageListProps) {
  const query = useSearchParams()?.toString() ?? '';
  return <Links {...props} query={query.length > LONGEST_REPEATED_QUERY ? '' : query} />;
}

/** The four languages as links to this page. A cached page does not know its query: the links add it in the browser. */
export function LanguageList(props: LanguageListProps) {
  return (
    <Suspense fallback={<Links {...props} />}>
      <LinksWithQuery {...props} />
    </Suspense>
  );
}
