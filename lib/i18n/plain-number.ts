import { perLocale } from './per-locale';

export const plainNumber = perLocale((locale) => new Intl.NumberFormat(locale));
