import { addDays, daysBetween, earlierOf, isSeoulDay, type SeoulDay } from '@/lib/dates/day';

export interface StayDates {
  checkInDate: SeoulDay;
  checkOutDate: SeoulDay;
}

export const stayLimits = {
  maxNights: 30,
  /** How far ahead the hub keeps nights and prices. */
  bookableDays: 400,
} as const;

/** Specification, section 9: one night, from today to tomorrow, in Seoul. */
export function defaultStay(today: SeoulDay): StayDates {
  return { checkInDate: today, checkOutDate: addDays(today, 1) };
}

export const datesRepairs = [
  'dates-incomplete',
  'dates-format',
  'dates-past',
  'dates-reversed',
  'dates-too-long',
  'dates-too-far',
] as const;
export type DatesRepair = (typeof datesRepairs)[number];

/** Changes as little as possible: past start, default stay; wrong end, the day after; too long, cut. */
export function repairStay(
  checkIn: string | null,
  checkOut: string | null,
  today: SeoulDay,
): { stay: StayDates; repair: DatesRepair | null } {
  if (checkIn === null && checkOut === null) return { stay: defaultStay(today), repair: null };
  if (checkIn === null) return { stay: defaultStay(today), repair: 'dates-incomplete' };
  if (!isSeoulDay(checkIn)) return { stay: defaultStay(today), repair: 'dates-format' };
  if (checkIn < today) return { stay: defaultStay(today), repair: 'dates-past' };
  if (daysBetween(today, checkIn) >= stayLimits.bookableDays) {
    return { stay: defaultStay(today), repair: 'dates-too-far' };
  }
  const oneNight = { checkInDate: checkIn, checkOutDate: addDays(checkIn, 1) };
  if (checkOut === null) return { stay: oneNight, repair: null };
  if (!isSeoulDay(checkOut)) return { stay: oneNight, repair: 'dates-format' };
  const nights = daysBetween(checkIn, checkOut);
  if (nights < 1) return { stay: oneNight, repair: 'dates-reversed' };
  const latest = addDays(today, stayLimits.bookableDays);
  const longest = addDays(checkIn, stayLimits.maxNights);
  if (nights > stayLimits.maxNights) {
    return {
      stay: { checkInDate: checkIn, checkOutDate: earlierOf(longest, latest) },
      repair: 'dates-too-long',
    };
  }
  if (checkOut > latest) return { stay: { checkInDate: checkIn, checkOutDate: latest }, repair: 'dates-too-far' };
  return { stay: { checkInDate: checkIn, checkOutDate: checkOut }, repair: null };
}

/** First load (specification, section 4). @param start selected or confirmed; null when none is stored */
export function isPastStart(start: SeoulDay | null, today: SeoulDay): boolean {
  return start !== null && start < today;
}
