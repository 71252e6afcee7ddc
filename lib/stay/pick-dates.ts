import { canCheckIn, canCheckOut, type Nights } from './availability';
import { addDays, type SeoulDay } from './dates';

/** Dates while they are being picked. */
export interface DatePick {
  start: SeoulDay | null;
  /** Missing until the second pick. */
  end: SeoulDay | null;
}

/** The start of a pick that waits for its end. */
export function openStart({ start, end }: DatePick): SeoulDay | null {
  return end === null ? start : null;
}

/**
 * Whether a day may be picked now. With a start chosen that is: its possible ends, and every earlier day that a
 * stay may begin on, so that a wrong start can be put right. Without one: every day that a stay may begin on.
 */
export function canPick(nights: Nights, pick: DatePick, day: SeoulDay): boolean {
  const start = openStart(pick);
  if (start === null) return canCheckIn(nights, day);
  return day < start ? canCheckIn(nights, day) : canCheckOut(nights, start, day);
}

/** The pick after a day was chosen; unchanged when the day cannot be. */
export function pickDay(nights: Nights, pick: DatePick, day: SeoulDay): DatePick {
  if (!canPick(nights, pick, day)) return pick;
  const start = openStart(pick);
  return start === null || day < start ? { start: day, end: null } : { start, end: day };
}

/** What a day is in the calendar, besides being open to a pick or not. */
export type DayRole = 'check-in' | 'check-out' | 'in-stay' | 'none';

/** @param preview the day that would be the end, while one is looked for */
export function roleOfDay(pick: DatePick, preview: SeoulDay | null, day: SeoulDay): DayRole {
  const end = pick.end ?? preview;
  if (day === pick.start) return 'check-in';
  if (pick.start === null || end === null || day < pick.start || day > end) return 'none';
  return day === end ? 'check-out' : 'in-stay';
}

/** A sold-out day after a free night: nobody can arrive on it, but somebody can leave. */
export function isCheckOutOnly(nights: Nights, day: SeoulDay): boolean {
  return !canCheckIn(nights, day) && canCheckIn(nights, addDays(day, -1));
}
