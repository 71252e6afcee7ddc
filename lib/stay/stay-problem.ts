import { addDays, daysBetween, nightsOfStay, type SeoulDay } from '@/lib/dates/day';
import { canCheckOut, checkOutsFrom, isSoldOut, minimumStayFrom, type Nights } from './availability';
import { stayLimits } from './stay';

export type StayProblem =
  | { kind: 'past' }
  | { kind: 'tooFar'; latest: SeoulDay }
  | { kind: 'reversed' }
  | { kind: 'tooLong'; nights: number }
  /** No room takes the party; divided over more rooms it has one. */
  | { kind: 'partyTooLarge' }
  /** No division over the rooms of one search helps. */
  | { kind: 'groupTooLarge' }
  | { kind: 'soldOut'; day: SeoulDay }
  | { kind: 'minimumStay'; nights: number }
  /** Each night is free somewhere, but no hotel has them all. */
  | { kind: 'noHotelForAll' };

/** The most important reason; null for a stay that may be chosen as far as is known. */
export function problemOfStay(
  nights: Nights,
  { start, end }: { start: SeoulDay; end: SeoulDay },
  today: SeoulDay,
): StayProblem | null {
  const latest = addDays(today, stayLimits.bookableDays);
  if (start < today || end < today) return { kind: 'past' };
  if (start >= latest || end > latest) return { kind: 'tooFar', latest };
  if (end <= start) return { kind: 'reversed' };
  if (daysBetween(start, end) > stayLimits.maxNights) return { kind: 'tooLong', nights: stayLimits.maxNights };
  if (canCheckOut(nights, start, end)) return null;
  if (nights.partyTooLarge) return { kind: nights.partyTooLarge.rooms === null ? 'groupTooLarge' : 'partyTooLarge' };
  const soldOut = nightsOfStay(start, end).find((night) => isSoldOut(nights, night));
  if (soldOut !== undefined) return { kind: 'soldOut', day: soldOut };
  const minimum = minimumStayFrom(nights, start);
  const tooShort = daysBetween(start, end) < minimum || checkOutsFrom(nights, start).length === 0;
  return tooShort ? { kind: 'minimumStay', nights: minimum } : { kind: 'noHotelForAll' };
}

export function problemOfStart(nights: Nights, start: SeoulDay, today: SeoulDay): StayProblem | null {
  return problemOfStay(nights, { start, end: addDays(start, minimumStayFrom(nights, start)) }, today);
}
