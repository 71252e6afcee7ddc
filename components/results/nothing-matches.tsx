import { getLocale, getTranslations } from 'next-intl/server';
import { ButtonLink, TextLink } from '@/components/ui/link';
import type { FoundStays } from '@/lib/hub/contract/offer';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { appliedFilters, type ResultView, withoutFilter } from '@/lib/stay/result-params';
import { writeSearchParams } from '@/lib/stay/search-params';
import type { Stay } from '@/lib/stay/stay';
import { filterNames } from './filter-groups';

export interface NothingMatchesProps {
  search: Stay;
  view: ResultView;
  answer: FoundStays;
}

export async function NothingMatches({ search, view, answer }: NothingMatchesProps) {
  const locale = await getLocale();
  const t = await getTranslations('results');
  const nameOf = await filterNames(answer, view);
  const to = (next: ResultView) => localizedPath(locale, paths.search(writeSearchParams(search, next)));
  const filters = [...new Set(appliedFilters(view.filters).map(({ filter }) => filter))];
  const liftable = filters
    .map((filter) => ({ filter, count: answer.availableWithout[filter] }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  const namesOf = (filter: (typeof filters)[number]) =>
    appliedFilters(view.filters)
      .filter((wish) => wish.filter === filter)
      .map(nameOf)
      .join(', ');
  return (
    <section aria-labelledby="nothing-matches" className="border-stone-deep border-y py-12">
      <h2 id="nothing-matches" className="display text-2xl">
        {t('noMatch.title')}
      </h2>
      <p className="mt-4 max-w-reading text-ink-soft">
        {t('noMatch.sentence', { count: answer.availableWithoutFilters })}
      </p>
      {liftable.length > 0 && (
        <ul className="mt-8 max-w-xl">
          {liftable.map(({ filter, count }) => (
            <li key={filter} className="border-stone border-t">
              <TextLink
                href={to(withoutFilter(view, { filter }))}
                scroll={false}
                tone="plain"
                className="flex min-h-control items-center justify-between gap-6 py-2"
              >
                <span>{t('filters.remove', { filter: namesOf(filter) })}</span>
                <span className="tabular whitespace-nowrap text-brass text-sm">{t('filters.show', { count })}</span>
              </TextLink>
            </li>
          ))}
        </ul>
      )}
      <ButtonLink href={to({ ...view, filters: {}, page: 1 })} scroll={false} className="mt-8">
        {t('noMatch.clear', { count: answer.availableWithoutFilters })}
      </ButtonLink>
    </section>
  );
}
