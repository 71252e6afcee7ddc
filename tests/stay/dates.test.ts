import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  countNights,
  daysBetween,
  earlierOf,
  isSeoulDay,
  nightsOfStay,
  seoulToday,
  weekdayOf,
} from '@/lib/stay/dates';
import {
  formatLongDay,
  formatMonth,
  formatShortDay,
  formatYearMonth,
  shortDay,
  shortWeekdays,
} from '@/lib/stay/format-day';

/** To 2096: what is added to it stays within the years that the product knows. */
const anyDay = fc.integer({ min: 0, max: 39_000 }).map((offset) => addDays('1990-01-01', offset));

describe('the day it is in Seoul', () => {
  it.each([
    ['2026-11-21T14:59:59.999Z', '2026-11-21'],
    ['2026-11-21T15:00:00.000Z', '2026-11-22'],
    ['2026-12-31T15:00:00.000Z', '2027-01-01'],
    ['2028-02-28T15:00:00.000Z', '2028-02-29'],
  ])('at %s is %s', (instant, day) => {
    expect(seoulToday(new Date(instant))).toBe(day);
  });
});

describe('a Seoul day as text', () => {
  it.each(['2026-11-21', '2028-02-29', '2026-12-31'])('%s is one', (text) => expect(isSeoulDay(text)).toBe(true));
  it.each(['2026-02-30', '2027-02-29', '2026-13-01', '2026-1-1', '21.11.2026', '', '2026-11-21T00:00', ' 2026-11-21'])(
    '%j is none',
    (text) => expect(isSeoulDay(text)).toBe(false),
  );
});

describe('counting', () => {
  it.each(['1899-12-31', '2100-01-01', '9999-12-31', '0001-01-01'])('does not know %s, as the contract', (text) => {
    expect(isSeoulDay(text)).toBe(false);
  });

  it('goes over months, leap days and years', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
    expect(weekdayOf('2026-11-21')).toBe(6);
    expect(earlierOf('2026-11-21', '2026-11-03')).toBe('2026-11-03');
  });

  it('adds and measures alike, for any day', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -800, max: 800 }), (day, count) => {
        expect(daysBetween(day, addDays(day, count))).toBe(count);
        expect(isSeoulDay(addDays(day, count))).toBe(true);
      }),
    );
  });
});

describe('nights of a stay', () => {
  it('leave the check-out day out', () => {
    expect(nightsOfStay('2026-12-30', '2027-01-02')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
  });

  it('are none for a stay that is reversed or unfinished', () => {
    expect(nightsOfStay('2026-12-30', '2026-12-29')).toEqual([]);
    expect(countNights('2026-12-30', '2026-12-30')).toBe(0);
    expect(countNights('2026-12-30', null)).toBe(0);
    expect(countNights(null, '2026-12-30')).toBe(0);
  });

  it('are as many as are counted, without gap, the check-out day never among them', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 60 }), (checkIn, count) => {
        const checkOut = addDays(checkIn, count);
        const nights = nightsOfStay(checkIn, checkOut);
        expect(nights).toHaveLength(countNights(checkIn, checkOut));
        expect(nights[0]).toBe(checkIn);
        expect(nights.at(-1)).toBe(addDays(checkOut, -1));
        expect(nights).not.toContain(checkOut);
        expect(new Set(nights).size).toBe(nights.length);
      }),
    );
  });
});

describe('a day for the reader', () => {
  it.each([
    ['ko', '26.12.24(목)'],
    ['en', '26.12.24(Thu)'],
    ['ja', '26.12.24(木)'],
    ['zh-CN', '26.12.24(周四)'],
  ])('is yy.MM.dd(E) in %s', (locale, text) => {
    expect(formatShortDay('2026-12-24', locale)).toBe(text);
  });

  it('says the same with names that were settled before, on every day', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom('ko', 'en', 'ja', 'zh-CN'), (day, locale) => {
        expect(shortDay(day, shortWeekdays(locale))).toBe(formatShortDay(day, locale));
      }),
    );
  });

  it('is yyMM for a month', () => {
    expect(formatYearMonth('2026-12-24')).toBe('2612');
    expect(formatYearMonth('2027-01')).toBe('2701');
  });

  it('reads in words', () => {
    expect(formatLongDay('2026-12-24', 'ko')).toBe('2026년 12월 24일 목요일');
    expect(formatMonth('2026-12', 'en')).toBe('December 2026');
  });
});
