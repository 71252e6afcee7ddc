import type { FrequentQuestion, HelpCategory } from '@/lib/hub/contract/enquiry';
import { lengthOf, tidySearch } from '@/lib/hub/contract/typed-text';

/** Limits the time of the comparison. */
const QUERY_MAX = 60;
/** Fraction of a word that must match: endings and particles differ. */
const SHARE = 0.6;

const HIRAGANA_TO_KATAKANA = 0x60;
/** Hiragana as katakana: a word is typed in one of them, and written in the other. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + HIRAGANA_TO_KATAKANA));

const pairsOf = (word: string) =>
  Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2));

function isFound(word: string, text: string): boolean {
  // By the parts of Korean syllables: 포이 begins 포인트 while it is being typed.
  if (text.normalize('NFD').includes(word.normalize('NFD'))) return true;
  const pairs = pairsOf(word);
  if (pairs.length < 2 || /^[a-z0-9]+$/.test(word)) return false;
  return pairs.filter((pair) => text.includes(pair)).length / pairs.length >= SHARE;
}

const wordsOf = (query: string) =>
  plain(tidySearch(query))
    .split(/[\s?!.,？！。、]+/)
    .filter(Boolean);

export function isQuestionFound(query: string, text: string): boolean {
  if (lengthOf(query) > QUERY_MAX) return false;
  const searched = plain(text);
  return wordsOf(query).every((word) => isFound(word, searched));
}

/** In the order of the hub; in Korean, Japanese and Chinese also where only a word's ending differs. */
export function searchQuestions(
  questions: readonly FrequentQuestion[],
  { query, category }: { query: string; category: HelpCategory | null },
): FrequentQuestion[] {
  return questions.filter((each) => {
    if (category !== null && each.category !== category) return false;
    return isQuestionFound(query, `${each.question} ${each.answer}`);
  });
}
