import { addDays, daysBetween, type SeoulDay } from './dates';
import { stayLimits } from './stay-dates';

/** One night, named by the day it begins on. */
export interface Night {
  available: boolean;
  /** Lowest all-in price in won; null when sold out or not asked for. */
  lowestKrw: number | null;
  minimumStayNights: number;
}

/** What is known of the nights. A day that is absent has not been asked for and hinders nothing. */
export type Nights = ReadonlyMap<SeoulDay, Night>;

/** A night as the hub tells it (`availableDates` of the contract). */
export interface HotelNight extends Night {
  date: SeoulDay;
}

function isFree(nights: Nights, day: SeoulDay): boolean {
  return nights.get(day)?.available ?? true;
}

/** Whether a stay may begin on a day: its first night is free. */
export function canCheckIn(nights: Nights, day: SeoulDay): boolean {
  return isFree(nights, day);
}

/**
 * The last day on which a stay that began on `start` may end: the first sold-out day after it, because the
 * guest leaves in the morning of the night that nobody can sleep there, or the longest stay.
 */
export function latestCheckOut(nights: Nights, start: SeoulDay): SeoulDay {
  for (let count = 1; count < stayLimits.maxNights; count += 1) {
    const day = addDays(start, count);
    if (!isFree(nights, day)) return day;
  }
  return addDays(start, stayLimits.maxNights);
}

/** Whether a stay from `start` may end on `end`: every night between is free and the minimum stay is kept. */
export function canCheckOut(nights: Nights, start: SeoulDay, end: SeoulDay): boolean {
  if (!canCheckIn(nights, start)) return false;
  const count = daysBetween(start, end);
  return count >= (nights.get(start)?.minimumStayNights ?? 1) && end <= latestCheckOut(nights, start);
}

/**
 * Several hotels seen as one place to stay: a night is free when one of them has it, at its lowest price.
 * @param hotels nights of each hotel
 */
export function mergeNights(hotels: readonly (readonly HotelNight[])[]): Map<SeoulDay, Night> {
  const merged = new Map<SeoulDay, Night>();
  for (const { date, ...night } of hotels.flat()) {
    const known = merged.get(date);
    if (known === undefined || (night.available && !known.available)) merged.set(date, night);
    else if (night.available) {
      merged.set(date, {
        available: true,
        lowestKrw: lowestPrice(known.lowestKrw, night.lowestKrw),
        minimumStayNights: Math.min(known.minimumStayNights, night.minimumStayNights),
      });
    }
  }
  return merged;
}

function lowestPrice(a: number | null, b: number | null): number | null {
  if (a === null) return b;
  return b === null ? a : Math.min(a, b);
}

/** The days without a free night, in their order: the specification's "disabled dates". */
export function soldOutDays(nights: Nights): SeoulDay[] {
  return [...nights].flatMap(([day, night]) => (night.available ? [] : [day])).sort();
}
