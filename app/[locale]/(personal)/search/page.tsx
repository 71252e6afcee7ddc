import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { detailName, formCatalogue, searchCatalogue } from '@/components/hotel-search/form-catalogue';
import { RepairNotice } from '@/components/hotel-search/repair-notice';
import { SearchForm } from '@/components/hotel-search/search-form';
import { loadSearchTexts } from '@/components/hotel-search/search-texts';
import { stayFacts } from '@/components/hotel-search/stay-facts';
import { StayResults } from '@/components/hotel-search/stay-results';
import { HubUnavailable } from '@/components/layout/hub-unavailable';
import { PageHeading } from '@/components/ui/page-heading';
import { loadHotelProducts } from '@/lib/hub/hotels';
import { isHubError } from '@/lib/hub/hub-error';
import { type Locale, languageOf } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMetadata } from '@/lib/i18n/page-metadata';
import { paths } from '@/lib/paths';
import { readSession } from '@/lib/session/read-session';
import { seoulToday } from '@/lib/stay/dates';
import { loadStays } from '@/lib/stay/load-stays';
import { parseSearchParams, type QueryValues, writeSearchParams } from '@/lib/stay/search-params';

interface SearchPageProps {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<QueryValues>;
}

export async function generateMetadata({ params }: SearchPageProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'search' });
  return pageMetadata({
    locale,
    path: paths.search(),
    title: t('results.title'),
    description: t('results.description'),
    index: false,
  });
}

/** Hotels for a stay. The address is the search; what cannot be searched is put right, and said. */
export default async function SearchPage({ params, searchParams }: SearchPageProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const language = languageOf(locale).code;
  const values = await searchParams;
  const today = seoulToday(new Date());
  try {
    const catalogue = formCatalogue(await loadHotelProducts(language));
    const { search, repairs } = parseSearchParams(values, { today, catalogue: searchCatalogue(catalogue) });
    const [t, texts, facts, answer, session] = await Promise.all([
      getTranslations({ locale, namespace: 'search' }),
      loadSearchTexts(locale),
      stayFacts(locale, search, search.rooms),
      loadStays(search, language),
      readSession(),
    ]);
    const place =
      search.hotelIds.length > 0
        ? answer.results.map(({ hotelName }) => hotelName).join(', ')
        : (detailName(catalogue, search.category, search.detail) ?? t('results.allHotels'));
    const available = answer.results.filter((result) => result.available).length;
    return (
      <main id="content" className="page-width pt-8 pb-section">
        <SearchForm
          key={writeSearchParams(search)}
          locale={locale}
          today={today}
          texts={texts}
          catalogue={catalogue}
          search={search}
        />
        <PageHeading
          className="mt-14 mb-10"
          eyebrow={place}
          title={facts.dates}
          lead={t('results.facts', { nights: facts.nights, rooms: facts.rooms, guests: facts.guests })}
        >
          {available > 0 && (
            <p className="mt-2 text-ink-muted text-sm">{t('results.availableCount', { count: available })}</p>
          )}
        </PageHeading>
        <RepairNotice locale={locale} repairs={repairs} stay={search} />
        <StayResults locale={locale} search={search} answer={answer} isMember={session !== null} />
      </main>
    );
  } catch (error) {
    if (!isHubError(error)) throw error;
    const { search } = parseSearchParams(values, { today });
    return (
      <main id="content">
        <HubUnavailable locale={locale} retryHref={localizedPath(locale, paths.search(writeSearchParams(search)))} />
      </main>
    );
  }
}
