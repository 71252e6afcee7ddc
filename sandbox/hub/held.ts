import { Refusal } from './refusal.ts';
import { nightsOf, type SeoulDay } from './seoul-day.ts';
import type { World } from './world.ts';

/** Rooms of one hotel on a night, and tables of a restaurant on a day. Larger groups ask the hotel. */
const MOST_ROOMS = 12;
const MOST_TABLES = 4;

/**
 * Nothing is paid before arrival: without this, one member could take all rooms of a night. Guests are counted by the web, by
 * address: strangers could name the contact of a person, who would then be refused.
 * @param membershipNo null for a guest @param besides number of the reservation that is changed @throws TOO_MANY_HELD
 */
export function requireRoomsLeft(
  world: World,
  membershipNo: string | null,
  stay: { hotelId: string; checkInDate: SeoulDay; checkOutDate: SeoulDay },
  wanted: number,
  besides = '',
): void {
  const held = world.db.all<{ checkIn: SeoulDay; checkOut: SeoulDay }>(
    `SELECT check_in AS checkIn, check_out AS checkOut FROM reservation JOIN reservation_room USING (reservation_no)
      WHERE membership_no = ? AND status = 'confirmed' AND hotel_id = ? AND check_in < ? AND check_out > ?
        AND reservation_no <> ?`,
    membershipNo,
    stay.hotelId,
    stay.checkOutDate,
    stay.checkInDate,
    besides,
  );
  const most = Math.max(
    0,
    ...nightsOf(stay.checkInDate, stay.checkOutDate).map(
      (night) => held.filter(({ checkIn, checkOut }) => checkIn <= night && night < checkOut).length,
    ),
  );
  if (most + wanted > MOST_ROOMS) throw new Refusal('TOO_MANY_HELD');
}

/** As `requireRoomsLeft`. @param besides number of the table reservation that is moved @throws TOO_MANY_HELD */
export function requireTablesLeft(
  world: World,
  membershipNo: string | null,
  { restaurantId, date }: { restaurantId: string; date: SeoulDay },
  besides = '',
): void {
  const held = world.db.all(
    `SELECT 1 FROM table_reservation
      WHERE membership_no = ? AND status = 'confirmed' AND restaurant_id = ? AND date = ? AND table_reservation_no <> ?`,
    membershipNo,
    restaurantId,
    date,
    besides,
  );
  if (held.length >= MOST_TABLES) throw new Refusal('TOO_MANY_HELD');
}
