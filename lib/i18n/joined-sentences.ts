/** As the language separates sentences. */
export const joined = (sentences: readonly string[], locale: string): string =>
  sentences.join(locale === 'ja' || locale === 'zh-CN' ? '' : ' ');
