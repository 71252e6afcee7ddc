import { Refusal } from '../refusal.ts';
import type { World } from '../world.ts';
import { type ReservedRoom, roomsOfReservation } from './reservation-store.ts';

const DAY_MS = 24 * 3_600_000;
/** Within a day, of one member. Guests are limited by the web, by address. */
const CANCELLED_IN_GRACE = 5;

type Terms = ReservedRoom['cancellation'];

const isFreeByRate = ({ refundable, freeUntil }: Terms, timeMs: number): boolean =>
  refundable && freeUntil !== null && timeMs < Date.parse(freeUntil);

/**
 * Who keeps booking and cancelling would take rooms from others for nothing. Rates that are free anyway stay bookable.
 * @throws GRACE_USED_UP
 */
export function requireGraceLeft(
  world: World,
  membershipNo: string | null,
  rooms: readonly { cancellation: Terms }[],
): void {
  const nowMs = world.clock.now().getTime();
  if (rooms.every(({ cancellation: terms }) => terms.graceMinutes === null || isFreeByRate(terms, nowMs))) return;
  const since = new Date(nowMs - DAY_MS).toISOString();
  const ofMember = 'cancelled_at > ? AND fee_krw = 0 AND membership_no = ?';
  const stays = world.db.all<{ reservationNo: string; cancelledAt: string }>(
    `SELECT reservation_no AS reservationNo, cancelled_at AS cancelledAt FROM reservation
      WHERE status = 'cancelled' AND ${ofMember}`,
    since,
    membershipNo,
  );
  const single = world.db.all<{ reservationNo: string; cancelledAt: string; terms: string }>(
    `SELECT reservation_no AS reservationNo, one.cancelled_at AS cancelledAt, room ->> 'cancellation' AS terms
      FROM cancelled_room AS one JOIN (SELECT reservation_no, membership_no FROM reservation) USING (reservation_no)
      WHERE ${ofMember}`,
    since,
    membershipNo,
  );
  const inGrace = [
    ...stays.flatMap(({ reservationNo, cancelledAt }) =>
      roomsOfReservation(world, reservationNo).map(({ cancellation: terms }) => ({
        reservationNo,
        cancelledAt,
        terms,
      })),
    ),
    ...single.map((room) => ({ ...room, terms: JSON.parse(room.terms) as Terms })),
  ].filter(({ terms, cancelledAt }) => !isFreeByRate(terms, Date.parse(cancelledAt)));
  if (new Set(inGrace.map(({ reservationNo }) => reservationNo)).size >= CANCELLED_IN_GRACE) {
    throw new Refusal('GRACE_USED_UP');
  }
}
