/**
 * What people type, tidied and checked by one rule: for every form, the BFF, the hub's stand-in, and comparisons.
 * Without zod, for the browser; `typed-schema.ts` has the same rules for zod.
 */

export const GUEST_NAME_MAX = 50;
export const TELEPHONE_MAX = 30;
export const EMAIL_MAX = 254;
export const REQUESTS_MAX = 500;
export const ALLERGIES_MAX = 200;
/** No living person was born earlier. */
export const EARLIEST_BIRTH_DATE = '1900-01-01';

/** Line breaks of every system, and tabs. */
const lineBreak = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/**
 * Control characters but the line feed, direction controls, zero-width spaces, soft hyphens, halves of a character, and
 * tag characters but those of a flag.
 */
const hidden =
  /(?!\n)\p{Cc}|\p{Bidi_Control}|\p{Surrogate}|[\u00ad\u200b\u2060\ufeff]|(?<![\u{1f3f4}\u{e0000}-\u{e007f}])[\u{e0000}-\u{e007f}]+/gu;

const visible = (text: string): string => text.replace(lineBreak, '\n').replaceAll('\t', ' ').replace(hidden, '');

export const tidyText = (text: string): string => visible(text).normalize('NFC').trim();

export const tidyLine = (text: string): string => visible(text).normalize('NFC').replace(/\s+/g, ' ').trim();

const halfSyllable = /[\s\u1100-\u11ff\u3131-\u318e]/;

/** Latin letters that an input method has not turned into Japanese or Chinese ones yet. */
const halfWord = /([\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー])[a-zａ-ｚ]{1,6}$/u;

/** What is looked for, without what is half typed: `부ㅅ` on the way to `부산`, `そうr` to `そうる`, `积fen` to `积分`. */
export function tidySearch(text: string): string {
  const line = tidyLine(text);
  let end = line.length;
  while (halfSyllable.test(line.charAt(end - 1))) end -= 1;
  return line.slice(0, end).replace(halfWord, '$1');
}

/** A membership id or a key: full-width characters made plain, no blanks inside. */
export const tidyCode = (text: string): string => visible(text).normalize('NFKC').replace(/\s/g, '').normalize('NFKC');

