import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSameTelephone } from '@/lib/hub/contract/same-person';

const bothWays = (one: string, other: string) => [isSameTelephone(one, other), isSameTelephone(other, one)];

test.each([
  ['010-1234-5678', '+82 10 1234 5678'],
  ['01012345678', '82-10-1234-5678'],
  ['0082 10 1234 5678', '+82 (0)10 1234 5678'],
  ['０１０ー1234ー5678', '010–1234–5678'],
  ['02-123-4567', '+82 2 123 4567'],
  ['02-123-4567', '82-2-123-4567'],
  ['+82 2 1234 5678', '82 02 1234 5678'],
  ['82212345678', '82 (0)2-1234-5678'],
  ['090-8765-4321', '+81 90 8765 4321'],
  ['０９０ー８７６５ー４３２１', '0081-90-8765-4321'],
  ['+49 (0)170 1234567', '0170 1234567'],
  ['+49 170 1234567', '0049 170 1234567'],
  ['13800138000', '+86 138 0013 8000'],
  ['8613800138000', '+86 138 0013 8000'],
  ['(415) 555-2671', '+1 415 555 2671'],
  ['8 (921) 123-45-67', '+7 921 123 45 67'],
  ['06 20 123 4567', '+36 20 123 4567'],
  ['8212345678', '+91 82123 45678'],
  ['+852 9123 4567', '9123 4567'],
])('%s is the number %s', (one, other) => expect(bothWays(one, other)).toEqual([true, true]));

test.each([
  ['+81 90 8765 4321', '+82 90 8765 4321'],
  ['+1 415 555 2671', '555 2671'],
  ['+354 555 1234', '555 1234'],
  ['82-2-123-4567', '02-123-4568'],
  ['82-2-123-4567', '+81 2 123 4567'],
  ['8221234567', '+91 82212 34567'],
  ['', ''],
  ['0000000', ''],
  ['someone@example.com', 'other@example.com'],
])('%j is not the number %j', (one, other) => expect(bothWays(one, other)).toEqual([false, false]));

const code = fc.constantFrom(
  '1',
  '7',
  '20',
  '36',
  '44',
  '49',
  '81',
  '82',
  '84',
  '86',
  '91',
  '351',
  '852',
  '886',
  '971',
);
const national = fc.stringMatching(/^[1-9]\d{7,10}$/);
const separated = (text: string) =>
  fc
    .array(fc.constantFrom('', ' ', '-'), { minLength: text.length, maxLength: text.length })
    .map((marks) =>
      [...text]
        .map((digit, index) => digit + (/\d/.test(digit) && index < text.length - 1 ? marks[index] : ''))
        .join(''),
    );

test('every spelling of a number is the number with its country code', () => {
  const spelled = fc.record({ code, national }).chain(({ code, national }) =>
    fc
      .constantFrom(
        `+${code}${national}`,
        `+${code}(0)${national}`,
        `00${code}${national}`,
        `${code}${national}`,
        `0${national}`,
        national,
      )
      .chain(separated)
      .map((spelling) => ({ full: `+${code}${national}`, national, spelling })),
  );
  fc.assert(
    fc.property(spelled, ({ full, national, spelling }) => {
      // Alone, it may be a Korean number that is typed with its country code and without the plus.
      fc.pre(!national.startsWith('82') || spelling.replace(/\D/g, '') !== national);
      expect(bothWays(full, spelling)).toEqual([true, true]);
    }),
  );
});

test('numbers that differ in a digit or in their country codes are two', () => {
  const digit = fc.record({ at: fc.nat(7), by: fc.integer({ min: 1, max: 8 }) });
  fc.assert(
    fc.property(code, code, national, digit, fc.boolean(), (one, two, number, { at, by }, isForeign) => {
      const former = Number(number[at]);
      const changed = at === 0 ? ((former - 1 + by) % 9) + 1 : (former + by) % 10;
      const other = `${number.slice(0, at)}${changed}${number.slice(at + 1)}`;
      expect(bothWays(`+${one}${number}`, isForeign ? `+${one}${other}` : `0${other}`)).toEqual([false, false]);
      if (one !== two) expect(bothWays(`+${one}${number}`, `+${two}${number}`)).toEqual([false, false]);
    }),
  );
});
