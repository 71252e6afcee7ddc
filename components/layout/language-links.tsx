import { useSearchParams } from 'next/navigation';
import { type MouseEvent, Suspense } from 'react';
import { HardLink } from '@/components/ui/hard-link';
import { type Language, type Locale, languages } from '@/lib/i18n/languages';
import { rememberLanguage } from '@/lib/i18n/stored-language';

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
            language={language}
            query={query}
            current={language.locale === locale}
            className={`${linkClassName ?? ''} ${language.locale === locale ? 'font-semibold' : ''}`}
          />
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

interface LanguageLinkProps {
  language: Language;
  /** The query that the server knows. */
  query: string;
  current: boolean;
  className: string;
}

/**
 * Without script, `?lang=` leads to the same page. With script the choice is also stored, and the current query is
 * preserved.
 */
function LanguageLink({ language, query, current, className }: LanguageLinkProps) {
  const { locale, code, label } = language;
  const [queryValue] = language.queryValues;
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
      {label}
    </HardLink>
  );
}
