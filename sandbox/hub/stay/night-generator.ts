import { chance } from '../prng.ts';
import type { HotelSeed } from '../seed/hotel-seed.ts';
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

/** What all rooms of a house share on a night. */
interface HouseNight {
  readonly isFull: boolean;
  readonly demand: number;
  /** What the room's own price is multiplied by. */
  readonly priceFactor: number;
  readonly minStay: number;
}

function houseNight({ hotelId, highMonths }: HotelSeed, date: SeoulDay): HouseNight {
  const isHigh = highMonths.includes(Number(date.slice(5, 7)));
  const isWeekend = isWeekendNight(date) || isHolidayEve(date);
  const demand = (isHigh ? 0.22 : 0) + (isWeekend ? 0.22 : 0) + 0.42 * chance('demand', hotelId, date);
  const season = isHigh ? 1.28 : 1;
  const weekend = isWeekend ? 1.24 : 1;
  const mood = 0.94 + 0.12 * chance('mood', hotelId, date) + 0.1 * demand;
  const isLongWeekend = isHigh && weekdayOf(date) === 6 && chance('min-stay', hotelId, date) < 0.4;
  return {
    isFull: chance('house-full', hotelId, date) < (isHigh && isWeekend ? 0.12 : 0.025),
    demand,
    priceFactor: season * weekend * mood,
    minStay: isLongWeekend ? 2 : 1,
  };
}

/** Rooms of a house are asked for one after the other. */
let last: { hotel: HotelSeed; date: SeoulDay; night: HouseNight } | undefined;

/**
 * What a night of a room type is like before anybody books: the same for the same date, whenever asked.
 * Whole houses sell out on some nights, single room types on some more; high season and weekends are
 * dearer and fuller; minimum stays belong to the house, so that the calendar can tell them truly.
 */
export function generateNight({ hotel, seed, roomTypeId }: RoomTypeEntry, date: SeoulDay): GeneratedNight {
  if (last?.hotel !== hotel || last.date !== date) last = { hotel, date, night: houseNight(hotel, date) };
  const { isFull, demand, priceFactor, minStay } = last.night;
  const isTypeFull = chance('type-full', roomTypeId, date) < 0.05;
  const taken = Math.min(0.97, demand * (0.7 + 0.6 * chance('taken', roomTypeId, date)));
  return {
    free: isFull || isTypeFull ? 0 : Math.max(1, Math.round(seed.count * (1 - taken))),
    baseKrw: Math.round((seed.baseKrw * priceFactor) / 1000) * 1000,
    minStay,
  };
}
