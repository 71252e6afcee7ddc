import { Refusal } from './refusal.ts';
import type { World } from './world.ts';

/** Whose rooms or tables are counted: a member's, else those of the email address or the number. */
export interface Booker {
  membershipNo: string | null;
  email: string;
  mobile: string;
}

/** Rooms of one hotel on overlapping nights, and tables of a restaurant on a day. Larger groups ask the hotel. */
const MOST_ROOMS = 12;
const MOST_TABLES = 4;

const isOfBooker = `CASE WHEN ?1 IS NULL THEN membership_no IS NULL AND (lower(email) = lower(?2) OR mobile = ?3)
  ELSE membership_no = ?1 END`;

/**
 * Nothing is paid before arrival: without this, one person could take all rooms of a night.
 * @throws TOO_MANY_HELD
 */
export function requireRoomsLeft(
  world: World,
  { membershipNo, email, mobile }: Booker,
  stay: { hotelId: string; checkInDate: string; checkOutDate: string },
  wanted: number,
): void {
  const [held] = world.db.all<{ rooms: number }>(
    `SELECT count(*) AS rooms FROM reservation JOIN reservation_room USING (reservation_no)
      WHERE status = 'confirmed' AND hotel_id = ?4 AND check_in < ?6 AND check_out > ?5 AND ${isOfBooker}`,
    membershipNo,
    email,
    mobile,
    stay.hotelId,
    stay.checkInDate,
    stay.checkOutDate,
  );
  if ((held?.rooms ?? 0) + wanted > MOST_ROOMS) throw new Refusal('TOO_MANY_HELD');
}

/** @throws TOO_MANY_HELD */
export function requireTablesLeft(
  world: World,
  { membershipNo, email, mobile }: Booker,
  { restaurantId, date }: { restaurantId: string; date: string },
): void {
  const [held] = world.db.all<{ tables: number }>(
    `SELECT count(*) AS tables FROM table_reservation
      WHERE status = 'confirmed' AND restaurant_id = ?4 AND date = ?5 AND ${isOfBooker}`,
    membershipNo,
    email,
    mobile,
    restaurantId,
    date,
  );
  if ((held?.tables ?? 0) >= MOST_TABLES) throw new Refusal('TOO_MANY_HELD');
}
