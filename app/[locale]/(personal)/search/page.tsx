import { getLocale } from 'next-intl/server';
import { LoadFailure } from '@/components/layout/load-failure';
import { SearchOutcome } from '@/components/results/search-outcome';
import { SearchRefused } from '@/components/results/search-refused';
import { SearchForm } from '@/components/search-form/search-form';
import { formCatalogue, searchCatalogue } from '@/components/stay/form-catalogue';
import { SearchTexts } from '@/components/stay/search-texts';
import { InertPart, InertScope } from '@/components/ui/inert-part';
import { seoulToday } from '@/lib/dates/moment';
import { isHubError } from '@/lib/hub/hub-error';
import { loadOf } from '@/lib/hub/hub-load';
import { loadNamedHotels, loadSearchCatalogue } from '@/lib/hub/load-hotels';
import { sideBySide } from '@/lib/hub/side-by-side';
import { languageOf } from '@/lib/i18n/languages';
import { unlistedPage } from '@/lib/metadata/page-metadata';
import type { QueryRouteProps } from '@/lib/metadata/route-props';
import { readKnownSession } from '@/lib/session/read-session';
import { loadPointPrices } from '@/lib/stay/load-point-prices';
import { loadStays } from '@/lib/stay/load-stays';
import { knownCompared } from '@/lib/stay/result-params';
import { dropUnknownPlaces, parseSearchParams, writeSearchParams } from '@/lib/stay/search-params';
import type { Stay } from '@/lib/stay/stay';

export const generateMetadata = unlistedPage((t) => [t('search.results.title'), t('search.results.description')]);

/** Hotels for a stay. The address is the search; invalid parts are corrected, and the page says so. */
export default async function SearchPage({ searchParams }: QueryRouteProps) {
  const locale = await getLocale();
  const language = languageOf(locale).code;
  const today = seoulToday(new Date());
  const named = parseSearchParams(await searchParams, { today });
  const asked = named.view;
  // A refused search has a page of its own; every other failure ends the calls beside it.
  const ask = (search: Stay, signal?: AbortSignal) =>
    loadStays(search, asked, language, signal).catch((error: unknown) => {
      if (isHubError(error, 'rejected')) return null;
      throw error;
    });
  const load = await loadOf(
    // Most addresses are valid: search while the catalogue that checks them still loads.
    sideBySide((signal) =>
      Promise.all([
        loadSearchCatalogue(language, named.search.hotelIds, signal),
        readKnownSession(),
        ask(named.search, signal),
        loadNamedHotels(language, asked.compared, signal),
        loadPointPrices(asked.unit, language),
      ]),
    ).then(async ([products, session, namedAnswer, compared, rules]) => {
      const catalogue = formCatalogue(products);
      const { search, repairs } = dropUnknownPlaces(named.search, searchCatalogue(catalogue));
      return {
        catalogue,
        session,
        search,
        compared,
        rules,
        unknown: repairs,
        answer: repairs.length === 0 ? namedAnswer : await ask(search),
      };
    }),
  );
  if (load.state !== 'ready') return <LoadFailure state={load.state} />;
  const { catalogue, session, search, compared, rules, unknown, answer } = load.data;
  const { view, repairs: comparedRepairs } = knownCompared(asked, compared);
  const repairs = [...named.repairs, ...unknown, ...comparedRepairs];
  return (
    <main id="content" className="page-width pt-4 pb-section lg:pt-8">
      <SearchTexts>
        <InertScope>
          <SearchForm
            key={`${writeSearchParams(search)} ${view.unit}`}
            locale={locale}
            today={today}
            catalogue={catalogue}
            search={search}
            view={view}
            compact
          />
          <InertPart>
            {answer !== null ? (
              <SearchOutcome
                today={today}
                search={search}
                asked={view}
                compared={compared}
                answer={answer}
                repairs={repairs}
                catalogue={catalogue}
                isMember={session !== null}
                rules={rules}
              />
            ) : (
              <SearchRefused search={search} repairs={repairs} />
            )}
          </InertPart>
        </InertScope>
      </SearchTexts>
    </main>
  );
}
