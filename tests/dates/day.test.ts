import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  countNights,
  daysBetween,
  earlierOf,
  isSeoulDay,
  lastDayOf,
  monthOf,
  monthsBefore,
  nightsOfStay,
  partsOf,
  yearsBetween,
} from '@/lib/dates/day';

/** To 2096: what is added to it stays within the years that the product knows. */
const anyDay = fc.integer({ min: 0, max: 39_000 }).map((offset) => addDays('1990-01-01', offset));

describe('a Seoul day as text', () => {
  it.each(['2026-11-21', '2028-02-29', '2026-12-31', '1900-01-01', '2099-12-31'])('%s is one', (text) =>
    expect(isSeoulDay(text)).toBe(true),
  );

  it.each([
    '2026-02-30',
    '2027-02-29',
    '2100-01-01',
    '1899-12-31',
    '9999-12-31',
    '0001-01-01',
    '2026-13-01',
    '2026-1-1',
    '2026-11',
    '2026-W48',
    '2026-325',
    '21.11.2026',
    '',
    '2026-11-21T00:00',
    ' 2026-11-21',
    '2026-11-21\n',
  ])('%j is none', (text) => expect(isSeoulDay(text)).toBe(false));

  it('is refused where it is none: no page shows an "Invalid DateTime"', () => {
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError);
  });
});

describe('counting', () => {
  it('goes over months, leap days and years', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
    expect(monthsBefore('2026-05-31', 3)).toBe('2026-02-28');
    expect(lastDayOf('2028-02')).toBe('2028-02-29');
    expect(partsOf('2026-11-21').weekday).toBe(6);
    expect(partsOf('2026-11-22').weekday).toBe(7);
    expect(earlierOf('2026-11-21', '2026-11-03')).toBe('2026-11-03');
  });

  it.each([
    ['2012-11-21', '2026-11-20', 13],
    ['2012-11-21', '2026-11-21', 14],
    ['2012-02-29', '2026-02-28', 13],
    ['2012-02-29', '2026-03-01', 14],
  ])('from %s to %s are %i whole years', (from, to, years) => {
    expect(yearsBetween(from, to)).toBe(years);
  });

  it('adds, measures and orders alike, for any day', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -800, max: 800 }), (day, count) => {
        const other = addDays(day, count);
        expect(daysBetween(day, other)).toBe(count);
        expect(addDays(other, -count)).toBe(day);
        expect(isSeoulDay(other)).toBe(true);
        expect(Math.sign(count)).toBe(other < day ? -1 : other > day ? 1 : 0);
        expect(partsOf(other).weekday).toBe(((((partsOf(day).weekday - 1 + count) % 7) + 7) % 7) + 1);
      }),
    );
  });

  it('ends each month on the day before the next one begins', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const month = monthOf(day);
        expect(addDays(lastDayOf(month), 1)).toBe(`${addMonths(month, 1)}-01`);
        expect(monthsBefore(day, 12) < day).toBe(true);
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
