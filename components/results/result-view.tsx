import { getTranslations } from 'next-intl/server';
import type { FoundStays } from '@/lib/hub/contract/offer';
import type { Locale } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { defaultView, type ResultView as View, viewFields } from '@/lib/stay/result-params';
import { type Stay, writeSearchParams } from '@/lib/stay/search-params';
import { filterGroups } from './filter-groups';
import { MemberRateHint } from './member-rate-hint';
import { ResultBar } from './result-bar';
import { ResultFilters } from './result-filters';
import { RESULTS_ID } from './result-ids';
import { StayResults } from './stay-results';

export interface ResultViewProps {
  locale: Locale;
  search: Stay;
  view: View;
  answer: FoundStays;
  isMember: boolean;
  shareTitle: string;
}

const pairsOf = (query: string): [string, string][] => [...new URLSearchParams(query)];

export async function ResultView({ locale, search, view, answer, isMember, shareTitle }: ResultViewProps) {
  const [t, groups] = await Promise.all([
    getTranslations({ locale, namespace: 'results' }),
    filterGroups(locale, answer, view),
  ]);
  const isNarrowable = answer.availableWithoutFilters > 0;
  const wishes = viewFields({ ...view, sort: defaultView.sort, page: 1 }).length;
  return (
    <div
      className={
        isNarrowable
          ? "grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-3 [grid-template-areas:'bar'_'trigger'_'results'_'filters'] sm:max-lg:grid-cols-[minmax(0,1fr)_auto] sm:max-lg:gap-x-6 sm:max-lg:[grid-template-areas:'bar_trigger'_'results_results'_'filters_filters'] lg:grid-cols-[14rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-y-6 lg:[grid-template-areas:'filters_bar'_'filters_results']"
          : 'contents'
      }
    >
      {isNarrowable && (
        <>
          <ResultBar locale={locale} search={search} view={view} answer={answer} shareTitle={shareTitle} />
          <ResultFilters
            action={localizedPath(locale, paths.search())}
            search={pairsOf(writeSearchParams(search))}
            sort={viewFields({ ...defaultView, sort: view.sort })}
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
      <div
        id={RESULTS_ID}
        className="min-w-0 scroll-mt-(--header-height) transition-opacity duration-200 [grid-area:results] [&[inert]]:opacity-50"
      >
        {!isMember && answer.availableTotal > 0 && <MemberRateHint locale={locale} search={search} view={view} />}
        <StayResults locale={locale} search={search} view={view} answer={answer} isMember={isMember} />
        <p className="mt-10 max-w-reading text-ink-muted text-xs">{t('explained')}</p>
      </div>
    </div>
  );
}
