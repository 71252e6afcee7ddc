import type { SeoulDay } from './day';

/** In ms since 1970. No summer time since 1988. First views use it without Luxon. @param time `HH:mm`, `24:00` is the day's end */
export const seoulMs = (day: SeoulDay, time: string): number => Date.parse(`${day}T${time}:00+09:00`);

export const isDuring = (day: SeoulDay, atMs: number): boolean =>
  seoulMs(day, '00:00') <= atMs && atMs < seoulMs(day, '24:00');
