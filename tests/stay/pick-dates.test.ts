import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/dates/day';
import { gatherNights } from '@/lib/stay/availability';
import {
  canPick,
  type DatePick,
  isCheckOutOnly,
  pickableDays,
  pickDay,
  roleOfDay,
  stayOfPick,
} from '@/lib/stay/pick-dates';

/** Nights 10 and 11 free, 12 sold out, 13 free, 14 free only for two nights or more. */
const nights = gatherNights([
  ['2026-12-10', '2026-12-11', '2026-12-12', '2026-12-13', '2026-12-14', '2026-12-15', '2026-12-16'].map((date) => ({
    date,
    available: date !== '2026-12-12',
    lowestKrw: 200_000,
    minimumStayNights: date === '2026-12-14' ? 2 : 1,
  })),
]);
const nothing: DatePick = { start: null, end: null };

function pick(...days: string[]): DatePick {
  return days.reduce((before, day) => pickDay(nights, before, day), nothing);
}

describe('picking a stay', () => {
  it.each([
    ['a first day', ['2026-12-10'], { start: '2026-12-10', end: null }],
    ['a sold-out first day', ['2026-12-12'], nothing],
    ['10 to 12', ['2026-12-10', '2026-12-12'], { start: '2026-12-10', end: '2026-12-12' }],
    ['10 to 13, over a sold-out night', ['2026-12-10', '2026-12-13'], { start: '2026-12-10', end: null }],
    ['the same day twice', ['2026-12-10', '2026-12-10'], { start: '2026-12-10', end: null }],
    ['an earlier day', ['2026-12-11', '2026-12-10'], { start: '2026-12-10', end: null }],
    ['an earlier day that is sold out', ['2026-12-13', '2026-12-12'], { start: '2026-12-13', end: null }],
    ['a third day', ['2026-12-10', '2026-12-11', '2026-12-13'], { start: '2026-12-13', end: null }],
    ['less than the minimum stay', ['2026-12-14', '2026-12-15'], { start: '2026-12-14', end: null }],
    ['the minimum stay', ['2026-12-14', '2026-12-16'], { start: '2026-12-14', end: '2026-12-16' }],
  ])('%s', (_what, days, result) => {
    expect(pick(...days)).toEqual(result);
  });

  it('opens a sold-out day only as the end of a stay', () => {
    expect(canPick(nights, nothing, '2026-12-12')).toBe(false);
    expect(canPick(nights, pick('2026-12-11'), '2026-12-12')).toBe(true);
    expect(canPick(nights, pick('2026-12-10', '2026-12-11'), '2026-12-12')).toBe(false);
    expect(isCheckOutOnly(nights, '2026-12-12')).toBe(true);
    expect(isCheckOutOnly(nights, '2026-12-11')).toBe(false);
  });
});

describe('what may be picked', () => {
  it('is what picking accepts, for every day of the month', () => {
    for (const before of [nothing, pick('2026-12-10'), pick('2026-12-13', '2026-12-15')]) {
      const open = pickableDays(nights, before);
      for (let day = '2026-12-01'; day <= '2026-12-31'; day = addDays(day, 1)) {
        expect(pickDay(nights, before, day) === before, day).toBe(!open(day));
      }
    }
  });
});

describe('the band of a stay', () => {
  it('runs from check-in to check-out without a gap', () => {
    const stay = pick('2026-12-13', '2026-12-16');
    const roles = ['2026-12-12', '2026-12-13', '2026-12-14', '2026-12-15', '2026-12-16', '2026-12-17'];
    expect(roles.map((day) => roleOfDay(stay, null, day))).toEqual([
      'none',
      'check-in',
      'in-stay',
      'in-stay',
      'check-out',
      'none',
    ]);
  });

  it('reaches to the day that would be the end', () => {
    const waiting = pick('2026-12-10');
    expect(roleOfDay(waiting, '2026-12-12', '2026-12-11')).toBe('in-stay');
    expect(roleOfDay(waiting, '2026-12-12', '2026-12-12')).toBe('check-out');
    expect(roleOfDay(waiting, null, '2026-12-11')).toBe('none');
    expect(roleOfDay(waiting, null, '2026-12-10')).toBe('open-check-in');
    expect(roleOfDay(waiting, '2026-12-12', '2026-12-10')).toBe('check-in');
  });
});

describe('the stay that a pick stands for', () => {
  it.each([
    ['nothing', nothing, null],
    [
      'both ends',
      { start: '2026-12-10', end: '2026-12-12' },
      { checkInDate: '2026-12-10', checkOutDate: '2026-12-12' },
    ],
    ['a start', { start: '2026-12-10', end: null }, { checkInDate: '2026-12-10', checkOutDate: '2026-12-11' }],
    [
      'a start with a minimum stay',
      { start: '2026-12-14', end: null },
      { checkInDate: '2026-12-14', checkOutDate: '2026-12-16' },
    ],
  ])('%s', (_what, chosen, stay) => {
    expect(stayOfPick(nights, chosen)).toEqual(stay);
  });
});
