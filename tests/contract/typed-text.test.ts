// Long, because each rule has its table of what people type in all scripts.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bookingContact, createReservation, roomGuest } from '@/lib/hub/contract/reservation';
import { isSameName } from '@/lib/hub/contract/same-person';
import { createTableReservation } from '@/lib/hub/contract/table-reservation';
import { latinName, typedEmail } from '@/lib/hub/contract/typed-schema';
import {
  beginningOf,
  isEmail,
  isGuestName,
  isLatinName,
  isTelephone,
  lengthOf,
  tidyCode,
  tidyContact,
  tidyEmail,
  tidyLatinName,
  tidyLine,
  tidyName,
  tidySearch,
  tidyTelephone,
  tidyText,
} from '@/lib/hub/contract/typed-text';

describe('a guest’s name', () => {
  test.each([
    '김',
    "O'Neill",
    'Jean-Luc',
    'J. R. R.',
    'María José',
    'Øystein',
    'de la Cruz',
    'Дмитрий',
    'محمد',
    'राहुल',
    '佐々木',
    'ヨー・ヨー',
    '阿卜杜拉·汗',
    'Henry 3rd',
    'ʻAkahi',
    '𠮷田',
    '𠮷'.repeat(50),
    'Ki\u0000m\u202e',
    'J.R. St.John',
    'Raj s/o Kumar',
    'Louis ⅩⅣ',
  ])('may be %s', (name) => expect(isGuestName(name)).toBe(true));

  test.each([
    '',
    '  ',
    '１２３',
    '😀',
    '👩‍👩‍👧',
    'A1️⃣',
    '-',
    '·',
    '김\n❤️',
    '𠮷'.repeat(51),
    'ㅤ',
    '\u115f',
    'A'.repeat(51),
    'https://evil.example/win',
    'a@b',
    'C:\\Kim',
    'Ada, call +82 2 1234 5678',
    'Ada +82 2 1',
    'a1b2c3d4',
    'Ada ⑩',
    'Ada ١٢٣-٤٥٦-٧',
  ])('is not %j', (name) => expect(isGuestName(name)).toBe(false));

  test('is taken or refused by the hub as it is here', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60, unit: 'grapheme' }), (name) => {
        const isTaken = (part: 'guestFirstName' | 'guestLastName') => roomGuest.shape[part].safeParse(name).success;
        expect([isTaken('guestFirstName'), isTaken('guestLastName')]).toEqual([isGuestName(name), isGuestName(name)]);
      }),
    );
    expect(createReservation.body.shape.rooms.element.shape.guestLastName.safeParse('12345').success).toBe(false);
    expect(createTableReservation.body.shape.guestLastName.safeParse('12345').success).toBe(false);
  });
});

describe('a telephone number', () => {
  test.each([
    '+82 10 1234 5678',
    '(02) 123-4567',
    '+44 (0)20.7946.0958',
    '0082 10 1234 5678',
    '+123456789012345',
    '00123456789012345',
    ' 010 1234 5678 ',
    '０９０－１２３４－５６７８',
    '010–1234–5678',
    '090ー1234ー5678',
  ])('may be %s', (number) => expect(isTelephone(number)).toBe(true));

  test.each([
    '',
    '123456',
    '+82 10 1234 56789012345',
    '+1234567890123456',
    '001234567890123456',
    '------7',
    '+82+10 1234 5678',
    'call me',
    '010 1234 5678 ext 5',
  ])('is not %j', (number) => expect(isTelephone(number)).toBe(false));

  test('is taken or refused by the hub as it is here', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+?[\d ().-]{5,34}$/), (number) => {
        expect(bookingContact.shape.mobile.safeParse(number).success).toBe(isTelephone(number));
      }),
      { numRuns: 500 },
    );
  });
});

const rules = {
  tidyText,
  tidyLine,
  tidyName,
  tidyLatinName,
  tidyCode,
  tidyContact,
  tidyEmail,
  tidySearch,
  tidyTelephone,
} as const;

