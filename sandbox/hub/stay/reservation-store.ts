import type { CancellationTerms, PriceBreakdown } from '../../../lib/hub/contract/offer.ts';
import type { SeoulDay } from '../seoul-day.ts';
import type { World } from '../world.ts';

export interface ReservationRow {
  readonly reservationNo: string;
  readonly membershipNo: string;
  readonly hotelId: string;
  readonly checkIn: SeoulDay;
  readonly checkOut: SeoulDay;
  readonly status: 'confirmed' | 'cancelled' | 'stayed';
  readonly totalKrw: number;
  readonly email: string;
  readonly mobile: string;
  readonly requests: string;
  readonly bookedAt: string;
  readonly cancelledAt: string | null;
  readonly feeKrw: number | null;
}

export interface ReservedRoom {
  readonly roomTypeId: string;
  readonly ratePlanId: string;
  readonly adults: number;
  readonly minor: number;
  readonly guestFirstName: string;
  readonly guestLastName: string;
  readonly price: PriceBreakdown;
  readonly cancellation: CancellationTerms;
}

const columns = `reservation_no AS reservationNo, membership_no AS membershipNo, hotel_id AS hotelId, check_in AS checkIn,
  check_out AS checkOut, status, total_krw AS totalKrw, email, mobile, requests, booked_at AS bookedAt,
  cancelled_at AS cancelledAt, fee_krw AS feeKrw`;

export function insertReservation(
  world: World,
  row: Omit<ReservationRow, 'cancelledAt' | 'feeKrw'>,
  rooms: readonly ReservedRoom[],
  agreedTermIds: readonly string[],
): void {
  world.db.run(
    `INSERT INTO reservation (reservation_no, membership_no, hotel_id, check_in, check_out, status, total_krw, email,
      mobile, requests, agreed_terms, booked_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    row.reservationNo,
    row.membershipNo,
    row.hotelId,
    row.checkIn,
    row.checkOut,
    row.status,
    row.totalKrw,
    row.email,
    row.mobile,
    row.requests,
    JSON.stringify(agreedTermIds),
    row.bookedAt,
  );
  rooms.forEach((room, position) => {
    world.db.run(
      'INSERT INTO reservation_room VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
      row.reservationNo,
      position,
      room.roomTypeId,
      room.ratePlanId,
      room.adults,
      room.minor,
      room.guestFirstName,
      room.guestLastName,
      JSON.stringify(room.price),
      JSON.stringify(room.cancellation),
    );
  });
}

/** A member's own reservation; somebody else's is as absent as one that does not exist. */
export function findReservation(world: World, membershipNo: string, reservationNo: string): ReservationRow | undefined {
  return world.db.get<ReservationRow>(
    `SELECT ${columns} FROM reservation WHERE reservation_no = ? AND membership_no = ?`,
    reservationNo,
    membershipNo,
  );
}

export function reservationsOf(world: World, membershipNo: string): ReservationRow[] {
  return world.db.all<ReservationRow>(`SELECT ${columns} FROM reservation WHERE membership_no = ?`, membershipNo);
}

export function roomsOfReservation(world: World, reservationNo: string): ReservedRoom[] {
  return world.db
    .all<Omit<ReservedRoom, 'price' | 'cancellation'> & { price: string; cancellation: string }>(
      `SELECT room_type_id AS roomTypeId, rate_plan_id AS ratePlanId, adults, minor, guest_first_name AS guestFirstName,
        guest_last_name AS guestLastName, price, cancellation FROM reservation_room WHERE reservation_no = ? ORDER BY position`,
      reservationNo,
    )
    .map((room) => ({ ...room, price: JSON.parse(room.price), cancellation: JSON.parse(room.cancellation) }));
}
