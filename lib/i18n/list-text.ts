import { perLocale } from './per-locale';

const all = perLocale((locale) => new Intl.ListFormat(locale));
const oneOf = perLocale((locale) => new Intl.ListFormat(locale, { type: 'disjunction' }));

/** `a, b, and c` in the language's own way; `or` instead of `and` where one of them is meant. */
export const listText = (parts: readonly string[], locale: string, type: 'and' | 'or' = 'and'): string =>
  (type === 'and' ? all : oneOf)(locale).format(parts);
