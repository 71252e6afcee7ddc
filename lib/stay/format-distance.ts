import { perLocale } from '@/lib/i18n/per-locale';

const kilometres = perLocale(
  (locale) => new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 }),
);

/** `0.6km`, `0.6 km`; a place next door is 0.1 km away. */
export const formatDistance = (distanceKm: number, locale: string): string =>
  kilometres(locale).format(Math.max(0.1, distanceKm));
