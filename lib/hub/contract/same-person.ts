import { tidyEmail, tidyTelephone, withoutLatinMarks } from './typed-text.ts';

/** Variants of Chinese characters in family names, each with the form that is compared. Unicode folds none of them. */
const nameVariants: Readonly<Record<string, string>> = Object.fromEntries(
  (
    '高髙 崎﨑碕 吉𠮷 辺邉邊 沢澤 斎齋 斉齊 島嶋嶌 浜濱濵 橋槗 徳德 瀬瀨 広廣 国國 桜櫻 ' +
    '富冨 峰峯 館舘 柳栁 関關 滝瀧 竜龍 恵惠 栄榮 真眞 蔵藏 薮藪 万萬 豊豐 陳陈 張张 劉刘 楊杨 黄黃 趙赵 呉吳吴 ' +
    '鄭郑 馮冯 許许 韓韩 葉叶 蘇苏 呂吕 盧卢 蔣蒋 賈贾 鄧邓 孫孙 馬马'
  )
    .split(' ')
    .flatMap(([first = '', ...variants]) => variants.map((variant) => [variant, first])),
);

/** Letters without a decomposition. */
const plainLetters: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  þ: 'th',
  ð: 'd',
  đ: 'd',
  ł: 'l',
  ı: 'i',
};
/** As they are written where a keyboard lacks them: `Mueller` for `Müller`. */
const spelledOut: Readonly<Record<string, string>> = { ...plainLetters, ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

/** Hiragana and katakana differ by this much. */
const KANA_SHIFT = 0x60;

function comparedLetters(name: string, spelling: Readonly<Record<string, string>>): string {
  return withoutLatinMarks(name.normalize('NFKC'))
    .toLowerCase()
    .normalize('NFC')
    .replace(/./gu, (letter) => nameVariants[letter] ?? spelling[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + KANA_SHIFT))
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Given names may be before or behind the family name, each of several words. At most this many words change places. */
const MOST_WORDS = 6;

/** The name in each order that moves its first words behind its last ones: `Sato Taro` and `SATO, TARO` for `Taro Sato`. */
function ordersOf(name: string): string[] {
  const words = name.split(/[\s,，、・]+/u).filter((word) => word !== '');
  if (words.length > MOST_WORDS) return [name];
  return words.map((_, at) => [...words.slice(at), ...words.slice(0, at)].join(''));
}

/**
 * Whether two names are one person's. Case, marks, blanks, commas, apostrophes and hyphens do not count, nor which of family
 * name and given name comes first; variants of a character are one.
 * @param typed the work depends on its words alone, not on those of `stored`
 * @param isSame compares two texts, where that has to take constant time
 */
export function isSameName(
  stored: string,
  typed: string,
  isSame: (one: string, other: string) => boolean = Object.is,
): boolean {
  const spelled = (name: string) => [plainLetters, spelledOut].map((spelling) => comparedLetters(name, spelling));
  const keys = spelled(stored);
  return ordersOf(typed)
    .flatMap(spelled)
    .flatMap((other) => keys.map((key) => isSame(key, other)))
    .includes(true);
}

export const emailKey = (email: string): string => tidyEmail(email).toLowerCase();

/** For counting what one person asks for: `a+1@mail.example` and `a+2@mail.example` reach one mailbox. No proof of who asks. */
export function mailboxKey(email: string): string {
  const key = emailKey(email);
  const at = key.lastIndexOf('@');
  const local = key.slice(0, Math.max(0, at));
  return (local.split('+')[0] || local) + key.slice(local.length);
}

/** Country codes of E.164: of one or two digits where listed, else of three. */
const countryCode = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;
/** What is dialled before a number within its country, where it is no zero. */
const trunkPrefixes: Readonly<Record<string, string>> = { '7': '8', '36': '6' };
/** A shorter rest is no proof that a number with a country code and one without are the same. */
const LONG_ENOUGH = 8;
const SHORTEST = 7;

/** @returns the country code, null for a number without one, and the digits behind it without their leading zeros */
function readTelephone(number: string): { code: string | null; national: string } {
  const tidy = tidyTelephone(number);
  const digits = tidy.replace(/\D/g, '');
  // Korean numbers are typed with their country code and without the plus.
  const code = tidy.startsWith('+')
    ? countryCode.exec(digits)?.[0]
    : /^82(?=0?(?:2\d{7,8}|[1-9]\d{8,9})$)/.exec(digits)?.[0];
  return { code: code ?? null, national: digits.slice(code?.length ?? 0).replace(/^0+/, '') };
}

/**
 * Whether two numbers are one person's: `+81 90-8765-4321` is `090-8765-4321`, and so is `81 90 8765 4321`. Numbers with two
 * country codes differ.
 * @param isSame compares two texts, where that has to take constant time
 */
export function isSameTelephone(
  one: string,
  other: string,
  isSame: (one: string, other: string) => boolean = Object.is,
): boolean {
  const [a, b] = [readTelephone(one), readTelephone(other)];
  if (a.code === null && b.code !== null) return isSameTelephone(other, one, isSame);
  const isOneForm = a.code === b.code;
  if (!isOneForm && b.code !== null) return false;
  const spellings = isOneForm
    ? [a.national]
    : [a.national, `${a.code}${a.national}`, `${trunkPrefixes[a.code ?? ''] ?? ''}${a.national}`];
  const found = spellings.map((spelling) => isSame(spelling, b.national)).includes(true);
  return found && a.national.length >= (isOneForm ? SHORTEST : LONG_ENOUGH);
}

/** For counting what is sent: the mailbox of an email address, or a telephone number without its country code. */
export const recipientKey = (address: string): string =>
  address.includes('@') ? mailboxKey(address) : readTelephone(address).national;