/** Of keyboards that write typographic quotation marks by themselves, and the ʻokina of Hawaiian names. */
const apostrophe = /[\u2018\u2019\u201b\u02bb\u02bc\u2032\uff07\uff40`\u00b4\u1fef\u1ffd]/g;

export function tidyEmail(text: string): string {
  // Before, because U+00B4 alone becomes a space with an accent, and after, because U+2057 becomes four primes.
  const plain = visible(text).replace(apostrophe, "'").normalize('NFKC').replace(apostrophe, "'");
  return plain.replaceAll('。', '.').trim();
}

const dash = /[\u2010-\u2015\u2212\ufe63\uff0d]/g;

const fullWidth = /[\uff01-\uff5e]/g;

/**
 * `St.John` is `St. John`; and `example.com` is no link for the mail program that shows it, nor with what looks like a dot (a
 * tone mark within Lisu names) or with hidden characters behind it.
 */
const dotInside =
  /(?:[.\u3002\uff61\u2024\ufe52\u0701\u0702\ua60e]|(?<!\p{Script=Lisu})\ua4f8)(?=[\p{M}\p{Default_Ignorable_Code_Point}]*\p{L})/gu;

export function tidyName(text: string): string {
  const plain = text.replace(apostrophe, "'").replace(dash, '-');
  const halfWidth = plain.replace(fullWidth, (letter) => letter.normalize('NFKC'));
  return tidyLine(visible(halfWidth).replace(dotInside, '. '));
}

/** Letters that have no decomposition and one spelling in every passport. */
const latinLetter: Readonly<Record<string, string>> = { đ: 'd', Đ: 'D', ł: 'l', Ł: 'L', ı: 'i' };

/** @returns NFD, without marks of Latin letters but those that passports spell in different ways */
export function withoutLatinMarks(text: string): string {
  return text
    .normalize('NFD')
    .replace(/(?:^|\p{Script=Latin})[\u0300-\u036f]+/gu, (letter) => letter.replace(/(?![\u0308\u030a])\p{Mn}/gu, ''))
    .replace(/[đĐłŁı]/g, (letter) => latinLetter[letter] ?? letter);
}

/** A guest's name as hotels compare it with a passport: `José` is `Jose`. Other scripts, and ä ö ü å ø æ ß, stay as typed. */
export const tidyGuestName = (text: string): string => tidyName(withoutLatinMarks(tidyName(text)));

/**
 * A name in the letters of a passport: `José` is `Jose`, `Nguyễn` is `Nguyen`. Letters that passports spell in different
 * ways stay, and are refused by `isLatinName`: ü is UE in a German passport and U in a Turkish one.
 */
export function tidyLatinName(text: string): string {
  return tidyLine(withoutLatinMarks(tidyName(text.replace(apostrophe, "'").normalize('NFKC'))));
}

/** On a Japanese keyboard a long vowel mark and the number one in Chinese characters look like a hyphen. */
const hyphenOfDigits = /(?<=\d\s{0,3})[\p{Pd}\u2212ー一](?=\s{0,3}\d)/gu;
const separatorOfTelephone = /[\p{Pd}\u2212ー一./]/gu;

/** Digits of a date or of a sum: full-width characters made plain, and one hyphen for all that look like it between them. */
export const tidyDigits = (text: string): string => visible(text).normalize('NFKC').replace(hyphenOfDigits, '-').trim();

/** One `-` or blank between groups; `00` before a country code is `+`, and the `(0)` after one is not dialled. */
export function tidyTelephone(text: string): string {
  const plain = visible(text)
    .normalize('NFKC')
    .replace(separatorOfTelephone, '-')
    .replace(/^[\s()-]+/, '')
    .replace(/^00[()\s-]*(?=[1-9])/, '+');
  return plain
    .replace(/^(\+.*?)\(0\)/, '$1 ')
    .replace(/^\+[\s()-]+/, '+')
    .replace(/[()]/g, ' ')
    .replace(/[\s-]+/g, (run) => (run.includes('-') ? '-' : ' '))
    .replace(/[\s-]$/, '');
}

export function tidyContact(text: string): string {
  const email = tidyEmail(text);
  return email.includes('@') ? email : tidyTelephone(text);
}

/** Characters as people count them in every language's limits: code points of the composed text. */
export const lengthOf = (text: string): number => [...text.normalize('NFC')].length;

const characters = new Intl.Segmenter();

/** As much of a text as fits, without half a character at its end. */
export function beginningOf(text: string, max: number): string {
  let kept = '';
  for (const { segment } of characters.segment(text)) {
    if (lengthOf(kept + segment) > max) break;
    kept += segment;
  }
  return kept;
}

/** No leading, trailing or double dots, and a domain with a dot. */
export const emailPattern =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

export function isEmail(text: string): boolean {
  const email = tidyEmail(text);
  return email.length <= EMAIL_MAX && emailPattern.test(email);
}

/**
 * A letter of any script that can be seen, and no emoji; marks, three digits and punctuation may stand beside it. No part of
 * a link, and no telephone number, nor half of one beside another name: hotels write names into mails to any address that
 * was typed. Circled and raised numbers may be of several digits.
 */
export const nameWithLetter =
  /^(?!(?:\P{N}*\p{N}){4})(?!.*(?:[\\:@<>\p{No}]|\/\/|[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}]|\u20e3))(?=.*(?!\p{Default_Ignorable_Code_Point})\p{L})/su;

export function isGuestName(text: string): boolean {
  const name = tidyName(text);
  return lengthOf(name) <= GUEST_NAME_MAX && nameWithLetter.test(name);
}

export const isRequest = (text: string): boolean => lengthOf(tidyText(text)) <= REQUESTS_MAX;

/** Of a name that `tidyLatinName` has tidied. */
export const latinNamePattern = /^[A-Za-z][A-Za-z .'-]*$/;

export function isLatinName(text: string): boolean {
  const name = tidyLatinName(text);
  return name.length <= GUEST_NAME_MAX && latinNamePattern.test(name);
}

/** Of a number that `tidyTelephone` has tidied: at most fifteen digits (E.164), the `+` not counted. */
export const telephonePattern = /^\+?\d(?:[ -]?\d){6,14}$/;

export function isTelephone(text: string): boolean {
  const number = tidyTelephone(text);
  return number.length <= TELEPHONE_MAX && telephonePattern.test(number);
}
