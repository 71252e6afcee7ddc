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

interface DayFacts {
  readonly month: number;
  readonly isSaturday: boolean;
  /** A night of Friday or Saturday, or the eve of a holiday. */
  readonly isWeekend: boolean;
}
const knownDays = new Map<SeoulDay, DayFacts>();

function factsOf(date: SeoulDay): DayFacts {
  const known = knownDays.get(date);
  if (known) return known;
  const weekday = weekdayOf(date);
  const isHolidayEve = holidays.has(addDays(date, 1).slice(5));
  const facts = {
    month: Number(date.slice(5, 7)),
    isSaturday: weekday === 6,
    isWeekend: weekday === 5 || weekday === 6 || isHolidayEve,
  };
  knownDays.set(date, facts);
  return facts;
}

/** What all rooms of a hotel share on a night. */
interface HouseNight {
  readonly isFull: boolean;
  readonly demand: number;
  /** What the room's own price is multiplied by. */
  readonly priceFactor: number;
  readonly minStay: number;
}

function houseNight({ hotelId, highMonths }: HotelSeed, date: SeoulDay): HouseNight {
  const { month, isSaturday, isWeekend } = factsOf(date);
  const isHigh = highMonths.includes(month);
  const demand = (isHigh ? 0.22 : 0) + (isWeekend ? 0.22 : 0) + 0.42 * chance('demand', hotelId, date);
  const season = isHigh ? 1.28 : 1;
  const weekend = isWeekend ? 1.24 : 1;
  const mood = 0.94 + 0.12 * chance('mood', hotelId, date) + 0.1 * demand;
  const isLongWeekend = isHigh && isSaturday && chance('min-stay', hotelId, date) < 0.4;
  return {
    isFull: chance('house-full', hotelId, date) < (isHigh && isWeekend ? 0.12 : 0.025),
    demand,
    priceFactor: season * weekend * mood,
    minStay: isLongWeekend ? 2 : 1,
  };
}

/** Nights of the hotel that was asked for last: its rooms come one after the other. */
let last: { hotel: HotelSeed; nights: Map<SeoulDay, HouseNight> } | undefined;

function sharedNight(hotel: HotelSeed, date: SeoulDay): HouseNight {
  if (last?.hotel !== hotel) last = { hotel, nights: new Map() };
  const known = last.nights.get(date);
  if (known) return known;
  const night = houseNight(hotel, date);
  last.nights.set(date, night);
  return night;
}

/**
 * What a night of a room type is like before anybody books: the same for the same date, whenever asked.
 * Whole hotels sell out on some nights, single room types on some more; high season and weekends are
 * dearer and fuller; minimum stays belong to the hotel, so that the calendar can tell them truly.
 */
export function generateNight({ hotel, seed, roomTypeId }: RoomTypeEntry, date: SeoulDay): GeneratedNight {
  const { isFull, demand, priceFactor, minStay } = sharedNight(hotel, date);
  const isTypeFull = chance('type-full', roomTypeId, date) < 0.05;
  const taken = Math.min(0.97, demand * (0.7 + 0.6 * chance('taken', roomTypeId, date)));
  return {
    free: isFull || isTypeFull ? 0 : Math.max(1, Math.round(seed.count * (1 - taken))),
    baseKrw: Math.round((seed.baseKrw * priceFactor) / 1000) * 1000,
    minStay,
  };
}
