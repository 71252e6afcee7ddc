import type { Locale } from './languages';

const between: Record<Locale, string> = { ko: ' ', en: ' ', ja: '', 'zh-CN': '' };

/** As the language separates sentences. */
export const joined = (sentences: readonly string[], locale: Locale): string => sentences.join(between[locale]);
