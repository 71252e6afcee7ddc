import { addDays, type SeoulDay } from '@/lib/dates/day';
import { canCheckIn, canCheckOut, checkOutsFrom, isSoldOut, minimumStayFrom, type Nights } from './availability';
import type { StayDates } from './stay';
import { problemOfStart, problemOfStay, type StayProblem } from './stay-problem';

export interface DatePick {
  start: SeoulDay | null;
  end: SeoulDay | null;
}

export const openStart = ({ start, end }: DatePick): SeoulDay | null => (end === null ? start : null);

/** With a start: its possible ends, and every earlier start, so that a wrong one can be put right. */
export function pickableDays(nights: Nights, pick: DatePick): (day: SeoulDay) => boolean {
  const start = openStart(pick);
  if (start === null) return (day) => canCheckIn(nights, day);
  const ends = checkOutsFrom(nights, start);
  return (day) => (day < start ? canCheckIn(nights, day) : ends.some(({ first, last }) => first <= day && day <= last));
}

export const canPick = (nights: Nights, pick: DatePick, day: SeoulDay): boolean => pickableDays(nights, pick)(day);

export function pickDay(nights: Nights, pick: DatePick, day: SeoulDay): DatePick {
  if (!canPick(nights, pick, day)) return pick;
  const start = openStart(pick);
  return start === null || day < start ? { start: day, end: null } : { start, end: day };
}

/** Without an end the shortest that may begin on its start; null where nothing is picked. */
export function stayOfPick(nights: Nights, { start, end }: DatePick): StayDates | null {
  if (start === null) return null;
  return { checkInDate: start, checkOutDate: end ?? addDays(start, minimumStayFrom(nights, start)) };
}

/** What a day is in the calendar, besides being open to a pick or not; `open-check-in` waits for its check-out. */
export type DayRole = 'check-in' | 'open-check-in' | 'check-out' | 'in-stay' | 'none';

/** @param preview the day that would be the end, while one is looked for */
export function roleOfDay(pick: DatePick, preview: SeoulDay | null, day: SeoulDay): DayRole {
  const end = pick.end ?? preview;
  if (day === pick.start) return end === null ? 'open-check-in' : 'check-in';
  if (pick.start === null || end === null || day < pick.start || day > end) return 'none';
  return day === end ? 'check-out' : 'in-stay';
}

export function isCheckOutOnly(nights: Nights, day: SeoulDay): boolean {
  return isSoldOut(nights, day) && !isSoldOut(nights, addDays(day, -1));
}

export type TypedPick = { pick: DatePick; problem: null } | { pick: null; problem: StayProblem };

/** A new start keeps an end that still fits, else waits for one. */
export function typeDay(
  nights: Nights,
  pick: DatePick,
  typed: { which: 'start' | 'end'; day: SeoulDay },
  today: SeoulDay,
): TypedPick {
  const { which, day } = typed;
  if (which === 'start') {
    const problem = problemOfStart(nights, day, today);
    if (problem !== null) return { pick: null, problem };
    const keptEnd = pick.end !== null && canCheckOut(nights, day, pick.end) ? pick.end : null;
    return { pick: { start: day, end: keptEnd }, problem: null };
  }
  const start = pick.start ?? today;
  const problem = problemOfStay(nights, { start, end: day }, today);
  return problem === null ? { pick: { start, end: day }, problem } : { pick: null, problem };
}
