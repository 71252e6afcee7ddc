import type { TableOccasion } from '../../../lib/hub/contract/table-reservation.ts';
import type { SeoulDay } from '../seoul-day.ts';
import type { Consents } from '../stay/reservation-store.ts';
import type { World } from '../world.ts';

export interface TableReservationRow {
  readonly tableReservationNo: string;
  /** Null without a membership. */
  readonly membershipNo: string | null;
  readonly restaurantId: string;
  readonly date: SeoulDay;
  /** Minutes after the day's midnight in Seoul. */
  readonly starts: number;
  readonly ends: number;
  readonly tableNo: string;
  readonly party: number;
  readonly status: 'confirmed' | 'cancelled';
  readonly guestFirstName: string;
  readonly guestLastName: string;
  readonly email: string;
  readonly mobile: string;
  readonly occasion: TableOccasion;
  readonly requests: string;
  readonly lateFeePerGuestKrw: number;
  readonly freeUntil: string;
  readonly revision: number;
  readonly bookedAt: string;
  readonly changedAt: string | null;
  readonly cancelledAt: string | null;
  readonly feeKrw: number | null;
}

const columns = `table_reservation_no AS tableReservationNo, membership_no AS membershipNo,
  restaurant_id AS restaurantId, date, starts, ends, table_no AS tableNo, party, status,
  guest_first_name AS guestFirstName, guest_last_name AS guestLastName, email, mobile, occasion, requests,
  late_fee_per_guest_krw AS lateFeePerGuestKrw, free_until AS freeUntil, revision, booked_at AS bookedAt,
  changed_at AS changedAt, cancelled_at AS cancelledAt, fee_krw AS feeKrw`;

export type NewTableReservation = Omit<
  TableReservationRow,
  'status' | 'revision' | 'changedAt' | 'cancelledAt' | 'feeKrw'
>;

/** @param consents of a guest; a member has agreed when joining */
export function insertTableReservation(world: World, row: NewTableReservation, consents: Consents | null = null): void {
  world.db.run(
    `INSERT INTO table_reservation (table_reservation_no, membership_no, restaurant_id, date, starts, ends, table_no,
      party, status, guest_first_name, guest_last_name, email, mobile, occasion, requests, late_fee_per_guest_krw,
      free_until, revision, booked_at, consents)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'confirmed', ?, ?, ?, ?, ?, ?, ?, ?, 0, ?, ?)`,
    row.tableReservationNo,
    row.membershipNo,
    row.restaurantId,
    row.date,
    row.starts,
    row.ends,
    row.tableNo,
    row.party,
    row.guestFirstName,
    row.guestLastName,
    row.email,
    row.mobile,
    row.occasion,
    row.requests,
    row.lateFeePerGuestKrw,
    row.freeUntil,
    row.bookedAt,
    consents && JSON.stringify(consents),
  );
}

type Moved = Pick<
  TableReservationRow,
  | 'tableReservationNo'
  | 'date'
  | 'starts'
  | 'ends'
  | 'tableNo'
  | 'party'
  | 'occasion'
  | 'requests'
  | 'freeUntil'
  | 'changedAt'
>;

export function moveTableReservation(world: World, row: Moved): void {
  world.db.run(
    `UPDATE table_reservation SET date = ?, starts = ?, ends = ?, table_no = ?, party = ?, occasion = ?, requests = ?,
      free_until = ?, changed_at = ?, revision = revision + 1 WHERE table_reservation_no = ?`,
    row.date,
    row.starts,
    row.ends,
    row.tableNo,
    row.party,
    row.occasion,
    row.requests,
    row.freeUntil,
    row.changedAt,
    row.tableReservationNo,
  );
}

export function endTableReservation(
  world: World,
  { tableReservationNo, cancelledAt, feeKrw }: { tableReservationNo: string; cancelledAt: string; feeKrw: number },
): void {
  world.db.run(
    `UPDATE table_reservation SET status = 'cancelled', cancelled_at = ?, fee_krw = ?, revision = revision + 1
     WHERE table_reservation_no = ?`,
    cancelledAt,
    feeKrw,
    tableReservationNo,
  );
}

/** A member's own table, with null one of a guest; somebody else's is as absent as one that does not exist. */
export function findTableReservation(
  world: World,
  membershipNo: string | null,
  tableReservationNo: string,
): TableReservationRow | undefined {
  return world.db.get<TableReservationRow>(
    `SELECT ${columns} FROM table_reservation WHERE table_reservation_no = ? AND membership_no IS ?`,
    tableReservationNo,
    membershipNo,
  );
}

export function tableReservationsOf(world: World, membershipNo: string): TableReservationRow[] {
  return world.db.all<TableReservationRow>(
    `SELECT ${columns} FROM table_reservation WHERE membership_no = ?`,
    membershipNo,
  );
}

/** Tables booked without a membership under an e-mail address, in any case of its letters. */
export function guestTablesOf(world: World, email: string): TableReservationRow[] {
  return world.db.all<TableReservationRow>(
    `SELECT ${columns} FROM table_reservation WHERE membership_no IS NULL AND lower(email) = lower(?) ORDER BY date`,
    email.trim(),
  );
}