describe('S67 what was typed', () => {
  test.each<[keyof typeof rules, string, string]>([
    ['tidyText', ' late\r\narrival\u0000\u0007 \u202efoo\u202c\ttea ', 'late\narrival foo tea'],
    ['tidyText', 'Cafe\u0301 \ud83d', 'Caf\u00e9'],
    ['tidyText', '👩‍👩‍👧 ½', '👩‍👩‍👧 ½'],
    ['tidyText', 'so\u00adft \u{e0041}\u{e0042}x', 'soft x'],
    [
      'tidyText',
      '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
      '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    ],
    ['tidyLine', ' a\nb\u2028c\u3000d ', 'a b c d'],
    ['tidyName', 'O\uff40Brien', "O'Brien"],
    ['tidyName', 'O\u1ffdBrien', "O'Brien"],
    ['tidyName', 'O’Brien', "O'Brien"],
    ['tidyName', 'Jean–Luc', 'Jean-Luc'],
    ['tidyName', 'J.R. St.John', 'J. R. St. John'],
    ['tidyName', 'www.evil2．com', 'www. evil2. com'],
    ['tidyName', 'evil.\u200bcom', 'evil. com'],
    ['tidyName', 'evil。com', 'evil. com'],
    ['tidyName', 'evil\ufe52com', 'evil. com'],
    ['tidyName', 'evil\ua4f8com evil\u0701com', 'evil. com evil. com'],
    ['tidyName', 'evil.\u034fcom', 'evil. \u034fcom'],
    ['tidyName', 'evil.\u200dcom', 'evil. \u200dcom'],
    ['tidyName', 'ꓡꓲ\ua4f8ꓢꓴ', 'ꓡꓲ\ua4f8ꓢꓴ'],
    ['tidyLatinName', 'evil.example', 'evil. example'],
    ['tidyName', 'Ｏ’Ｎｅｉｌ', "O'Neil"],
    ['tidyName', 'マリー゠アンヌ', 'マリー゠アンヌ'],
    ['tidyLatinName', ' Ｏ’Ｂｒｉｅｎ', "O'Brien"],
    ['tidyLatinName', 'Kaʻiulani', "Ka'iulani"],
    ['tidyLatinName', 'José', 'Jose'],
    ['tidyLatinName', 'Nguyễn Đức', 'Nguyen Duc'],
    ['tidyLatinName', 'Łukasz', 'Lukasz'],
    ['tidyLatinName', 'Müller', 'Müller'],
    ['tidyCode', ' ｓａｍｐｌｅ\u200b１ 2\u202c', 'sample12'],
    ['tidyEmail', ' a＠example．com\n', 'a@example.com'],
    ['tidyEmail', 'a b@example.com', 'a b@example.com'],
    ['tidyEmail', 'o’brien@example.com', "o'brien@example.com"],
    ['tidyEmail', 'o\u2057brien@example.com', "o''''brien@example.com"],
    ['tidyEmail', 'o\u00b4brien@example.com', "o'brien@example.com"],
    ['tidySearch', '부ㅅ', '부'],
    ['tidySearch', 'そうr', 'そう'],
    ['tidySearch', 'ぽいんｔ', 'ぽいん'],
    ['tidySearch', '积fen', '积'],
    ['tidySearch', '㋐aᄉ', '㋐'],
    ['tidySearch', 'Haneul 하늘', 'Haneul 하늘'],
    ['tidySearch', 'ㅂ', ''],
    ['tidySearch', 'ㅅ ㅅ', ''],
    ['tidyCode', 'a\u3000\u0301', 'á'],
    ['tidyLatinName', '\u0301 a', 'a'],
    ['tidyTelephone', '00(1', '+1'],
    ['tidySearch', '부산'.normalize('NFD'), '부산'],
    ['tidyTelephone', '０９０－１２３４－５６７８', '090-1234-5678'],
    ['tidyTelephone', '010–1234–5678', '010-1234-5678'],
    ['tidyTelephone', '090ー1234ー5678', '090-1234-5678'],
    ['tidyTelephone', '0082 10 1234 5678', '+82 10 1234 5678'],
    ['tidyTelephone', '+82 (0)10-1234-5678', '+82 10-1234-5678'],
    ['tidyTelephone', '\u202a+82 10-1234-5678\u202c', '+82 10-1234-5678'],
    ['tidyTelephone', '(02) 123-4567', '02 123-4567'],
    ['tidyContact', 'ａ＠example.com', 'a@example.com'],
    ['tidyContact', '０１０ 1234 5678', '010 1234 5678'],
  ])('is tidied by %s: %j', (rule, typed, tidied) => expect(rules[rule](typed)).toBe(tidied));

  test.each(Object.entries(rules))('is the same when %s tidies it twice, and has no hidden characters', (_, tidy) => {
    const pieces = fc.constantFrom(
      '\r',
      '\n',
      '\u0000',
      '\u202e',
      '\u200f',
      '\ud800',
      '’',
      '－',
      '(0)',
      '(',
      '-',
      '1',
      '00',
      '+',
      'a',
      '\u0301',
      '\u3000',
      'ㅅ',
      'ᄉ',
      '부',
    );
    const unit = fc.nat(0xffff).map((code) => String.fromCharCode(code));
    const text = fc.array(fc.oneof(pieces, unit, fc.string()), { maxLength: 12 }).map((all) => all.join(''));
    fc.assert(
      fc.property(text, (typed) => {
        const once = tidy(typed);
        expect(tidy(once)).toBe(once);
        expect(once).not.toMatch(/(?!\n)\p{Cc}|\p{Bidi_Control}|\p{Surrogate}/u);
      }),
      { numRuns: 200 },
    );
  });

  test('is cut between two characters, and counted by code points of the composed text', () => {
    expect(beginningOf('가나👩‍👩‍👧다', 5)).toBe('가나');
    expect(beginningOf('가나👩‍👩‍👧다', 7)).toBe('가나👩‍👩‍👧');
    expect([lengthOf('𠮷'.repeat(26)), lengthOf('e\u0301')]).toEqual([26, 1]);
  });
});

describe('a name in Latin letters', () => {
  test.each(['José', 'Nguyễn', "O'Neil", 'Ｓｍｉｔｈ', 'İbrahim', 'K'.repeat(50)])('may be %s', (name) => {
    expect([isLatinName(name), latinName.safeParse(name).success]).toEqual([true, true]);
  });
  // Their passports do not agree on the letters.
  test.each(['Müller', 'Ångström', 'Øystein', 'Straße', '김', '-Min', 'K'.repeat(51), ''])('is not %j', (name) => {
    expect([isLatinName(name), latinName.safeParse(name).success]).toEqual([false, false]);
  });
});

test('an e-mail address is taken or refused by the hub as it is here', () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.stringMatching(/^[a＠@.'\s-]{0,9}@[a.-]{0,9}$/)), (email) => {
      expect(typedEmail.safeParse(email).success).toBe(isEmail(email));
    }),
  );
});

