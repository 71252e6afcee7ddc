import type { Locale } from '@/lib/i18n/languages';
import { perLocale } from '@/lib/i18n/per-locale';

const sentencesOf = perLocale((locale) => new Intl.Segmenter(locale, { granularity: 'sentence' }));
const wordsOf = perLocale((locale) => new Intl.Segmenter(locale, { granularity: 'word' }));

/** Characters that a search engine shows of a description; a Han or Hangul character is as wide as two letters. */
const shownCharacters = { ko: 90, en: 160, ja: 90, 'zh-CN': 90 } as const satisfies Record<Locale, number>;

/** A first sentence that is longer by itself is kept up to a word's end, with an ellipsis. */
export function shortDescription(text: string, locale: Locale): string {
  const limit = shownCharacters[locale];
  const sentences = [...sentencesOf(locale).segment(text.trim())];
  let kept = '';
  for (const { segment } of sentences) {
    if ((kept + segment).trimEnd().length > limit) break;
    kept += segment;
  }
  if (kept !== '') return kept.trimEnd();
  const words = [...wordsOf(locale).segment(sentences[0]?.segment.trim() ?? '')];
  for (const { segment } of words) {
    if (kept.length + segment.length >= limit) break;
    kept += segment;
  }
  return kept === '' ? '' : `${kept.trimEnd()}…`;
}
