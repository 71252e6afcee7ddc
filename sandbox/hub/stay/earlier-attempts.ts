import { Refusal } from '../refusal.ts';
import { nowIso, type World } from '../world.ts';

const bookedUnderKey = {
  rooms: `SELECT reservation.membership_no AS membershipNo FROM answered_once
    JOIN reservation ON reservation.reservation_no = json_extract(answered_once.answer, '$.reservationNo')
    WHERE answered_once.key = ? AND reservation.status = 'confirmed'
      AND (answered_once.scope = 'createGuestReservation:' OR answered_once.scope LIKE 'createReservation:%')`,
  table: `SELECT booked.membership_no AS membershipNo FROM answered_once
    JOIN table_reservation AS booked
      ON booked.table_reservation_no = json_extract(answered_once.answer, '$.tableReservationNo')
    WHERE answered_once.key = ? AND booked.status = 'confirmed'
      AND (answered_once.scope = 'createGuestTable:' OR answered_once.scope LIKE 'createTableReservation:%')`,
};

/**
 * Makes sure that of one intent comes one reservation, by a guest or a member: a guest whose answer was lost may have
 * logged in and confirm as a member. An attempt that has booked stops this one; any other is closed, because its
 * request may still be on its way. Runs inside the transaction of the booking: a refused one closes nothing.
 * A reservation that was cancelled is none. Keys are random and known to the browser that made them alone, and the
 * answer tells neither number nor names.
 * @throws EARLIER_BOOKED (`data.bookedBy`)
 */
export function supersedeAttempts(world: World, of: keyof typeof bookedUnderKey, keys: readonly string[]): void {
  for (const key of keys) {
    const booked = world.db.get<{ membershipNo: string | null }>(bookedUnderKey[of], key);
    if (booked) {
      throw new Refusal('EARLIER_BOOKED', { data: { bookedBy: booked.membershipNo === null ? 'guest' : 'member' } });
    }
    world.db.run('INSERT OR IGNORE INTO superseded_attempt VALUES (?, ?)', key, nowIso(world));
  }
}

/** Whether another attempt was booked in the place of this one. */
export function isSuperseded(world: World, key: string): boolean {
  return world.db.get('SELECT 1 AS found FROM superseded_attempt WHERE key = ?', key) !== undefined;
}
