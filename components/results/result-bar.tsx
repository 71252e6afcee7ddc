import clsx from 'clsx';
import { getTranslations } from 'next-intl/server';
import { TextLink } from '@/components/ui/link';
import type { FoundStays } from '@/lib/hub/contract/offer';
import type { Locale } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { type ResultView, resultSorts, writeResultParams } from '@/lib/stay/result-params';
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
    <div className="flex flex-col gap-1 [grid-area:bar] lg:gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p id={RESULT_COUNT_ID} role="status" tabIndex={-1} className="tabular font-medium">
          {count}
        </p>
        <ShareButton
          title={shareTitle}
          texts={{ action: t('share.action'), copied: t('share.copied'), failed: t('share.failed') }}
        />
      </div>
      {availableTotal > 1 && (
        <nav aria-label={t('sort.label')}>
          <ul className="flex flex-wrap gap-x-6 text-sm">
            {resultSorts.map((sort) => (
              <li key={sort}>
                <TextLink
                  href={localizedPath(locale, paths.search(writeResultParams(search, { ...view, sort, page: 1 })))}
                  scroll={false}
                  tone="plain"
                  aria-current={sort === view.sort ? 'true' : undefined}
                  className={clsx(
                    'inline-flex min-h-11 items-center',
                    sort === view.sort ? 'font-medium decoration-brass!' : 'text-ink-soft',
                  )}
                >
                  {t(`sort.${sort}`)}
                </TextLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <AppliedFilters locale={locale} search={search} view={view} nameOf={nameOf} />
    </div>
  );
}
