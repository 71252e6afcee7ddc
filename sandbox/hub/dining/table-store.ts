import { chance } from '../prng.ts';
import { type SeoulDay, weekdayOf } from '../seoul-day.ts';
import type { World } from '../world.ts';
import { closingMinutes, isClosed, minutesOf, type Seating, seatingsOf } from './opening.ts';
import type { Restaurant, Table } from './restaurants.ts';

/** Minutes of a day in which a table is somebody's. */
interface Span {
  readonly tableNo: string;
  readonly starts: number;
  readonly ends: number;
}

const END_OF_DAY = 48 * 60;

/** What the hotel has promised on the telephone before anybody books here: the same for the same date. */
function promisedSpans({ restaurantId, dining, tables }: Restaurant, date: SeoulDay): Span[] {
  const weekday = weekdayOf(date);
  const isWeekend = weekday === 5 || weekday === 6;
  const isFull = chance('tables-full', restaurantId, date) < (isWeekend ? 0.1 : 0.03);
  return dining.services.flatMap((service) => {
    const seatings = seatingsOf({ ...dining, services: [service] });
    const demand = (isWeekend ? 0.75 : 0.45) * (service.service === 'breakfast' ? 0.5 : 1);
    return tables.flatMap(({ tableNo }) => {
      if (isFull) {
        const ends = closingMinutes(service) + service.durationMinutes;
        return [{ tableNo, starts: minutesOf(service.from), ends }];
      }
      const words = [restaurantId, date, service.service, tableNo] as const;
      const seating = seatings[Math.floor(chance('table-hour', ...words) * seatings.length)];
      const isTaken = seating !== undefined && chance('table-taken', ...words) < demand;
      return isTaken ? [{ tableNo, starts: seating.starts, ends: seating.ends }] : [];
    });
  });
}

/** Stores the bookings of a day when it is first requested. */
function ensureDay(world: World, restaurant: Restaurant, date: SeoulDay): void {
  const { restaurantId } = restaurant;
  const known = world.db.get('SELECT 1 FROM table_day WHERE restaurant_id = ? AND date = ?', restaurantId, date);
  if (known) return;
  world.db.immediate(() => {
    world.db.run('INSERT OR IGNORE INTO table_day VALUES (?, ?)', restaurantId, date);
    for (const span of promisedSpans(restaurant, date)) hold(world, restaurantId, date, span);
  });
}

function hold(world: World, restaurantId: string, date: SeoulDay, { tableNo, starts, ends }: Span): void {
  world.db.run('INSERT INTO table_hold VALUES (?, ?, ?, ?, ?)', restaurantId, date, tableNo, starts, ends);
}

/** Everything that is taken on a day. @param besides a reservation that is about to move */
function takenSpans(world: World, restaurant: Restaurant, date: SeoulDay, besides = ''): Span[] {
  ensureDay(world, restaurant, date);
  return world.db.all<Span>(
    `SELECT table_no AS tableNo, starts, ends FROM table_hold WHERE restaurant_id = ?1 AND date = ?2
     UNION ALL
     SELECT table_no, starts, ends FROM table_reservation
     WHERE restaurant_id = ?1 AND date = ?2 AND status = 'confirmed' AND table_reservation_no <> ?3`,
    restaurant.restaurantId,
    date,
    besides,
  );
}

export interface FreeTables {
  readonly seating: Seating;
  /** Tables that the party could have, the smallest first. */
  readonly tables: readonly Table[];
}

/**
 * For every seating of a day that is not closed, the tables that a party fits at and that are free in every minute of it.
 * @param besides number of a reservation whose table counts as free, because it is about to move
 */
export function freeTables(
  world: World,
  restaurant: Restaurant,
  date: SeoulDay,
  party: number,
  besides?: string,
): FreeTables[] {
  if (isClosed(restaurant.dining, date)) return [];
  const taken = Map.groupBy(takenSpans(world, restaurant, date, besides), ({ tableNo }) => tableNo);
  const large = restaurant.tables.filter(({ seats }) => seats >= party);
  return seatingsOf(restaurant.dining).map((seating) => ({
    seating,
    tables: large.filter(
      ({ tableNo }) => !taken.get(tableNo)?.some(({ starts, ends }) => starts < seating.ends && seating.starts < ends),
    ),
  }));
}

/** Longer than any party keeps its table. */
const LONGEST_MINUTES = 180;

/**
 * Leaves exactly `count` tables of a day to those who book here, the largest ones; what members have booked stays.
 * @param time only for this seating; without it for the whole day
 */
export function leaveTables(world: World, restaurant: Restaurant, date: SeoulDay, count: number, time?: string): void {
  const { restaurantId, tables } = restaurant;
  ensureDay(world, restaurant, date);
  const starts = time === undefined ? 0 : minutesOf(time);
  // A minute of the seating is enough to take it, and leaves the table to seatings before and after.
  const held = time === undefined ? END_OF_DAY : starts + 1;
  const cleared = time === undefined ? END_OF_DAY : starts + LONGEST_MINUTES;
  world.db.immediate(() => {
    world.db.run(
      'DELETE FROM table_hold WHERE restaurant_id = ? AND date = ? AND starts < ? AND ends > ?',
      restaurantId,
      date,
      cleared,
      starts,
    );
    for (const { tableNo } of tables.slice(0, Math.max(0, tables.length - count))) {
      hold(world, restaurantId, date, { tableNo, starts, ends: held });
    }
  });
}
