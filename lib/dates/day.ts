import { DateTime, FixedOffsetZone } from 'luxon';

/** `yyyy-MM-dd`. Days compare as text. */
export type SeoulDay = string;
/** `yyyy-MM` */
export type SeoulMonth = string;

export function valid(at: DateTime<true> | DateTime<false>, text: unknown): DateTime<true> {
  if (!at.isValid) throw new RangeError(`${text}: ${at.invalidExplanation}`);
  return at;
}

/** A day has no zone, and UTC is the one whose offset Luxon need not look up. */
const utc = { zone: FixedOffsetZone.utcInstance };
export const dateTimeOf = (day: SeoulDay | SeoulMonth): DateTime<true> => valid(DateTime.fromISO(day, utc), day);

/** Whether a text is a real day in the form `yyyy-MM-dd`, 1900 to 2099 as in the contract; 2026-02-30 is not. */
export const isSeoulDay = (text: string): text is SeoulDay =>
  /^(?:19|20)\d{2}-\d{2}-\d{2}$/.test(text) && DateTime.fromISO(text, utc).isValid;

export const addDays = (day: SeoulDay, count: number): SeoulDay => dateTimeOf(day).plus({ days: count }).toISODate();

export const earlierOf = (a: SeoulDay, b: SeoulDay): SeoulDay => (a < b ? a : b);

/** Days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: SeoulDay, to: SeoulDay): number => dateTimeOf(to).diff(dateTimeOf(from), 'days').days;

export const daysFrom = (first: SeoulDay, count: number): SeoulDay[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index));

export const countNights = (checkIn: SeoulDay | null, checkOut: SeoulDay | null): number =>
  checkIn === null || checkOut === null ? 0 : Math.max(0, daysBetween(checkIn, checkOut));

/** Each by the day it begins on, without the check-out day. Empty when `checkOut` is not after `checkIn`. */
export const nightsOfStay = (checkIn: SeoulDay, checkOut: SeoulDay): SeoulDay[] =>
  daysFrom(checkIn, countNights(checkIn, checkOut));

/** Whole years; a person born on 29 February is a year older on 1 March. */
export function yearsBetween(from: SeoulDay, to: SeoulDay): number {
  const years = partsOf(to).year - partsOf(from).year;
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}

/** Of a month: those of its first day. `weekday` is 1 Monday … 7 Sunday. */
export const partsOf = (day: SeoulDay | SeoulMonth): Record<'year' | 'month' | 'day' | 'weekday', number> =>
  dateTimeOf(day);

export const monthOf = (day: SeoulDay): SeoulMonth => day.slice(0, 7);

export const addMonths = (month: SeoulMonth, count: number): SeoulMonth =>
  monthOf(dateTimeOf(month).plus({ months: count }).toISODate());

/** The same day of an earlier month, or the month's last: three months before `2026-05-31` is `2026-02-28`. */
export const monthsBefore = (day: SeoulDay, count: number): SeoulDay =>
  dateTimeOf(day).minus({ months: count }).toISODate();

export const lastDayOf = (month: SeoulMonth): SeoulDay => dateTimeOf(month).endOf('month').toISODate();
