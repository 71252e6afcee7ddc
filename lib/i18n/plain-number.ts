import { perLocale } from './per-locale';

export const plainNumber = perLocale((locale) => new Intl.NumberFormat(locale));

/** As short as a label over a bar, e.g. 465, 1.6K, 12K. */
export const shortNumber = perLocale((locale) => new Intl.NumberFormat(locale, { notation: 'compact' }));
