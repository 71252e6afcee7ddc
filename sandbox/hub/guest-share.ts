import type * as z from 'zod';
import type { bookedFrom } from '../../lib/hub/contract/guest-call.ts';
import type { Restaurant } from './dining/restaurants.ts';
import { freeTables } from './dining/table-store.ts';
import { Refusal } from './refusal.ts';
import { nightsOf, type SeoulDay } from './seoul-day.ts';
import { hotelNights } from './stay/night-store.ts';
import type { World } from './world.ts';

type BookedFrom = z.output<typeof bookedFrom>;

const SHARE = { address: 1 / 4, network: 1 / 2 };
/** In any house. */
const LEAST_ROOMS = 2;
const LEAST_TABLES = 1;

/** Notes whence a guest booked. @param number of the reservation, of rooms or of a table */
export function noteOrigin(world: World, number: string, from: BookedFrom): void {
  if (!from) return;
  for (const kind of ['address', 'network'] as const) {
    const origin = from[kind];
    if (origin) world.db.run('INSERT OR IGNORE INTO booked_from VALUES (?, ?, ?)', number, origin, SHARE[kind]);
  }
}

const originsOf = (world: World, number: string) =>
  world.db.all<{ origin: string; share: number }>('SELECT origin, share FROM booked_from WHERE number = ?', number);

/** @param own from one origin, of `free` and these */
function requireShare(own: number, free: number, share: number, least: number): void {
  if (own > Math.max(least, Math.floor((own + free) * share))) throw new Refusal('TOO_MANY_HELD');
}

/**
 * Without an account one cannot take a whole small house: what an address has booked there is at most its share of it. Asked once the
 * rooms are taken, inside their transaction. @throws TOO_MANY_HELD
 */
export function requireShareOfRooms(
  world: World,
  reservationNo: string,
  { hotelId, checkInDate, checkOutDate }: { hotelId: string; checkInDate: SeoulDay; checkOutDate: SeoulDay },
): void {
  const origins = originsOf(world, reservationNo);
  if (origins.length === 0) return;
  const free = Map.groupBy(hotelNights(world, hotelId, checkInDate, checkOutDate), ({ date }) => date);
  for (const { origin, share } of origins) {
    const booked = world.db.all<{ checkIn: SeoulDay; checkOut: SeoulDay }>(
      `SELECT check_in AS checkIn, check_out AS checkOut FROM booked_from
        JOIN reservation ON reservation_no = number JOIN reservation_room USING (reservation_no)
        WHERE origin = ? AND status = 'confirmed' AND hotel_id = ? AND check_in < ? AND check_out > ?`,
      origin,
      hotelId,
      checkOutDate,
      checkInDate,
    );
    for (const night of nightsOf(checkInDate, checkOutDate)) {
      const own = booked.filter(({ checkIn, checkOut }) => checkIn <= night && night < checkOut).length;
      const left = free.get(night)?.reduce((sum, row) => sum + row.free, 0) ?? 0;
      requireShare(own, left, share, LEAST_ROOMS);
    }
  }
}

/** As `requireShareOfRooms`, of the tables of a seating. @throws TOO_MANY_HELD */
export function requireShareOfTables(
  world: World,
  tableReservationNo: string,
  restaurant: Restaurant,
  { date, starts, ends }: { date: SeoulDay; starts: number; ends: number },
): void {
  const origins = originsOf(world, tableReservationNo);
  if (origins.length === 0) return;
  const seatings = freeTables(world, restaurant, date, 1);
  const free = seatings.find(({ seating }) => seating.starts === starts)?.tables.length ?? 0;
  for (const { origin, share } of origins) {
    const own = world.db.all(
      `SELECT 1 FROM booked_from JOIN table_reservation ON table_reservation_no = number
        WHERE origin = ? AND status = 'confirmed' AND restaurant_id = ? AND date = ? AND starts < ? AND ends > ?`,
      origin,
      restaurant.restaurantId,
      date,
      ends,
      starts,
    ).length;
    requireShare(own, free, share, LEAST_TABLES);
  }
}
