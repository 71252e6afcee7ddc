import { perLocale } from '@/lib/i18n/per-locale';

const formatterOf = perLocale(
  (locale) => new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 }),
);

/** `0.6km`, `0.6 km`; next door is a tenth, never nothing. @param distanceKm one decimal */
export function formatDistance(distanceKm: number, locale: string): string {
  return formatterOf(locale).format(Math.max(0.1, distanceKm));
}
