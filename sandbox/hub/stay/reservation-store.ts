import type { CancellationTerms, PriceBreakdown } from '../../../lib/hub/contract/offer.ts';
import type { SleepingArrangement } from '../../../lib/hub/contract/sleeping.ts';
import type { Lang } from '../seed/texts.ts';
import type { SeoulDay } from '../seoul-day.ts';
import type { World } from '../world.ts';

export interface ReservationRow {
  readonly reservationNo: string;
  /** Null for a booking without a membership. */
  readonly membershipNo: string | null;
  readonly hotelId: string;
  readonly checkIn: SeoulDay;
  readonly checkOut: SeoulDay;
  readonly status: 'confirmed' | 'cancelled' | 'stayed';
  /** The rooms less the voucher. */
  readonly totalKrw: number;
  readonly email: string;
  readonly mobile: string;
  readonly voucherId: string | null;
  readonly voucherKrw: number;
  readonly bookedAt: string;
  readonly changedAt: string | null;
  readonly cancelledAt: string | null;
  readonly feeKrw: number | null;
  /** Points that pay a part of the total, and the won that they pay; of a cancelled one those that were used. */
  readonly points: number;
  readonly pointsKrw: number;
  /** Of a cancelled one with points: those used for the fee, and those that came back too late. */
  readonly keptPoints: number | null;
  readonly expiredPoints: number | null;
  /** What the ledger has posted for the stay. */
  readonly earnedPoints: number | null;
  /** How often it was changed. */
  readonly revision: number;
  /** As the guest said it, `HH:MM`. */
  readonly arrivalTime: string | null;
  /** The language of the booking. The hub writes its own notices in it. */
  readonly lang: Lang;
}

export interface ReservedRoom {
  readonly roomTypeId: string;
  readonly ratePlanId: string;
  readonly adults: number;
  readonly minor: number;
  readonly minorAges?: number[] | undefined;
  readonly sleeping: SleepingArrangement | null;
  readonly guestFirstName: string;
  readonly guestLastName: string;
  readonly requests: string;
  readonly price: PriceBreakdown;
  readonly cancellation: CancellationTerms;
}

type StoredAsJson = 'minorAges' | 'sleeping' | 'price' | 'cancellation';

export interface Consents {
  readonly requiredTermIds: readonly string[];
  readonly optionalTermIds: readonly string[];
}

const columns = `reservation_no AS reservationNo, membership_no AS membershipNo, hotel_id AS hotelId, check_in AS checkIn,
  check_out AS checkOut, status, total_krw AS totalKrw, email, mobile, voucher_id AS voucherId,
  voucher_krw AS voucherKrw, booked_at AS bookedAt, changed_at AS changedAt, cancelled_at AS cancelledAt,
  fee_krw AS feeKrw, points, points_krw AS pointsKrw, kept_points AS keptPoints, expired_points AS expiredPoints,
  earned_points AS earnedPoints, revision, arrival_time AS arrivalTime, lang`;

export function insertReservation(
  world: World,
  row: Omit<
    ReservationRow,
    | 'changedAt'
    | 'cancelledAt'
    | 'feeKrw'
    | 'keptPoints'
    | 'expiredPoints'
    | 'earnedPoints'
    | 'revision'
    | 'arrivalTime'
  >,
  rooms: readonly ReservedRoom[],
  consents: Consents,
): void {
  world.db.run(
    `INSERT INTO reservation (reservation_no, membership_no, hotel_id, check_in, check_out, status, total_krw, email,
      mobile, consents, voucher_id, voucher_krw, booked_at, points, points_krw, lang)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    row.reservationNo,
    row.membershipNo,
    row.hotelId,
    row.checkIn,
    row.checkOut,
    row.status,
    row.totalKrw,
    row.email,
    row.mobile,
    JSON.stringify(consents),
    row.voucherId,
    row.voucherKrw,
    row.bookedAt,
    row.points,
    row.pointsKrw,
    row.lang,
  );
  writeRooms(world, row.reservationNo, rooms);
}

/** Puts these rooms in the place of whatever the reservation had. */
export function writeRooms(world: World, reservationNo: string, rooms: readonly ReservedRoom[]): void {
  world.db.run('DELETE FROM reservation_room WHERE reservation_no = ?', reservationNo);
  rooms.forEach((room, position) => {
    world.db.run(
      `INSERT INTO reservation_room (reservation_no, position, room_type_id, rate_plan_id, adults, minor,
        minor_ages, sleeping, guest_first_name, guest_last_name, requests, price, cancellation)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      reservationNo,
      position,
      room.roomTypeId,
      room.ratePlanId,
      room.adults,
      room.minor,
      JSON.stringify(room.minorAges ?? null),
      JSON.stringify(room.sleeping),
      room.guestFirstName,
      room.guestLastName,
      room.requests,
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

/** Whoever made it. */
export const findAnyReservation = (world: World, reservationNo: string): ReservationRow | undefined =>
  world.db.get<ReservationRow>(`SELECT ${columns} FROM reservation WHERE reservation_no = ?`, reservationNo);

/** Confirmed stays in a hotel of which a day, that of departure too, lies in a period. */
export function reservationsDuring(
  world: World,
  hotelId: string,
  { firstDay, lastDay }: { firstDay: SeoulDay; lastDay: SeoulDay },
): ReservationRow[] {
  return world.db.all<ReservationRow>(
    `SELECT ${columns} FROM reservation
     WHERE hotel_id = ? AND status = 'confirmed' AND check_in <= ? AND check_out >= ? ORDER BY booked_at`,
    hotelId,
    lastDay,
    firstDay,
  );
}

/** A reservation made without a membership; a member's is found by its member only. */
/** @param reservationNo with or without its hyphen */
export function findGuestReservation(world: World, reservationNo: string): ReservationRow | undefined {
  return world.db.get<ReservationRow>(
    `SELECT ${columns} FROM reservation WHERE replace(reservation_no, '-', '') = ? AND membership_no IS NULL`,
    reservationNo.replaceAll('-', ''),
  );
}

export function reservationsOf(world: World, membershipNo: string): ReservationRow[] {
  return world.db.all<ReservationRow>(`SELECT ${columns} FROM reservation WHERE membership_no = ?`, membershipNo);
}

/** Reservations made without a membership under an e-mail address, in any case of its letters. */
export function guestReservationsOf(world: World, email: string): ReservationRow[] {
  return world.db.all<ReservationRow>(
    `SELECT ${columns} FROM reservation WHERE membership_no IS NULL AND lower(email) = lower(?) ORDER BY check_in`,
    email.trim(),
  );
}

export function roomsOfReservation(world: World, reservationNo: string): ReservedRoom[] {
  return world.db
    .all<Omit<ReservedRoom, StoredAsJson> & Record<StoredAsJson, string>>(
      `SELECT room_type_id AS roomTypeId, rate_plan_id AS ratePlanId, adults, minor, minor_ages AS minorAges,
        sleeping, guest_first_name AS guestFirstName, guest_last_name AS guestLastName, requests, price, cancellation FROM reservation_room WHERE reservation_no = ?
        ORDER BY position`,
      reservationNo,
    )
    .map((room) => ({
      ...room,
      minorAges: JSON.parse(room.minorAges) ?? undefined,
      sleeping: JSON.parse(room.sleeping),
      price: JSON.parse(room.price),
      cancellation: JSON.parse(room.cancellation),
    }));
}
