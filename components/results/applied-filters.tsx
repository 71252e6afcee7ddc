import { getTranslations } from 'next-intl/server';
import { Glyph } from '@/components/ui/glyph';
import { TextLink } from '@/components/ui/link';
import type { Locale } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { appliedFilters, type ResultView, withoutFilter, writeResultParams } from '@/lib/stay/result-params';
import type { Stay } from '@/lib/stay/search-params';
import type { FilterNames } from './filter-names';
import { RESULT_COUNT_ID } from './result-ids';

export interface AppliedFiltersProps {
  locale: Locale;
  search: Stay;
  view: ResultView;
  nameOf: FilterNames;
}

/** The applied filters, each with a link that removes it and moves the focus to the count. */
export async function AppliedFilters({ locale, search, view, nameOf }: AppliedFiltersProps) {
  const applied = appliedFilters(view.filters);
  if (applied.length === 0) return null;
  const t = await getTranslations({ locale, namespace: 'results' });
  const to = (next: ResultView) => localizedPath(locale, paths.search(writeResultParams(search, next)));
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
              className="inline-flex min-h-11 items-center gap-1.5 bg-stone-soft px-3.5 text-sm no-underline hover:bg-stone lg:min-h-9"
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
