import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readWholeNumber } from '@/lib/i18n/typed-number';

const whole = fc.integer({ min: 0, max: 999_999_999_999_999 });
const grouped = (value: number, separator = ',') => String(value).replace(/\B(?=(\d{3})+$)/g, separator);
const fullWidth = (text: string) => text.replace(/[\d,]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

describe('a typed whole number', () => {
  test('is read from digits, with or without thousands, of either width', () => {
    fc.assert(
      fc.property(whole, (value) => {
        for (const text of [String(value), grouped(value), ` ${grouped(value)} `, grouped(value, ' ')]) {
          expect(readWholeNumber(text)).toBe(value);
          expect(readWholeNumber(fullWidth(text))).toBe(value);
        }
      }),
    );
  });

  test('is never read out of a decimal number', () => {
    fc.assert(
      fc.property(
        whole,
        fc.stringMatching(/^\d{0,4}$/),
        fc.constantFrom('.', '．', '。', '٫'),
        (value, part, point) => {
          expect(readWholeNumber(`${value}${point}${part}`)).toBeNull();
        },
      ),
    );
  });

  test('is read from nothing but its one grouping', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d,]{1,12}$/), (text) => {
        const value = Number(text.replaceAll(',', ''));
        const plain = text.replace(/^0+(?=\d)/, '');
        const isWhole = /^\d+$/.test(text) || (plain === text && text === grouped(value));
        expect(readWholeNumber(text)).toBe(isWhole ? value : null);
      }),
    );
  });

  test.each([
    '',
    ' ',
    '150.0',
    '12.50',
    '1.500',
    '1,00',
    '10,0,0',
    ',100',
    '100,',
    '1 50',
    '1 500,000',
    '1,500 000',
    'P',
    '1200円',
    '-5',
    '+5',
    '5e2',
    '0x10',
    '오백',
  ])('is not %j', (text) => expect(readWholeNumber(text)).toBeNull());

  test.each([
    '1200ポイント',
    '１ ２００',
    '１　２００ﾎﾟｲﾝﾄ',
    '1200포인트',
    '1,200 P',
    '1200Ｐ',
    '1200 pts',
    '1,200 points',
    '1200积分',
    '1200点',
  ])('of points is read from %s', (text) => expect(readWholeNumber(text)).toBe(1_200));

  test('is none above what can be counted exactly', () => {
    expect(readWholeNumber('9'.repeat(15))).toBe(999_999_999_999_999);
    expect(readWholeNumber('9'.repeat(16))).toBeNull();
    expect(readWholeNumber(`${'0'.repeat(30)}7`)).toBe(7);
  });
});
