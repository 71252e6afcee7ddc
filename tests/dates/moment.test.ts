import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/dates/day';
import { hoursBefore, seoulClock, seoulToday } from '@/lib/dates/moment';
import { isDuring, seoulMs } from '@/lib/dates/seoul-clock';

describe('the day it is in Seoul', () => {
  it.each([
    ['2026-11-21T14:59:59.999Z', '2026-11-21', '23:59', 6],
    ['2026-11-21T15:00:00.000Z', '2026-11-22', '00:00', 7],
    ['2026-12-31T15:00:00.000Z', '2027-01-01', '00:00', 5],
    ['2028-02-28T15:00:00.000Z', '2028-02-29', '00:00', 2],
    ['2026-12-24T18:00:00+09:00', '2026-12-24', '18:00', 4],
    ['2026-12-24T18:00:00-05:00', '2026-12-25', '08:00', 5],
  ])('at %s is %s, %s, weekday %i', (instant, day, time, weekday) => {
    expect(seoulToday(new Date(instant))).toBe(day);
    expect(seoulClock(instant)).toEqual({ day, time, weekday });
  });

  it('begins and ends where its clocks show midnight, at any moment', () => {
    const anyMs = fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2099, 0, 1) });
    fc.assert(
      fc.property(anyMs, (atMs) => {
        const day = seoulToday(atMs);
        expect(isDuring(day, atMs)).toBe(true);
        expect(isDuring(addDays(day, 1), atMs)).toBe(false);
        expect(isDuring(addDays(day, -1), atMs)).toBe(false);
        expect(seoulMs(day, '24:00')).toBe(seoulMs(addDays(day, 1), '00:00'));
        expect(seoulMs(day, seoulClock(atMs).time)).toBe(atMs - (atMs % 60_000));
      }),
    );
  });

  it('is counted back by hours over midnight', () => {
    expect(hoursBefore('2026-12-01', '06:30', 24)).toBe('2026-11-29T21:30:00.000Z');
  });

  it('is refused for what is no moment', () => {
    expect(() => seoulClock('tomorrow')).toThrow(RangeError);
  });
});
