import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, countNights, nightsOfStay } from '@/lib/dates/day';
import {
  canCheckIn,
  canCheckOut,
  checkOutsFrom,
  gatherNights,
  type HotelNight,
  isSoldOut,
  minimumStayFrom,
  soldOutDays,
  unknownNights,
} from '@/lib/stay/availability';

function night(date: string, available = true, minimumStayNights = 1): HotelNight {
  return { date, available, lowestKrw: available ? 200_000 : null, minimumStayNights };
}

/** Nights 10 and 11 free, 12 sold out, 13 free again. */
const december = gatherNights([
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
    expect(checkOutsFrom(december, '2026-12-10')).toEqual([{ first: '2026-12-11', last: '2026-12-12' }]);
    expect(isSoldOut(december, '2026-12-12')).toBe(true);
    expect(soldOutDays(december)).toEqual(['2026-12-12']);
  });
});

describe('the minimum stay', () => {
  const nights = gatherNights([[night('2026-12-24', true, 2), night('2026-12-25'), night('2026-12-26', false)]]);
  it.each([
    ['2026-12-24', '2026-12-25', false],
    ['2026-12-24', '2026-12-26', true],
    ['2026-12-25', '2026-12-26', true],
  ])('from %s to %s: %s', (start, end, allowed) => expect(canCheckOut(nights, start, end)).toBe(allowed));

  it('that runs into a sold-out night leaves no day to arrive on', () => {
    const short = gatherNights([[night('2026-12-24', true, 2), night('2026-12-25', false)]]);
    expect(canCheckIn(short, '2026-12-24')).toBe(false);
    expect(canCheckOut(short, '2026-12-24', '2026-12-25')).toBe(false);
    expect(minimumStayFrom(short, '2026-12-24')).toBe(2);
  });
});

describe('the longest stay', () => {
  it('is thirty nights where nothing is known to be sold out', () => {
    expect(canCheckOut(unknownNights, '2026-12-01', '2026-12-31')).toBe(true);
    expect(canCheckOut(unknownNights, '2026-12-01', '2027-01-01')).toBe(false);
  });
});

describe('several hotels', () => {
  it('have a night when one of them has it, with the shortest minimum stay and its lowest price', () => {
    const merged = gatherNights([
      [
        { date: '2026-12-10', available: true, lowestKrw: 300_000, memberLowestKrw: 270_000, minimumStayNights: 2 },
        night('2026-12-11', false),
      ],
      [{ date: '2026-12-10', available: true, lowestKrw: 250_000, minimumStayNights: 2 }, night('2026-12-11', false)],
      [{ date: '2026-12-10', available: true, lowestKrw: 100_000, minimumStayNights: 3 }, night('2026-12-11', false)],
      [night('2026-12-10', false), night('2026-12-11', false)],
    ]);
    expect(merged.best.get('2026-12-10')).toEqual({
      available: true,
      lowestKrw: 250_000,
      // The other hotel has one price for all.
      memberLowestKrw: 250_000,
      minimumStayNights: 2,
    });
    expect(merged.best.get('2026-12-11')?.available).toBe(false);
  });
});

describe('a stay over several hotels', () => {
  const [first, second, third] = ['2026-12-10', '2026-12-11', '2026-12-12'];
  const nights = gatherNights([
    [night(first), night(second, false), night(third)],
    [night(first, false), night(second), night(third)],
  ]);

  it('is in one of them: nights that are free in turns make no stay', () => {
    expect([first, second, third].map((day) => isSoldOut(nights, day))).toEqual([false, false, false]);
    expect(canCheckOut(nights, first, second)).toBe(true);
    expect(canCheckOut(nights, first, third)).toBe(false);
    expect(canCheckOut(nights, second, '2026-12-13')).toBe(true);
  });

  it('keeps the minimum stay of the hotel that has it', () => {
    const both = gatherNights([
      [night(first, true, 3)],
      [night(first, true, 2), night(second, true), night(third, false)],
    ]);
    expect(minimumStayFrom(both, first)).toBe(2);
    expect(checkOutsFrom(both, first).map((range) => range.first)).toEqual(['2026-12-13', third]);
  });
});

describe('any calendar', () => {
  const first = '2026-12-01';
  const calendar = fc
    .array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 4 })), { minLength: 45, maxLength: 45 })
    .map((days) => gatherNights([days.map(([free, minimum], index) => night(addDays(first, index), free, minimum))]));

  it('allows exactly the stays whose every night is free, whose length is between minimum and thirty', () => {
    fc.assert(
      fc.property(calendar, fc.nat(40), fc.integer({ min: -2, max: 34 }), (nights, from, length) => {
        const start = addDays(first, from);
        const end = addDays(start, length);
        const everyNightFree = nightsOfStay(start, end).every((day) => nights.best.get(day)?.available ?? true);
        const count = countNights(start, end);
        const expected = everyNightFree && count >= (nights.best.get(start)?.minimumStayNights ?? 1) && count <= 30;
        expect(canCheckOut(nights, start, end)).toBe(expected);
      }),
    );
  });

  it('of several hotels allows exactly what one of them allows, and is free when one of them is', () => {
    const nightsOfOne = fc
      .array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 3 })), { minLength: 20, maxLength: 20 })
      .map((days) => days.map(([free, minimum], index) => night(addDays(first, index), free, minimum)));
    fc.assert(
      fc.property(
        fc.array(nightsOfOne, { minLength: 1, maxLength: 4 }),
        fc.nat(19),
        fc.integer({ min: 1, max: 12 }),
        (hotels, from, length) => {
          const all = gatherNights(hotels);
          const start = addDays(first, from);
          const end = addDays(start, length);
          const alone = hotels.map((nights) => gatherNights([nights]));
          expect(canCheckOut(all, start, end)).toBe(alone.some((one) => canCheckOut(one, start, end)));
          expect(canCheckIn(all, start)).toBe(alone.some((one) => canCheckIn(one, start)));
          expect(isSoldOut(all, start)).toBe(alone.every((one) => isSoldOut(one, start)));
          if (canCheckOut(all, start, end)) expect(canCheckIn(all, start)).toBe(true);
        },
      ),
    );
  });
});
