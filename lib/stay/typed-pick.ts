import { addDays, daysBetween, type SeoulDay } from '@/lib/dates/day';
import type { Nights } from './availability';
import { type DatePick, typeDay } from './pick-dates';
import { stayLimits } from './stay';
import type { StayProblem } from './stay-problem';
import { isImpossibleDay, readTypedDay } from './typed-day';

/** Why a typed text names no day of a stay: it is no date, no such date exists, or a rule of stays. */
export type TypedProblem = StayProblem | { kind: 'unreadable' } | { kind: 'impossible' };

export type TypedText =
  | { pick: DatePick; day: SeoulDay; problem: null }
  | { pick: null; day: null; problem: TypedProblem };

const refused = (problem: TypedProblem): TypedText => ({ pick: null, day: null, problem });

/**
 * The pick after one of its ends was typed as text. @param today the day it is in Seoul @param locale BCP 47, see
 * `readTypedDay`
 */
export function typeText(
  nights: Nights,
  pick: DatePick,
  { which, text }: { which: 'start' | 'end'; text: string },
  { today, locale }: { today: SeoulDay; locale: string },
): TypedText {
  const read = (from: SeoulDay) => readTypedDay(text, { from, today, locale });
  const start = which === 'end' ? pick.start : null;
  let day = read(start === null ? today : addDays(start, 1));
  if (day === null) return refused({ kind: isImpossibleDay(text, { today, locale }) ? 'impossible' : 'unreadable' });
  if (start !== null && daysBetween(start, day) > stayLimits.maxNights) {
    // A check-out before the check-in, written without its year, is not meant for the year after.
    day = read(today) ?? day;
  }
  const { pick: next, problem } = typeDay(nights, pick, { which, day }, today);
  return problem === null ? { pick: next, day, problem } : refused(problem);
}
