import { perLocale } from './per-locale';

export const plainNumber = perLocale((locale) => new Intl.NumberFormat(locale));

/** As short as a label over a bar, e.g. 1.6K, 1.6천, 1.6万. */
export const shortNumber = perLocale(
  (locale) => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }),
);
