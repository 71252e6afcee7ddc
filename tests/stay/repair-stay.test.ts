import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, countNights, isSeoulDay } from '@/lib/dates/day';
import { defaultStay, repairStay } from '@/lib/stay/search-params';
import { stayLimits } from '@/lib/stay/stay';

const today = '2026-11-21';
const tomorrow = '2026-11-22';

describe('the default stay', () => {
  it('is one night, from today to tomorrow', () => {
    expect(defaultStay(today)).toEqual({ checkInDate: today, checkOutDate: tomorrow });
  });
});

describe('repairing a stay', () => {
  it.each([
    ['nothing said', null, null, today, tomorrow, null],
    ['a stay that stands', '2026-12-24', '2026-12-26', '2026-12-24', '2026-12-26', null],
    ['no check-out', '2026-12-24', null, '2026-12-24', '2026-12-25', null],
    ['no check-in', null, '2026-12-24', today, tomorrow, 'dates-incomplete'],
    ['yesterday', '2026-11-20', '2026-11-23', today, tomorrow, 'dates-past'],
    ['reversed', '2026-12-24', '2026-12-22', '2026-12-24', '2026-12-25', 'dates-reversed'],
    ['no night', '2026-12-24', '2026-12-24', '2026-12-24', '2026-12-25', 'dates-reversed'],
    ['30 nights', '2026-12-01', '2026-12-31', '2026-12-01', '2026-12-31', null],
    ['31 nights', '2026-12-01', '2027-01-01', '2026-12-01', '2026-12-31', 'dates-too-long'],
    ['another format', '24/12/2026', '26/12/2026', today, tomorrow, 'dates-format'],
    ['another format at the end', '2026-12-24', '12-26', '2026-12-24', '2026-12-25', 'dates-format'],
    ['a day that does not exist', '2026-02-30', '2026-03-02', today, tomorrow, 'dates-format'],
    ['beyond the calendar', '2029-01-01', '2029-01-02', today, tomorrow, 'dates-too-far'],
    [
      'over its edge',
      addDays(today, 398),
      addDays(today, 403),
      addDays(today, 398),
      addDays(today, 400),
      'dates-too-far',
    ],
  ])('%s', (_what, checkIn, checkOut, start, end, repair) => {
    expect(repairStay(checkIn, checkOut, today)).toEqual({ stay: { checkInDate: start, checkOutDate: end }, repair });
  });

  it('always ends with a stay that can be searched, and leaves a good one alone', () => {
    const day = fc.integer({ min: -500, max: 900 }).map((offset) => addDays(today, offset));
    const text = fc.oneof(day, fc.string(), fc.constant(null));
    fc.assert(
      fc.property(text, text, (checkIn, checkOut) => {
        const { stay } = repairStay(checkIn, checkOut, today);
        const nights = countNights(stay.checkInDate, stay.checkOutDate);
        expect(isSeoulDay(stay.checkInDate) && isSeoulDay(stay.checkOutDate)).toBe(true);
        expect(stay.checkInDate >= today).toBe(true);
        expect(stay.checkOutDate <= addDays(today, stayLimits.bookableDays)).toBe(true);
        expect(nights).toBeGreaterThanOrEqual(1);
        expect(nights).toBeLessThanOrEqual(stayLimits.maxNights);
        expect(repairStay(stay.checkInDate, stay.checkOutDate, today)).toEqual({ stay, repair: null });
      }),
    );
  });
});
