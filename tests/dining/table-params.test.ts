import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '@/lib/dates/day';
import { formatShortDay } from '@/lib/dates/format';
import { readTableParams, writeTableParams } from '@/lib/dining/table-params';

const limits = { today: '2026-11-21', maxParty: 6, bookingDays: 60, locale: 'en' };
const nothing = { party: 2, date: null, time: null, daysFrom: '2026-11-21', changing: null };

describe('the address of a table', () => {
  test.each([
    ['nothing', {}, { ...nothing, repaired: false, isTooLarge: false }],
    [
      'a whole wish',
      { party: '4', date: '2026-12-01', time: '18:30' },
      { party: 4, date: '2026-12-01', time: '18:30', daysFrom: '2026-11-28', repaired: false },
    ],
    ['a day as it is typed', { date: 'Dec 24' }, { date: '2026-12-24', daysFrom: '2026-12-21', repaired: false }],
    ['a day that no one can read', { date: 'some day' }, { ...nothing, repaired: true }],
    ['today', { date: '2026-11-21' }, { date: '2026-11-21', daysFrom: '2026-11-21', repaired: false }],
    ['a day that is past', { date: '2026-11-20', time: '18:30' }, { ...nothing, repaired: true }],
    ['a day that does not exist', { date: '2026-02-30' }, { ...nothing, repaired: true }],
    ['a party of none', { party: '0' }, { party: 2, repaired: true }],
    ['a party in words', { party: 'two' }, { party: 2, repaired: true }],
    ['more than can book by themselves', { party: '7' }, { party: 7, repaired: false, isTooLarge: true }],
    ['an hour without a day', { time: '18:30' }, { time: null }],
    ['an hour that is none', { date: '2026-12-01', time: '25:00' }, { time: null }],
    ['a day beyond those that are given', { date: '2027-06-01' }, { date: '2027-06-01', daysFrom: '2027-01-07' }],
    ['days before today', { from: '2026-01-01' }, { daysFrom: '2026-11-21' }],
    ['a table to move', { changing: 'DN-SAMPLE01' }, { changing: 'DN-SAMPLE01' }],
    ['something else to move', { changing: '../etc' }, { changing: null }],
    ['a name given twice', { party: ['3', '5'] }, { party: 3 }],
  ])('%s', (_, query, expected) => {
    expect(readTableParams(query, limits)).toMatchObject(expected);
  });

  test.each(['ko', 'en', 'ja', 'zh-CN'])('the field’s own text is read again as its day, in %s', (locale) => {
    for (const date of ['2026-11-21', '2026-12-24', '2027-01-03']) {
      const read = readTableParams({ date: formatShortDay(date, locale) }, { ...limits, locale });
      expect(read).toMatchObject({ date, repaired: false });
    }
  });

  test('an empty room gives the party that fits', () => {
    expect(readTableParams({}, { ...limits, maxParty: 1 }).party).toBe(1);
  });

  test('whatever stands in it, what comes out can be shown and written again', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('2', '2026-12-01', '18:30', '2026-12-32', '9'.repeat(400)));
    const query = fc.record({ party: text, date: text, time: text, from: text, changing: text }, { requiredKeys: [] });
    fc.assert(
      fc.property(query, (values) => {
        const read = readTableParams(values, limits);
        expect(read.party).toBeGreaterThanOrEqual(1);
        expect(read.date === null || read.date >= limits.today).toBe(true);
        expect(read.daysFrom >= limits.today && read.daysFrom <= addDays(limits.today, 60)).toBe(true);
        const again = readTableParams(Object.fromEntries(new URLSearchParams(writeTableParams(read))), limits);
        expect(again).toEqual({ ...read, repaired: false });
      }),
    );
  });

  test('an hour is written to be read', () => {
    expect(writeTableParams({ party: 2, date: '2026-12-01', time: '18:30', changing: null })).toBe(
      'party=2&date=2026-12-01&time=18:30',
    );
  });
});
