import { Refusal } from '../refusal.ts';
import type { World } from '../world.ts';
import { type ReservedRoom, roomsOfReservation } from './reservation-store.ts';

const DAY_MS = 24 * 3_600_000;
/** Within a day, of one member or email address. */
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
  booker: { membershipNo: string | null; email: string },
  rooms: readonly { cancellation: Terms }[],
): void {
  const nowMs = world.clock.now().getTime();
  if (rooms.every(({ cancellation: terms }) => terms.graceMinutes === null || isFreeByRate(terms, nowMs))) return;
  const cancelled = world.db.all<{ reservationNo: string; cancelledAt: string }>(
    `SELECT reservation_no AS reservationNo, cancelled_at AS cancelledAt FROM reservation
      WHERE status = 'cancelled' AND fee_krw = 0 AND cancelled_at > ?
        AND CASE WHEN ?2 IS NULL THEN membership_no IS NULL AND lower(email) = lower(?3) ELSE membership_no = ?2 END`,
    new Date(nowMs - DAY_MS).toISOString(),
    booker.membershipNo,
    booker.email,
  );
  const inGrace = cancelled.filter(({ reservationNo, cancelledAt }) =>
    roomsOfReservation(world, reservationNo).some(
      ({ cancellation }) => !isFreeByRate(cancellation, Date.parse(cancelledAt)),
    ),
  );
  if (inGrace.length >= CANCELLED_IN_GRACE) throw new Refusal('GRACE_USED_UP');
}
