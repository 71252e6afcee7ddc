import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/dates/day';
import { formatLongDay, formatShortDay } from '@/lib/dates/format';
import { languages } from '@/lib/i18n/languages';
import { isImpossibleDay, readTypedDay } from '@/lib/stay/typed-day';

const today = '2026-11-21';
const read = (text: string, locale = 'ko', from = today) => readTypedDay(text, { from, today, locale });
const locales = languages.map(({ locale }) => locale);

describe('a typed day', () => {
  it.each([
    ['ko', '2026년 12월 24일', '2026-12-24'],
    ['ko', '12월 24일', '2026-12-24'],
    ['ko', '12월 24일 (목)', '2026-12-24'],
    ['ko', '2026. 12. 24.', '2026-12-24'],
    ['ko', '26.12.24(목)', '2026-12-24'],
    ['ko', '12.24', '2026-12-24'],
    ['ko', '2026–12–24', '2026-12-24'],
    ['ko', '12/24', '2026-12-24'],
    ['ko', '261224', '2026-12-24'],
    ['ko', '1224', '2026-12-24'],
    ['ko', '내일', '2026-11-22'],
    ['en', 'December 24, 2026', '2026-12-24'],
    ['en', 'Dec 24', '2026-12-24'],
    ['en', 'Thu, Dec 24', '2026-12-24'],
    ['en', '24th of December 2026', '2026-12-24'],
    ['en', '24 Sept 2027', '2027-09-24'],
    ['en', '12/24/2026', '2026-12-24'],
    ['en', '24/12/2026', '2026-12-24'],
    ['en', '3/4/2027', '2027-03-04'],
    ['en', '3/4/27', '2027-03-04'],
    ['en', '26.12.24(Thu)', '2026-12-24'],
    ['en', 'tomorrow', '2026-11-22'],
    ['ja', '2026年12月24日(木)', '2026-12-24'],
    ['ja', '２０２６年１２月２４日', '2026-12-24'],
    ['ja', '令和8年12月24日', '2026-12-24'],
    ['ja', '12月24日', '2026-12-24'],
    ['ja', '2026/12/24', '2026-12-24'],
    ['ja', '2026ー12ー24', '2026-12-24'],
    ['ja', '２０２６ー１２ー２４', '2026-12-24'],
    ['ja', '2026ｰ12 ｰ 24', '2026-12-24'],
    ['ja', '12一24', '2026-12-24'],
    ['zh-CN', '12-28（一）', '2026-12-28'],
    ['zh-CN', '2026-12-28 周一', '2026-12-28'],
    ['zh-CN', '2026年12月24日 星期四', '2026-12-24'],
    ['zh-CN', '12月24号', '2026-12-24'],
    ['zh-CN', '2026-12-24', '2026-12-24'],
    ['zh-CN', '24.12.2026', '2026-12-24'],
    ['zh-CN', '后天', '2026-11-23'],
    ['ko', ' 20261224 ', '2026-12-24'],
  ])('in %s: %s', (locale, text, day) => expect(read(text, locale)).toBe(day));

  it('without its year is the next one', () => {
    expect(read('11.20')).toBe('2027-11-20');
    expect(read('11.21')).toBe('2026-11-21');
    expect(read('1월 2일', 'ko', '2026-12-30')).toBe('2027-01-02');
    expect(read('2.29')).toBe('2028-02-29');
  });

  it.each([
    ['ko', '17', '2026-11-30', '2026-12-17'],
    ['ko', '21', '2026-11-21', '2026-11-21'],
    ['ko', '20', '2026-11-21', '2026-12-20'],
    ['ko', '24일', '2026-11-21', '2026-11-24'],
    ['ko', '24일 (화)', '2026-11-21', '2026-11-24'],
    ['en', 'the 17th', '2026-12-18', '2027-01-17'],
    ['en', 'Thu 17', '2026-12-01', '2026-12-17'],
    ['en', '1st', '2026-12-31', '2027-01-01'],
    ['ja', '１７日', '2026-12-01', '2026-12-17'],
    ['zh-CN', '17号', '2026-12-01', '2026-12-17'],
    ['ko', '31', '2027-02-01', '2027-03-31'],
    ['ko', '29', '2028-02-10', '2028-02-29'],
    ['ko', '30', '2027-01-31', '2027-03-30'],
  ])('without its month, in %s, %s from %s on, is %s', (locale, text, from, day) => {
    expect(read(text, locale, from)).toBe(day);
  });

  it('without its month is the first such day from any day on', () => {
    const froms = fc.integer({ min: 0, max: 800 }).map((ahead) => addDays(today, ahead));
    fc.assert(
      fc.property(froms, fc.integer({ min: 1, max: 31 }), fc.constantFrom(...locales), (from, number, locale) => {
        const days = Array.from({ length: 70 }, (_, ahead) => addDays(from, ahead));
        const first = days.find((day) => Number(day.slice(8)) === number);
        expect(read(String(number), locale, from)).toBe(first);
      }),
    );
  });

  it.each(['0', '32', '99일'])('%s is reported as a day that no calendar has', (text) => {
    expect(isImpossibleDay(text, { today, locale: 'ko' })).toBe(true);
  });

  it.each([
    '',
    '   ',
    '2026-02-30',
    '13월 1일',
    '31.11',
    'soon',
    '2026-12',
    '1.2.3.4',
    '99999',
    'dec',
    'x'.repeat(99),
    '0',
    '32',
    '117',
    '17 nights',
  ])('is not %s', (text) => expect(read(text)).toBeNull());

  it('is read back from every form in which we write it, in all languages', () => {
    const days = fc.integer({ min: 0, max: 360 }).map((ahead) => addDays(today, ahead));
    fc.assert(
      fc.property(days, fc.constantFrom(...locales), (day, locale) => {
        const numeric = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
        const withoutYear = new Intl.DateTimeFormat(locale, {
          month: 'short',
          day: 'numeric',
          weekday: 'short',
          timeZone: 'UTC',
        });
        const forms = [
          day,
          formatShortDay(day, locale),
          withoutYear.format(new Date(`${day}T00:00:00Z`)),
          formatLongDay(day, locale),
          numeric.format(new Date(`${day}T00:00:00Z`)),
          new Intl.DateTimeFormat(locale, { timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`)),
        ];
        for (const form of forms) expect(read(form, locale), form).toBe(day);
      }),
    );
  });

  it.each(['__proto__', 'constructor', 'toString'])('is none where %s is typed', (word) => {
    expect(read(word, 'en')).toBeNull();
  });

  it('is a real day or none, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...locales), (text, locale) => {
        const day = read(text, locale);
        if (day !== null) expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day);
      }),
    );
  });
});
