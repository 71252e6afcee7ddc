import type { DiningService } from '../../../lib/hub/contract/dining.ts';
import type { DiningSeed, ServiceSeed } from '../seed/dining/dining-seed.ts';
import { type SeoulDay, weekdayOf } from '../seoul-day.ts';

const DAY_MINUTES = 24 * 60;
const SEATING_STEP_MINUTES = 30;

export interface Seating {
  readonly service: DiningService;
  /** `HH:mm` */
  readonly time: string;
  /** Minutes after the day's midnight in Seoul; may pass 1,440 at a bar. */
  readonly starts: number;
  readonly ends: number;
}

export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

export function timeOf(minutes: number): string {
  const within = minutes % DAY_MINUTES;
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`;
}

/** 1 (Monday) to 7 (Sunday). */
const isoWeekdayOf = (day: SeoulDay): number => weekdayOf(day) || 7;

/** Whether the hotel rests on a day, every week or once a month. */
export function isClosed({ restWeekdays, monthlyRest }: DiningSeed, day: SeoulDay): boolean {
  const weekday = isoWeekdayOf(day);
  if (restWeekdays.includes(weekday)) return true;
  const nth = Math.ceil(Number(day.slice(8)) / 7);
  return monthlyRest !== null && monthlyRest.weekday === weekday && monthlyRest.nth === nth;
}

export function closingMinutes({ from, until }: Pick<ServiceSeed, 'from' | 'until'>): number {
  const end = minutesOf(until);
  return end <= minutesOf(from) ? end + DAY_MINUTES : end;
}

/** The last moment at which a party of a service sits down; guests order until then. */
export const lastSeatingMinutes = (service: ServiceSeed): number =>
  closingMinutes(service) - service.lastSeatingMinutes;

/** Seatings of a day that is not closed: every half hour of every service, up to its last. */
export function seatingsOf({ services }: DiningSeed): Seating[] {
  return services.flatMap((service) => {
    const seatings: Seating[] = [];
    for (let starts = minutesOf(service.from); starts <= lastSeatingMinutes(service); starts += SEATING_STEP_MINUTES) {
      // A seating after midnight would belong to the day after; the last one is taken before it.
      if (starts >= DAY_MINUTES) break;
      const ends = starts + service.durationMinutes;
      seatings.push({ service: service.service, time: timeOf(starts), starts, ends });
    }
    return seatings;
  });
}

/** Instant at which a minute of a Seoul day begins, in milliseconds. */
export const seoulMinuteMs = (day: SeoulDay, minutes: number): number =>
  Date.parse(`${day}T00:00:00+09:00`) + minutes * 60_000;
