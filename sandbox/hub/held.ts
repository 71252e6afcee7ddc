import { isSameTelephone, mailboxKey } from '../../lib/hub/contract/same-person.ts';
import { Refusal } from './refusal.ts';
import { nightsOf, type SeoulDay } from './seoul-day.ts';
import type { World } from './world.ts';

/** Whose rooms or tables are counted: a member's, else those of the email address or the number. */
export interface Booker {
  membershipNo: string | null;
  email: string;
  mobile: string;
}

/** Rooms of one hotel on a night, and tables of a restaurant on a day. Larger groups ask the hotel. */
const MOST_ROOMS = 12;
const MOST_TABLES = 4;

const isOfBooker =
  (booker: Booker) =>
  ({ membershipNo, email, mobile }: Booker): boolean =>
    membershipNo === booker.membershipNo &&
    (membershipNo !== null || mailboxKey(email) === mailboxKey(booker.email) || isSameTelephone(mobile, booker.mobile));

/**
 * Nothing is paid before arrival: without this, one person could take all rooms of a night.
 * @param besides number of the reservation that is changed @throws TOO_MANY_HELD
 */
export function requireRoomsLeft(
  world: World,
  booker: Booker,
  stay: { hotelId: string; checkInDate: SeoulDay; checkOutDate: SeoulDay },
  wanted: number,
  besides = '',
): void {
  const held = world.db
    .all<Booker & { checkIn: SeoulDay; checkOut: SeoulDay }>(
      `SELECT membership_no AS membershipNo, email, mobile, check_in AS checkIn, check_out AS checkOut
        FROM reservation JOIN reservation_room USING (reservation_no)
        WHERE status = 'confirmed' AND hotel_id = ? AND check_in < ? AND check_out > ? AND reservation_no <> ?`,
      stay.hotelId,
      stay.checkOutDate,
      stay.checkInDate,
      besides,
    )
    .filter(isOfBooker(booker));
  const most = Math.max(
    0,
    ...nightsOf(stay.checkInDate, stay.checkOutDate).map(
      (night) => held.filter(({ checkIn, checkOut }) => checkIn <= night && night < checkOut).length,
    ),
  );
  if (most + wanted > MOST_ROOMS) throw new Refusal('TOO_MANY_HELD');
}

/** @param besides number of the table reservation that is moved @throws TOO_MANY_HELD */
export function requireTablesLeft(
  world: World,
  booker: Booker,
  { restaurantId, date }: { restaurantId: string; date: SeoulDay },
  besides = '',
): void {
  const held = world.db
    .all<Booker>(
      `SELECT membership_no AS membershipNo, email, mobile FROM table_reservation
        WHERE status = 'confirmed' AND restaurant_id = ? AND date = ? AND table_reservation_no <> ?`,
      restaurantId,
      date,
      besides,
    )
    .filter(isOfBooker(booker));
  if (held.length >= MOST_TABLES) throw new Refusal('TOO_MANY_HELD');
}
