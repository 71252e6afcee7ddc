import { getLocale, getTranslations } from 'next-intl/server';
import { RecentSearches } from '@/components/search-form/recent-searches';
import { RememberSearch } from '@/components/search-form/remember-search';
import { AgesNote } from '@/components/stay/ages-note';
import { CurrencyChoice } from '@/components/stay/currency-choice';
import { detailName, type FormCatalogue } from '@/components/stay/form-catalogue';
import { stayFacts } from '@/components/stay/stay-facts';
import { InertPart, InertScope } from '@/components/ui/inert-part';
import { TextLink } from '@/components/ui/link';
import type { SeoulDay } from '@/lib/dates/day';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import type { HotelRef } from '@/lib/stay/chosen-stay';
import { answeredView, appliedFilters, type ResultView, viewFields } from '@/lib/stay/result-params';
import { writeSearchParams } from '@/lib/stay/search-params';
import type { Repair } from '@/lib/stay/stay';
import { CompareBar } from './compare-bar';
import { filterGroups } from './filter-groups';
import { PriceUnitLinks } from './price-unit';
import { RepairNotice } from './repair-notice';
import { ResultBar, SortMenu } from './result-bar';
import { ResultFilters } from './result-filters';
import { RESULTS_ID } from './result-ids';
import { StayResults, type StayResultsProps } from './stay-results';

export interface SearchOutcomeProps extends Omit<StayResultsProps, 'view'> {
  today: SeoulDay;
  /** The view that was asked for; filters unknown to the hub are dropped. */
  asked: ResultView;
  repairs: readonly Repair[];
  catalogue: FormCatalogue;
  compared: readonly HotelRef[];
}

export async function SearchOutcome({ today, asked, repairs, catalogue, ...found }: SearchOutcomeProps) {
  const { search, answer } = found;
  const locale = await getLocale();
  const t = await getTranslations('search');
  const results = await getTranslations('results');
  const facts = await stayFacts(search);
  const { view, repairs: answerRepairs } = answeredView(asked, answer);
  const named = catalogue.hotels.filter(({ hotelId }) => search.hotelIds.includes(hotelId));
  const place =
    named.length > 0
      ? named.map(({ hotelName }) => hotelName).join(', ')
      : (detailName(catalogue, search.category, search.detail) ?? t('results.allHotels'));
  const query = writeSearchParams(search);
  return (
    <>
      <RememberSearch search={search} query={query} place={place} locale={locale} today={today} />
      {/* The form right above shows the same. */}
      <h1 className="sr-only">{`${t('results.title')}, ${place}, ${facts.dates}`}</h1>
      <RepairNotice repairs={[...repairs, ...answerRepairs]} stay={search} />
      <AgesNote rooms={search.rooms} />
      <SearchResults {...found} view={view} shareTitle={`${place}\u00A0· ${facts.dates}`} />
      <RecentSearches
        key={query}
        locale={locale}
        today={today}
        current={query}
        catalogue={catalogue}
        texts={{ title: results('recent.title'), clear: results('recent.clear'), cleared: results('recent.cleared') }}
      />
    </>
  );
}

interface SearchResultsProps extends StayResultsProps {
  compared: readonly HotelRef[];
  shareTitle: string;
}

const pairsOf = (query: string): [string, string][] => [...new URLSearchParams(query)];

async function SearchResults({ compared, shareTitle, ...results }: SearchResultsProps) {
  const { search, view, answer, isMember, rules } = results;
  const locale = await getLocale();
  const t = await getTranslations('results');
  const texts = await getTranslations('search');
  const groups = await filterGroups(answer, view);
  const returnTo = localizedPath(locale, paths.search(writeSearchParams(search, view)));
  const isNarrowable = answer.availableWithoutFilters > 0;
  const wishes = appliedFilters(view.filters).length;
  return (
    <InertScope>
      <div
        className={
          isNarrowable
            ? "mt-6 grid grid-cols-2 gap-x-2 gap-y-3 [grid-template-areas:'bar_bar'_'trigger_sort'_'results_results'_'filters_filters'] sm:max-lg:grid-cols-[minmax(0,1fr)_auto_auto] sm:max-lg:gap-x-4 sm:max-lg:[grid-template-areas:'bar_trigger_sort'_'results_results_results'_'filters_filters_filters'] lg:grid-cols-[14rem_minmax(0,1fr)_auto] lg:grid-rows-[auto_1fr] lg:gap-x-14 lg:gap-y-6 lg:[grid-template-areas:'filters_bar_sort'_'filters_results_results']"
            : 'contents'
        }
      >
        {isNarrowable && (
          <>
            <ResultBar search={search} view={view} answer={answer} shareTitle={shareTitle} />
            {answer.availableTotal > 1 && <SortMenu search={search} view={view} />}
            <ResultFilters
              action={localizedPath(locale, paths.search())}
              search={pairsOf(writeSearchParams(search))}
              rest={viewFields({ ...view, filters: {}, page: 1 })}
              groups={groups}
              texts={{
                title: t('filters.title'),
                open: wishes > 0 ? t('filters.openCount', { count: wishes }) : t('filters.open'),
                close: t('filters.close'),
                show: t('filters.show', { count: answer.availableTotal }),
                apply: t('filters.apply'),
                more: t('filters.more'),
              }}
            />
          </>
        )}
        <InertPart id={RESULTS_ID} className="min-w-0 scroll-mt-(--header-height) [grid-area:results]">
          {answer.availableTotal > 0 && (
            <div className="mb-2 flex flex-wrap items-center gap-x-6">
              <p className="text-ink-muted text-xs">{texts('results.allIn')}</p>
              <CurrencyChoice />
              <PriceUnitLinks
                {...{ rules, isMember }}
                unit={view.unit}
                hrefOf={(unit) => localizedPath(locale, paths.search(writeSearchParams(search, { ...view, unit })))}
              />
            </div>
          )}
          {!isMember && rules === null && answer.availableTotal > 0 && (
            <p className="mb-5 text-ink-soft text-sm">
              {t('member.sentence')}{' '}
              <TextLink href={localizedPath(locale, paths.membershipLogin({ returnTo }))}>{t('member.logIn')}</TextLink>
            </p>
          )}
          <StayResults {...results} />
          <p className="mt-10 max-w-reading text-ink-muted text-xs">{t('explained')}</p>
          <CompareBar search={search} view={view} compared={compared} />
        </InertPart>
      </div>
    </InertScope>
  );
}
