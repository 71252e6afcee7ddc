/** Days as `yyyy-MM-dd`, by UTC midnights: no zone moves one. Free of libraries, for the home page. */

export type SeoulDay = string;
export type SeoulMonth = string;

const DAY_MS = 86_400_000;
const SEOUL_OFFSET_MS = 9 * 3_600_000;

function utcMs(day: SeoulDay): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function dayOfUtcMs(ms: number): SeoulDay {
  return new Date(ms).toISOString().slice(0, 10);
}

export function seoulToday(now: Date): SeoulDay {
  return dayOfUtcMs(now.getTime() + SEOUL_OFFSET_MS);
}

/** Whether a text is a real day in the form `yyyy-MM-dd`, 1900 to 2099 as in the contract; 2026-02-30 is not. */
export function isSeoulDay(text: string): text is SeoulDay {
  if (!/^(?:19|20)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = utcMs(text);
  return !Number.isNaN(ms) && dayOfUtcMs(ms) === text;
}

export function addDays(day: SeoulDay, count: number): SeoulDay {
  return dayOfUtcMs(utcMs(day) + count * DAY_MS);
}

/** ISO days compare as text. */
export function earlierOf(a: SeoulDay, b: SeoulDay): SeoulDay {
  return [a, b].sort()[0] ?? a;
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: SeoulDay, to: SeoulDay): number {
  return Math.round((utcMs(to) - utcMs(from)) / DAY_MS);
}

/** Each by the day it begins on, without the check-out day. Empty when `checkOut` is not after `checkIn`. */
export function nightsOfStay(checkIn: SeoulDay, checkOut: SeoulDay): SeoulDay[] {
  const count = Math.max(0, daysBetween(checkIn, checkOut));
  return Array.from({ length: count }, (_, index) => addDays(checkIn, index));
}

export function countNights(checkIn: SeoulDay | null, checkOut: SeoulDay | null): number {
  return checkIn === null || checkOut === null ? 0 : Math.max(0, daysBetween(checkIn, checkOut));
}

export function monthOf(day: SeoulDay): SeoulMonth {
  return day.slice(0, 7);
}

export function addMonths(month: SeoulMonth, count: number): SeoulMonth {
  const [year = 0, monthNumber = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, monthNumber - 1 + count, 1)).toISOString().slice(0, 7);
}

/** 0 Sunday … 6 Saturday. */
export function weekdayOf(day: SeoulDay): number {
  return new Date(utcMs(day)).getUTCDay();
}
