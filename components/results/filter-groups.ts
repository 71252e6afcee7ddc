import { getLocale, getTranslations } from 'next-intl/server';
import { formatKrw } from '@/components/ui/price';
import { type FoundStays, NEAR_MINUTES, type StayFacetValue } from '@/lib/hub/contract/offer';
import { plainNumber } from '@/lib/i18n/plain-number';
import { type AppliedFilter, filterFields, type ResultView } from '@/lib/stay/result-params';

export interface FilterOption {
  /** Query parameter and its value; empty for the option without a filter. */
  field: string;
  value: string;
  label: string;
  /** Hotels that it would show; null for the option without a filter. */
  count: { hotels: number; text: string } | null;
  checked: boolean;
}

export interface FilterGroup {
  legend: string;
  hint?: string;
  kind: 'radio' | 'checkbox';
  options: FilterOption[];
}

function priceSteps(facets: FoundStays['facets'], maxTotalKrw: number | undefined, available: number) {
  const steps = facets.prices;
  if (maxTotalKrw === undefined || steps.some((step) => step.maxTotalKrw === maxTotalKrw)) return steps;
  // The amount in the address may be none of the round ones.
  return [...steps, { maxTotalKrw, count: available }].sort((a, b) => a.maxTotalKrw - b.maxTotalKrw);
}

/** The filters as groups of a form. Groups with nothing to choose are left out. */
export async function filterGroups(
  { facets, priceRange, availableTotal }: FoundStays,
  { filters }: ResultView,
): Promise<FilterGroup[]> {
  const locale = await getLocale();
  const t = await getTranslations('results');
  const numbers = plainNumber(locale);
  const shown = (hotels: number) => ({ hotels, text: numbers.format(hotels) });
  const won = (amountKrw: number) => formatKrw(amountKrw, locale);
  const several = (
    field: string,
    legend: string,
    values: readonly StayFacetValue[],
    chosen: readonly string[] = [],
  ) => ({
    legend,
    kind: 'checkbox' as const,
    options: values.map(({ code, name, count }) => ({
      field,
      value: code,
      label: name,
      count: shown(count),
      checked: chosen.includes(code),
    })),
  });
  const single = (filter: 'accessible' | 'refundable') => ({
    field: filterFields[filter],
    value: '1',
    label: t(`filters.${filter}`),
    count: shown(facets[filter]),
    checked: filters[filter] === true,
  });
  const prices = priceSteps(facets, filters.maxTotalKrw, availableTotal).map(({ maxTotalKrw, count }) => ({
    field: filterFields.maxTotalKrw,
    value: String(maxTotalKrw),
    label: t('filters.upTo', { price: won(maxTotalKrw) }),
    count: shown(count),
    checked: filters.maxTotalKrw === maxTotalKrw,
  }));
  const groups: FilterGroup[] = [
    {
      legend: t('filters.price'),
      hint: priceRange
        ? t('filters.range', { lowest: won(priceRange.lowestKrw), highest: won(priceRange.highestKrw) })
        : undefined,
      kind: 'radio',
      options:
        prices.length === 0
          ? []
          : [
              {
                field: filterFields.maxTotalKrw,
                value: '',
                label: t('filters.anyPrice'),
                count: null,
                checked: filters.maxTotalKrw === undefined,
              },
              ...prices,
            ],
    },
    { legend: t('filters.conditions'), kind: 'checkbox', options: [single('refundable'), single('accessible')] },
    several(filterFields.beds, t('filters.beds'), facets.beds, filters.beds),
    several(filterFields.views, t('filters.views'), facets.views, filters.views),
    {
      ...several(filterFields.near, t('filters.near', { minutes: NEAR_MINUTES }), facets.near, filters.near),
      hint: t('filters.nearHint'),
    },
    several(filterFields.facilities, t('filters.facilities'), facets.facilities, filters.facilities),
  ];
  return groups.filter(({ options }) => options.length > 0);
}

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
