import { chance } from '../prng.ts';
import { addDays, type SeoulDay, weekdayOf } from '../seoul-day.ts';
import type { RoomTypeEntry } from './room-type-index.ts';

export interface GeneratedNight {
  readonly free: number;
  /** Price of the night before service and tax, whole thousands of won. */
  readonly baseKrw: number;
  readonly minStay: number;
}

/** Fixed-date holidays of Korea: the eve is a dear night. */
const holidays = new Set(['01-01', '03-01', '05-05', '06-06', '08-15', '10-03', '10-09', '12-25']);

function isWeekendNight(date: SeoulDay): boolean {
  const weekday = weekdayOf(date);
  return weekday === 5 || weekday === 6;
}

const isHolidayEve = (date: SeoulDay): boolean => holidays.has(addDays(date, 1).slice(5));

/**
 * What a night of a room type is like before anybody books: the same for the same date, whenever asked.
 * Whole houses sell out on some nights, single room types on some more; high season and weekends are
 * dearer and fuller; minimum stays belong to the house, so that the calendar can tell them truly.
 */
export function generateNight({ hotel, seed, roomTypeId }: RoomTypeEntry, date: SeoulDay): GeneratedNight {
  const isHigh = hotel.highMonths.includes(Number(date.slice(5, 7)));
  const isWeekend = isWeekendNight(date) || isHolidayEve(date);
  const demand = (isHigh ? 0.22 : 0) + (isWeekend ? 0.22 : 0) + 0.42 * chance('demand', hotel.hotelId, date);

  const isHouseFull = chance('house-full', hotel.hotelId, date) < (isHigh && isWeekend ? 0.12 : 0.025);
  const isTypeFull = chance('type-full', roomTypeId, date) < 0.05;
  const taken = Math.min(0.97, demand * (0.7 + 0.6 * chance('taken', roomTypeId, date)));
  const free = isHouseFull || isTypeFull ? 0 : Math.max(1, Math.round(seed.count * (1 - taken)));

  const season = isHigh ? 1.28 : 1;
  const weekend = isWeekend ? 1.24 : 1;
  const mood = 0.94 + 0.12 * chance('mood', hotel.hotelId, date) + 0.1 * demand;
  const baseKrw = Math.round((seed.baseKrw * season * weekend * mood) / 1000) * 1000;

  const isLongWeekend = isHigh && weekdayOf(date) === 6 && chance('min-stay', hotel.hotelId, date) < 0.4;
  return { free, baseKrw, minStay: isLongWeekend ? 2 : 1 };
}
