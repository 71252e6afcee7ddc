import { perLocale } from './per-locale';

/** Numbers of hotels, points and the like with the reader's separators: `1,234`. */
export const plainNumber = perLocale((locale) => new Intl.NumberFormat(locale));
