import { getLocale, getTranslations } from 'next-intl/server';
import { Glyph } from '@/components/ui/glyph';
import { TextLink } from '@/components/ui/link';
import type { FoundStays } from '@/lib/hub/contract/offer';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { appliedFilters, type ResultView, withoutFilter } from '@/lib/stay/result-params';
import { writeSearchParams } from '@/lib/stay/search-params';
import type { Stay } from '@/lib/stay/stay';
import { appliedFilterClass } from './applied-filter-class';
import { type FilterNames, filterNames } from './filter-names';
import { RESULT_COUNT_ID } from './result-ids';
import { ShareButton } from './share-button';

export interface ResultBarProps {
  search: Stay;
  view: ResultView;
  answer: FoundStays;
  shareTitle: string;
}

export async function ResultBar({ search, view, answer, shareTitle }: ResultBarProps) {
  const t = await getTranslations('results');
  const nameOf = await filterNames(answer, view);
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
      <AppliedFilters search={search} view={view} nameOf={nameOf} />
    </div>
  );
}

interface AppliedFiltersProps {
  search: Stay;
  view: ResultView;
  nameOf: FilterNames;
}

/** The applied filters, each with a link that removes it and moves the focus to the count. */
async function AppliedFilters({ search, view, nameOf }: AppliedFiltersProps) {
  const locale = await getLocale();
  const applied = appliedFilters(view.filters);
  if (applied.length === 0) return null;
  const t = await getTranslations('results');
  const to = (next: ResultView) => localizedPath(locale, paths.search(writeSearchParams(search, next)));
  return (
    <ul aria-label={t('filters.applied')} className="flex flex-wrap items-center gap-x-2 gap-y-2">
      {applied.map((wish) => {
        const name = nameOf(wish);
        return (
          <li key={`${wish.filter} ${wish.code}`}>
            <TextLink
              href={to(withoutFilter(view, wish))}
              scroll={false}
              focusId={RESULT_COUNT_ID}
              tone="plain"
              aria-label={t('filters.remove', { filter: name })}
              className={appliedFilterClass}
            >
              {name}
              <Glyph name="close" size={16} className="text-ink-muted" />
            </TextLink>
          </li>
        );
      })}
      {applied.length > 1 && (
        <li>
          <TextLink
            href={to({ ...view, filters: {}, page: 1 })}
            scroll={false}
            focusId={RESULT_COUNT_ID}
            className="inline-flex min-h-11 items-center px-2 text-ink-soft text-sm lg:min-h-9"
          >
            {t('filters.clear')}
          </TextLink>
        </li>
      )}
    </ul>
  );
}
