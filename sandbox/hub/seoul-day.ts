/** A Seoul calendar day as `yyyy-MM-dd`. Korea has no summer time, so a day is 24 hours at +09:00. */
export type SeoulDay = string;

const DAY_MS = 86_400_000;
const SEOUL_OFFSET_MS = 9 * 3_600_000;

/** The calendar day in Seoul at an instant. */
export function seoulDayOf(instant: Date): SeoulDay {
  return new Date(instant.getTime() + SEOUL_OFFSET_MS).toISOString().slice(0, 10);
}

function utcMs(day: SeoulDay): number {
  return Date.parse(`${day}T00:00:00Z`);
}

export function addDays(day: SeoulDay, days: number): SeoulDay {
  return new Date(utcMs(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: SeoulDay, to: SeoulDay): number {
  return Math.round((utcMs(to) - utcMs(from)) / DAY_MS);
}

/** 0 is Sunday, 6 is Saturday. */
export function weekdayOf(day: SeoulDay): number {
  return new Date(utcMs(day)).getUTCDay();
}

/** The nights of a half-open stay: check-in day included, check-out day not. */
export function nightsOf(checkInDate: SeoulDay, checkOutDate: SeoulDay): SeoulDay[] {
  const count = daysBetween(checkInDate, checkOutDate);
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(checkInDate, index));
}

/** Instant of an hour of a Seoul day, ISO 8601 with offset, e.g. `2026-11-20T18:00:00+09:00`. */
export function seoulInstant(day: SeoulDay, hour: string): string {
  return `${day}T${hour}:00+09:00`;
}

/** Last day of the calendar year that a day lies in. */
export function endOfYear(day: SeoulDay): SeoulDay {
  return `${day.slice(0, 4)}-12-31`;
}
