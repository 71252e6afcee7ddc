import { describe, expect, test } from 'vitest';
import { preferenceRequests, withLines } from '@/lib/booking/preference-requests';
import type { Preferences } from '@/lib/hub/contract/preference';
import { nothingPreferred } from '../my-page/sample-answers';

const stay = { checkInDate: '2026-12-30', checkOutDate: '2027-01-02' };

describe('what preferences ask of a hotel', () => {
  test('is nothing where nothing was said', () => {
    expect(preferenceRequests({ ...nothingPreferred, allergies: '  ' }, stay)).toEqual([]);
  });

  test('is everything that was said, allergies first', () => {
    const all: Preferences = {
      ...nothingPreferred,
      bed: 'twin',
      floor: 'high',
      view: 'city',
      pillow: 'firm',
      quiet: true,
      diet: ['vegan', 'halal'],
      allergies: ' 땅콩 ',
      language: 'jp',
    };
    expect(preferenceRequests(all, stay)).toEqual([
      { kind: 'allergies', text: '땅콩' },
      { kind: 'bed', value: 'twin' },
      { kind: 'floor', value: 'high' },
      { kind: 'view', value: 'city' },
      { kind: 'quiet' },
      { kind: 'pillow', value: 'firm' },
      { kind: 'diet', value: 'vegan' },
      { kind: 'diet', value: 'halal' },
      { kind: 'language', code: 'jp' },
    ]);
  });

  test.each([
    ['12-29', stay, []],
    ['12-30', stay, ['2026-12-30']],
    ['01-01', stay, ['2027-01-01']],
    ['01-02', stay, ['2027-01-02']],
    ['01-03', stay, []],
    ['02-29', { checkInDate: '2027-02-27', checkOutDate: '2027-03-02' }, []],
    ['02-29', { checkInDate: '2028-02-27', checkOutDate: '2028-03-02' }, ['2028-02-29']],
    ['12-30', { checkInDate: '2026-12-30', checkOutDate: null }, ['2026-12-30']],
    ['12-30', { checkInDate: '2026-12-31', checkOutDate: '2026-12-30' }, []],
  ])('a special day on %s is asked for within the stay alone', (monthDay, days, dates) => {
    const found = preferenceRequests({ ...nothingPreferred, anniversaries: [{ kind: 'wedding', monthDay }] }, days);
    expect(found).toEqual(dates.map((date) => ({ kind: 'anniversary', value: 'wedding', date })));
  });
});

test.each([
  ['', ['a', 'b'], 'a\nb'],
  ['late arrival', ['a'], 'late arrival\na'],
  ['late arrival\n\n', ['a'], 'late arrival\na'],
  ['a', ['a', 'b'], 'a\nb'],
  [' a \nb', ['a', 'b'], ' a \nb'],
  ['aa', ['a'], 'aa\na'],
  ['kept', [], 'kept'],
])('%j with %j becomes %j', (written, lines, after) => {
  expect(withLines(written, lines)).toBe(after);
});
