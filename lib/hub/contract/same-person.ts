import { tidyEmail, tidyTelephone } from './typed-text.ts';

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
  return name
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFC')
    .replace(/./gu, (letter) => nameVariants[letter] ?? spelling[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + KANA_SHIFT))
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/**
 * A name as it is compared: without case, marks, blanks, apostrophes and hyphens, and with one form of a character's
 * variants. @returns its two spellings; names of one person have a spelling in common
 */
export function nameKeys(name: string): readonly [string, string] {
  return [comparedLetters(name, plainLetters), comparedLetters(name, spelledOut)];
}

export function isSameName(one: string, other: string): boolean {
  const keys = nameKeys(other);
  return nameKeys(one).some((key) => keys.includes(key));
}

export function emailKey(email: string): string {
  return tidyEmail(email).toLowerCase();
}

/** `+82 (0)10-1234-5678`, `0082 10 1234 5678` and `010 1234 5678` are one number. */
export function telephoneKey(number: string): string {
  return tidyTelephone(number).replace(/\D/g, '').replace(/^82/, '').replace(/^0+/, '');
}
