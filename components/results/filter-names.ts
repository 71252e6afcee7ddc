import { getTranslations } from 'next-intl/server';
import { formatKrw } from '@/components/ui/price';
import { type FoundStays, NEAR_MINUTES } from '@/lib/hub/contract/offer';
import type { Locale } from '@/lib/i18n/languages';
import type { AppliedFilter, ResultView } from '@/lib/stay/result-params';

/** Name of a filter in a word or two: `Sea view`, `Up to ₩500,000`. */
export type FilterNames = (wish: AppliedFilter) => string;

export async function filterNames(
  locale: Locale,
  { facets }: Pick<FoundStays, 'facets'>,
  { filters }: ResultView,
): Promise<FilterNames> {
  const t = await getTranslations({ locale, namespace: 'results' });
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
