import { getLocale, getTranslations } from 'next-intl/server';
import { Disclosure } from '@/components/layout/disclosure';
import { Glyph } from '@/components/ui/glyph';
import { TextLink } from '@/components/ui/link';
import type { FoundStays } from '@/lib/hub/contract/offer';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { appliedFilters, type ResultView, resultSorts, withoutFilter } from '@/lib/stay/result-params';
import { writeSearchParams } from '@/lib/stay/search-params';
import type { Stay } from '@/lib/stay/stay';
import { appliedFilterClass } from './applied-filter-class';
import { type FilterNames, filterNames } from './filter-groups';
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

export async function SortMenu({ search, view }: { search: Stay; view: ResultView }) {
  const locale = await getLocale();
  const t = await getTranslations('results.sort');
  return (
    <Disclosure
      className="group/sort relative z-10 [grid-area:sort]"
      label={`${t('label')}: ${t(view.sort)}`}
      summaryClassName="flex min-h-control items-center justify-center gap-2 rounded-sm border border-edge px-5 font-medium text-sm hover:border-ink lg:min-h-11 lg:border-transparent lg:px-0"
      summary={
        <>
          <span>{t(view.sort)}</span>
          <Glyph name="chevron-down" size={16} className="transition-transform group-open/sort:rotate-180" />
        </>
      }
    >
      <nav aria-label={t('label')} className="drop-panel right-0 min-w-full py-2">
        <ul>
          {resultSorts.map((sort) => (
            <li key={sort}>
              <TextLink
                href={localizedPath(locale, paths.search(writeSearchParams(search, { ...view, sort, page: 1 })))}
                scroll={false}
                focusId={RESULT_COUNT_ID}
                tone="plain"
                aria-current={sort === view.sort ? 'true' : undefined}
                className="flex min-h-11 items-center whitespace-nowrap px-5 text-sm hover:bg-stone-soft aria-[current]:font-medium aria-[current]:text-brass"
              >
                {t(sort)}
              </TextLink>
            </li>
          ))}
        </ul>
      </nav>
    </Disclosure>
  );
}
