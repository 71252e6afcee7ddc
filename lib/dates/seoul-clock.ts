import type { SeoulDay } from './day';

// Without Luxon: first views use them.

/** Whether an instant in ISO 8601 is later. */
export const isAfter = (instant: string, other: Date): boolean => Date.parse(instant) > other.getTime();

/**
 * Milliseconds since 1970 at which the clocks of Seoul show a time of a day; `24:00` is its end. Seoul has had no summer
 * time since 1988. Computes nothing.
 * @param time `HH:mm`
 */
export const seoulMs = (day: SeoulDay, time: string): number => Date.parse(`${day}T${time}:00+09:00`);

export const isDuring = (day: SeoulDay, atMs: number): boolean =>
  seoulMs(day, '00:00') <= atMs && atMs < seoulMs(day, '24:00');
