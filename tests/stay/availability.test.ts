import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canCheckIn,
  canCheckOut,
  type HotelNight,
  latestCheckOut,
  mergeNights,
  type Nights,
  soldOutDays,
} from '@/lib/stay/availability';
import { addDays, countNights, nightsOfStay } from '@/lib/stay/dates';

function night(date: string, available = true, minimumStayNights = 1): HotelNight {
  return { date, available, lowestKrw: available ? 200_000 : null, minimumStayNights };
}

/** Nights 10 and 11 free, 12 sold out, 13 free again. */
const december = mergeNights([
  [night('2026-12-10'), night('2026-12-11'), night('2026-12-12', false), night('2026-12-13')],
]);

describe('a night that is sold out', () => {
  it.each([
    ['2026-12-10', '2026-12-11', true],
    ['2026-12-10', '2026-12-12', true],
    ['2026-12-10', '2026-12-13', false],
    ['2026-12-10', '2026-12-14', false],
    ['2026-12-11', '2026-12-12', true],
    ['2026-12-12', '2026-12-13', false],
    ['2026-12-13', '2026-12-14', true],
    ['2026-12-10', '2026-12-10', false],
    ['2026-12-11', '2026-12-10', false],
  ])('lets a stay from %s end on %s: %s', (start, end, allowed) => {
    expect(canCheckOut(december, start, end)).toBe(allowed);
  });

  it('can be left on but not arrived on', () => {
    expect(canCheckIn(december, '2026-12-12')).toBe(false);
    expect(latestCheckOut(december, '2026-12-10')).toBe('2026-12-12');
    expect(soldOutDays(december)).toEqual(['2026-12-12']);
  });
});

describe('the minimum stay', () => {
  const nights = mergeNights([[night('2026-12-24', true, 2), night('2026-12-25'), night('2026-12-26', false)]]);
  it.each([
    ['2026-12-24', '2026-12-25', false],
    ['2026-12-24', '2026-12-26', true],
    ['2026-12-25', '2026-12-26', true],
  ])('from %s to %s: %s', (start, end, allowed) => expect(canCheckOut(nights, start, end)).toBe(allowed));
});

describe('the longest stay', () => {
  const unknown: Nights = new Map();
  it('is thirty nights where nothing is known to be sold out', () => {
    expect(canCheckOut(unknown, '2026-12-01', '2026-12-31')).toBe(true);
    expect(canCheckOut(unknown, '2026-12-01', '2027-01-01')).toBe(false);
  });
});

describe('several hotels', () => {
  it('have a night when one of them has it, at the lowest price and shortest minimum stay', () => {
    const merged = mergeNights([
      [{ date: '2026-12-10', available: true, lowestKrw: 300_000, minimumStayNights: 2 }, night('2026-12-11', false)],
      [{ date: '2026-12-10', available: true, lowestKrw: 250_000, minimumStayNights: 3 }, night('2026-12-11', false)],
      [night('2026-12-10', false), night('2026-12-11', false)],
    ]);
    expect(merged.get('2026-12-10')).toEqual({ available: true, lowestKrw: 250_000, minimumStayNights: 2 });
    expect(merged.get('2026-12-11')?.available).toBe(false);
  });
});

describe('any calendar', () => {
  const first = '2026-12-01';
  const calendar = fc
    .array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 4 })), { minLength: 45, maxLength: 45 })
    .map((days) => mergeNights([days.map(([free, minimum], index) => night(addDays(first, index), free, minimum))]));

  it('allows exactly the stays whose every night is free, whose length is between minimum and thirty', () => {
    fc.assert(
      fc.property(calendar, fc.nat(40), fc.integer({ min: -2, max: 34 }), (nights, from, length) => {
        const start = addDays(first, from);
        const end = addDays(start, length);
        const everyNightFree = nightsOfStay(start, end).every((day) => nights.get(day)?.available ?? true);
        const count = countNights(start, end);
        const expected = everyNightFree && count >= (nights.get(start)?.minimumStayNights ?? 1) && count <= 30;
        expect(canCheckOut(nights, start, end)).toBe(expected);
      }),
    );
  });
});
