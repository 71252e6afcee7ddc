import { getTranslations } from 'next-intl/server';
import type { FoundStays } from '@/lib/hub/contract/offer';
import type { Locale } from '@/lib/i18n/languages';
import type { ResultView } from '@/lib/stay/result-params';
import type { Stay } from '@/lib/stay/search-params';
import { AppliedFilters } from './applied-filters';
import { filterNames } from './filter-names';
import { RESULT_COUNT_ID } from './result-ids';
import { ShareButton } from './share-button';

export interface ResultBarProps {
  locale: Locale;
  search: Stay;
  view: ResultView;
  answer: FoundStays;
  shareTitle: string;
}

export async function ResultBar({ locale, search, view, answer, shareTitle }: ResultBarProps) {
  const [t, nameOf] = await Promise.all([
    getTranslations({ locale, namespace: 'results' }),
    filterNames(locale, answer, view),
  ]);
  const { availableTotal, availableWithoutFilters } = answer;
  const count =
    availableTotal < availableWithoutFilters
      ? t('countOf', { count: availableTotal, all: availableWithoutFilters })
      : t('count', { count: availableTotal });
  return (
    <div className="flex flex-col gap-1 [grid-area:bar]">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p id={RESULT_COUNT_ID} role="status" tabIndex={-1} className="display tabular text-base sm:text-xl">
          {count}
        </p>
        <ShareButton
          title={shareTitle}
          texts={{ action: t('share.action'), copied: t('share.copied'), failed: t('share.failed') }}
        />
      </div>
      <AppliedFilters locale={locale} search={search} view={view} nameOf={nameOf} />
    </div>
  );
}
