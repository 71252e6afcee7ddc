import type { TableAlternative, TableDayState, TableSeating } from '../../../lib/hub/contract/dining.ts';
import type { Lang } from '../seed/texts.ts';
import { addDays, daysBetween, type SeoulDay } from '../seoul-day.ts';
import { today, type World } from '../world.ts';
import { isClosed, minutesOf, type Seating, seoulMinuteMs } from './opening.ts';
import { isBookable, type Restaurant, restaurantsByRegion } from './restaurants.ts';
import { type FreeTables, freeTables } from './table-store.ts';

/** How many days ahead tables are given. */
export const BOOKING_DAYS = 60;
/** A table is given until so long before its seating. */
const LEAD_MINUTES = 60;
const WAYS_ON = 3;
/** How far to look for another day, and how many neighbours to ask. */
const NEARBY_DAYS = 14;
const NEIGHBOURS = 8;
/** Used if the request names no hour: most guests want this one. */
const USUAL_TIME = '18:30';

export interface TableWish {
  readonly restaurant: Restaurant;
  readonly date: SeoulDay;
  readonly party: number;
  /** Number of a reservation that is about to move. */
  readonly besides?: string | undefined;
}

/** Whether a seating can still be booked at the hub's time. */
function isInTime(world: World, date: SeoulDay, { starts }: Pick<Seating, 'starts'>): boolean {
  return world.clock.now().getTime() + LEAD_MINUTES * 60_000 <= seoulMinuteMs(date, starts);
}

export interface TableDay {
  readonly state: TableDayState;
  readonly seatings: readonly FreeTables[];
}

/** A day as somebody finds it who wants a table for a party. */
export function tableDay(world: World, { restaurant, date, party, besides }: TableWish): TableDay {
  const ahead = daysBetween(today(world), date);
  const nothing = (state: TableDayState): TableDay => ({ state, seatings: [] });
  if (ahead < 0) return nothing('past');
  if (ahead > BOOKING_DAYS) return nothing('notYet');
  if (isClosed(restaurant.dining, date)) return nothing('closed');
  const seatings = freeTables(world, restaurant, date, party, besides).filter(({ seating }) =>
    isInTime(world, date, seating),
  );
  if (seatings.length === 0) return nothing('past');
  return { state: seatings.some(({ tables }) => tables.length > 0) ? 'free' : 'full', seatings };
}

export function shownSeatings({ seatings }: TableDay): TableSeating[] {
  return seatings.map(({ seating: { service, time }, tables }) => ({ service, time, tablesLeft: tables.length }));
}

function nearestTo(time: string, { seatings }: TableDay, besidesTime?: string): string[] {
  const away = (seating: string) => Math.abs(minutesOf(seating) - minutesOf(time));
  return seatings
    .filter(({ seating, tables }) => tables.length > 0 && seating.time !== besidesTime)
    .map(({ seating }) => seating.time)
    .sort((a, b) => away(a) - away(b));
}

/** 1, −1, 2, −2 …: the nearest days first. */
const shifts = Array.from({ length: NEARBY_DAYS }, (_, index) => [index + 1, -(index + 1)]).flat();

/**
 * Up to three ways on when a wish cannot be met: other hours of the day where an hour was wanted, the nearest days of
 * the same hotel, and a neighbour on the day itself.
 * @param time the seating that was wanted and is not to be had; without it the whole day is not
 */
export function alternativesFor(world: World, wish: TableWish, lang: Lang, time?: string): TableAlternative[] {
  const { restaurant, date, party } = wish;
  const way = (of: Restaurant, day: SeoulDay, seating: string): TableAlternative => ({
    restaurantId: of.restaurantId,
    restaurantName: of.seed.name[lang],
    hotelName: of.hotel.name[lang],
    date: day,
    time: seating,
  });
  const wanted = time ?? USUAL_TIME;
  const ways = nearestTo(wanted, tableDay(world, wish), time)
    .slice(0, 2)
    .map((seating) => way(restaurant, date, seating));
  const neighbour = neighbourOf(world, wish, wanted);
  const room = WAYS_ON - (neighbour ? 1 : 0);
  for (const shift of restaurant.maxParty < party ? [] : shifts) {
    if (ways.length >= room) break;
    const day = addDays(date, shift);
    const [seating] = nearestTo(wanted, tableDay(world, { ...wish, date: day }));
    if (seating) ways.push(way(restaurant, day, seating));
  }
  if (neighbour) ways.push(way(neighbour.restaurant, date, neighbour.time));
  return ways.slice(0, WAYS_ON);
}

/** Another restaurant of the region, the same hotel first, that has a table on that day. */
function neighbourOf(world: World, { restaurant, date, party }: TableWish, wanted: string) {
  const isSameHouse = ({ hotel }: Restaurant) => hotel.hotelId === restaurant.hotel.hotelId;
  const others = (restaurantsByRegion.get(restaurant.hotel.region) ?? [])
    .filter((other) => other !== restaurant && isBookable(other) && other.maxParty >= party)
    .sort((a, b) => Number(isSameHouse(b)) - Number(isSameHouse(a)))
    .slice(0, NEIGHBOURS);
  for (const other of others) {
    const [time] = nearestTo(wanted, tableDay(world, { restaurant: other, date, party }));
    if (time) return { restaurant: other, time };
  }
  return null;
}
