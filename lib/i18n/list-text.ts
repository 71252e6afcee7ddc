import type { Locale } from './languages';
import { perLocale } from './per-locale';

const all = perLocale((locale) => new Intl.ListFormat(locale));
const oneOf = perLocale((locale) => new Intl.ListFormat(locale, { type: 'disjunction' }));

/** `a, b, and c` in the language's own way; `or` instead of `and` where one of them is meant. */
export const listText = (parts: readonly string[], locale: string, type: 'and' | 'or' = 'and'): string =>
  (type === 'and' ? all : oneOf)(locale).format(parts);

const between: Record<Locale, string> = { ko: ' ', en: ' ', ja: '', 'zh-CN': '' };

/** As the language separates sentences. */
export const joined = (sentences: readonly string[], locale: Locale): string => sentences.join(between[locale]);
