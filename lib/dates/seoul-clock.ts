import type { SeoulDay } from './day';

/**
 * Milliseconds since 1970 at which the clocks of Seoul show a time of a day; `24:00` is its end. Seoul has had no summer
 * time since 1988. Parses and computes nothing: first views use it without Luxon.
 * @param time `HH:mm`
 */
export const seoulMs = (day: SeoulDay, time: string): number => Date.parse(`${day}T${time}:00+09:00`);

export const isDuring = (day: SeoulDay, atMs: number): boolean =>
  seoulMs(day, '00:00') <= atMs && atMs < seoulMs(day, '24:00');
