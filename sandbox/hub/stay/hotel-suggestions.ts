import type { HotelSeed } from '../seed/hotel-seed.ts';
import { hotels } from '../seed/hotels.ts';
import { regions } from '../seed/regions.ts';
import type { Lang } from '../seed/texts.ts';
import { hotelsIn, type PlaceFilter } from './catalogue.ts';

/** Hiragana and katakana differ by this much; a name is found by either. */
const KANA_SHIFT = 0x60;

/** A text as it is compared: one width, one case, one kana, letters and digits alone. */
function comparable(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '')
    .replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + KANA_SHIFT));
}

/** Compound vowels, as they are typed. */
const typedVowels: Readonly<Record<string, string>> = {
  ㅘ: 'ㅗㅏ',
  ㅙ: 'ㅗㅐ',
  ㅚ: 'ㅗㅣ',
  ㅝ: 'ㅜㅓ',
  ㅞ: 'ㅜㅔ',
  ㅟ: 'ㅜㅣ',
  ㅢ: 'ㅡㅣ',
};
const [initials, vowels] = ['ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ', 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ'];
const finals =
  ' ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ'.split(' ');
const FIRST_SYLLABLE = 0xac00;

/** Letters in the order in which they are typed: `붓` and `부사` begin alike, as both come on the way to `부산`. */
function keystrokes(text: string): string {
  return text.replace(/[가-힣]/g, (syllable) => {
    const index = syllable.charCodeAt(0) - FIRST_SYLLABLE;
    const vowel = vowels.charAt(Math.floor(index / finals.length) % vowels.length);
    const initial = initials.charAt(Math.floor(index / finals.length / vowels.length));
    return `${initial}${typedVowels[vowel] ?? vowel}${finals[index % finals.length]}`;
  });
}

interface Words {
  readonly names: readonly string[];
  /** Names, cities and regions of all languages, apart. */
  readonly all: string;
  readonly typed: string;
}

const langs = ['ko', 'en', 'jp', 'ch'] as const satisfies readonly Lang[];
/** Between the words of one hotel, so that nothing is found across two of them. */
const APART = '\n';

const wordsByHotel = new Map<HotelSeed, Words>(
  hotels.map((hotel) => {
    const names = langs.map((lang) => comparable(hotel.name[lang]));
    const places = langs.flatMap((lang) => [comparable(hotel.city[lang]), comparable(regions[hotel.region][lang])]);
    const all = [...names, ...places].join(APART);
    return [hotel, { names, all, typed: keystrokes(all) }];
  }),
);

/** 0 is best: the name begins so, the name holds it, the place does, or only the words one by one do. */
function rank(words: Words, whole: string, parts: readonly string[]): number | null {
  if (words.names.some((name) => name.startsWith(whole))) return 0;
  if (words.names.some((name) => name.includes(whole))) return 1;
  if (words.all.includes(whole)) return 2;
  return parts.length > 1 && parts.every((part) => words.all.includes(part)) ? 3 : null;
}

/** Hotels that what was typed fits, the best first and otherwise in the list's order. */
function rankedBy(query: string, list: readonly HotelSeed[]): readonly HotelSeed[] {
  const whole = comparable(query);
  const parts = query.split(/\s+/u).map(comparable).filter(Boolean);
  const byRank: HotelSeed[][] = [[], [], [], []];
  for (const hotel of list) {
    const words = wordsByHotel.get(hotel);
    const fits = words ? rank(words, whole, parts) : null;
    if (fits !== null) byRank[fits]?.push(hotel);
  }
  const ranked = byRank.flat();
  if (ranked.length > 0 || !/[가-힣]$/.test(whole)) return ranked;
  // The last syllable may be half typed.
  return list.filter((hotel) => wordsByHotel.get(hotel)?.typed.includes(keystrokes(whole)));
}

export interface Suggested {
  readonly hotel: HotelSeed;
  /** Outside the place that was asked for. */
  readonly isElsewhere: boolean;
}

/** Hotels of a place that what was typed fits, then those of every other place; without a text, the place's alone. */
export function suggestionsFor(query: string, place: PlaceFilter): readonly Suggested[] {
  const here = hotelsIn(place);
  if (comparable(query) === '') return here.map((hotel) => ({ hotel, isElsewhere: false }));
  const inPlace = new Set(here);
  const elsewhere = hotels.filter((hotel) => !inPlace.has(hotel));
  return [
    ...rankedBy(query, here).map((hotel) => ({ hotel, isElsewhere: false })),
    ...rankedBy(query, elsewhere).map((hotel) => ({ hotel, isElsewhere: true })),
  ];
}
