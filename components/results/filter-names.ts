import { getLocale, getTranslations } from 'next-intl/server';
import { formatKrw } from '@/components/ui/price';
import { type FoundStays, NEAR_MINUTES } from '@/lib/hub/contract/offer';
import type { AppliedFilter, ResultView } from '@/lib/stay/result-params';

/** Name of a filter in a word or two: `Sea view`, `Up to ₩500,000`. */
export type FilterNames = (wish: AppliedFilter) => string;

export async function filterNames(
  { facets }: Pick<FoundStays, 'facets'>,
  { filters }: ResultView,
): Promise<FilterNames> {
  const locale = await getLocale();
  const t = await getTranslations('results');
  return ({ filter, code }) => {
    if (filter === 'maxTotalKrw') {
      return t('filters.upTo', { price: formatKrw(filters.maxTotalKrw ?? 0, locale) });
    }
    if (filter === 'accessible' || filter === 'refundable') return t(`filters.${filter}`);
    const name = facets[filter].find((value) => value.code === code)?.name ?? code;
    if (filter === 'near') return t('filters.nearPlace', { minutes: NEAR_MINUTES, place: name ?? '' });
    // A code that no hotel in the answer has comes without a name.
    return name ?? t(`filters.${filter}`);
  };
}