describe('names of one person', () => {
  test.each([
    ['髙橋', '高橋'],
    ['𠮷田', '吉田'],
    ['渡邉', '渡辺'],
    ['葛\u{e0100}西', '葛西'],
    ['García', 'Garcia'],
    ['GARCIA', 'garci\u0301a'],
    ['Müller', 'Mueller'],
    ['Müller', 'Muller'],
    ['Øster', 'Oester'],
    ['O’Brien', 'OBRIEN'],
    ['Smith-Jones', 'Smith Jones'],
    ['Taro Sato', 'SATO TARO'],
    ['Taro Sato', 'Sato, Taro'],
    ["Jose O'Brien", "O'BRIEN, JOSE"],
    ["Jose O'Brien", 'Jose OBrien'],
    ["Jose O'Brien", 'o brien jose'],
    ['María Luisa García López', 'Garcia Lopez, Maria Luisa'],
    ['Jürgen Müller', 'Mueller Juergen'],
    ['김 민지', '민지 김'],
    ['佐藤 太郎', '太郎・佐藤'],
    ['ﾔﾏﾀﾞ', 'やまだ'],
    ['陳', '陈'],
  ])('%s is %s', (one, other) => expect([isSameName(one, other), isSameName(other, one)]).toEqual([true, true]));

  test.each([
    ['が', 'か'],
    ['김', '금'],
    ['Kim', 'Kin'],
    ['Taro Sato', 'Sato Jiro'],
    ['Taro Sato', 'Sato'],
    ['Taro', ''],
  ])('%s is not %s', (one, other) => expect(isSameName(one, other)).toBe(false));
});
