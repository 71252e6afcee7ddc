import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/dates/day';
import { canCheckOut, gatherNights, type HotelNight, unknownNights } from '@/lib/stay/availability';
import { problemOfStart, problemOfStay } from '@/lib/stay/stay-problem';

const today = '2026-11-21';
const night = (date: string, available = true, minimumStayNights = 1): HotelNight => ({
  date,
  available,
  lowestKrw: available ? 200_000 : null,
  minimumStayNights,
});
/** 10 and 11 free, 12 sold out, 13 free, 20 for two nights at least. */
const nights = gatherNights([
  [
    night('2026-12-10'),
    night('2026-12-11'),
    night('2026-12-12', false),
    night('2026-12-13'),
    night('2026-12-20', true, 2),
  ],
]);

describe('what keeps a stay from being chosen', () => {
  it.each([
    ['nothing', '2026-12-10', '2026-12-12', null],
    ['a day that has passed', '2026-11-20', '2026-11-22', { kind: 'past' }],
    ['a day too far ahead', '2028-01-01', '2028-01-02', { kind: 'tooFar', latest: addDays(today, 400) }],
    ['an end before the start', '2026-12-10', '2026-12-10', { kind: 'reversed' }],
    ['too many nights', '2026-12-13', '2027-01-13', { kind: 'tooLong', nights: 30 }],
    ['a sold-out first night', '2026-12-12', '2026-12-13', { kind: 'soldOut', day: '2026-12-12' }],
    ['a sold-out night on the way', '2026-12-10', '2026-12-14', { kind: 'soldOut', day: '2026-12-12' }],
    ['a minimum stay', '2026-12-20', '2026-12-21', { kind: 'minimumStay', nights: 2 }],
  ])('%s', (_what, start, end, problem) => {
    expect(problemOfStay(nights, { start, end }, today)).toEqual(problem);
  });

  it('no hotel that has every night, though each is free somewhere', () => {
    const inTurns = gatherNights([
      [night('2026-12-10'), night('2026-12-11', false)],
      [night('2026-12-10', false), night('2026-12-11')],
    ]);
    expect(problemOfStay(inTurns, { start: '2026-12-10', end: '2026-12-12' }, today)).toEqual({
      kind: 'noHotelForAll',
    });
  });

  it('of a start alone: sold out, past, or a minimum stay that does not fit', () => {
    expect(problemOfStart(nights, '2026-12-12', today)).toEqual({ kind: 'soldOut', day: '2026-12-12' });
    expect(problemOfStart(nights, '2026-11-01', today)).toEqual({ kind: 'past' });
    expect(problemOfStart(nights, '2026-12-20', today)).toBeNull();
    const blocked = gatherNights([[night('2026-12-20', true, 2), night('2026-12-21', false)]]);
    expect(problemOfStart(blocked, '2026-12-20', today)).toEqual({ kind: 'soldOut', day: '2026-12-21' });
  });

  it('is named exactly where a stay cannot be chosen', () => {
    const calendar = fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 3 })), { minLength: 40, maxLength: 40 });
    fc.assert(
      fc.property(calendar, fc.nat(38), fc.integer({ min: 1, max: 30 }), (days, from, length) => {
        const known = gatherNights([days.map(([free, minimum], at) => night(addDays(today, at), free, minimum))]);
        const start = addDays(today, from);
        const end = addDays(start, length);
        expect(problemOfStay(known, { start, end }, today) === null).toBe(canCheckOut(known, start, end));
        expect(problemOfStay(unknownNights, { start, end }, today)).toBeNull();
      }),
    );
  });
});
