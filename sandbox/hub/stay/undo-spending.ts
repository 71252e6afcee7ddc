import type { Undone } from '../seed/report-emails.ts';
import type { World } from '../world.ts';
import { withdrawVoucherAsks } from './asks.ts';
import { cancelWithoutFee, isCancellable } from './cancelling.ts';
import { returnStayPoints } from './changing.ts';
import type { ReservationRow } from './reservation-store.ts';

/** What one stay has taken of a member. */
interface StaySpending {
  /** ISO 8601; what is earlier stays as it is. */
  readonly since: string;
  /** Points that were moved into it since then. */
  readonly points: number;
}

/**
 * Undoes what a stay has taken since a moment, within the caller's transaction: a stay that was booked since with points or a
 * voucher is cancelled without a fee, an older one gives back what was added. A stay that has begun, or was cancelled for a
 * fee, is left as it is.
 * @returns which of these it was; null where nothing had to be done
 */
export function undoSpending(world: World, row: ReservationRow, { since, points }: StaySpending): keyof Undone | null {
  if (row.status === 'cancelled') return (row.feeKrw ?? 0) > 0 ? 'left' : null;
  if (!isCancellable(world, row)) return 'left';
  if (row.bookedAt >= since && (row.points > 0 || row.voucherId !== null)) {
    return cancelWithoutFee(world, () => row) ? 'cancelled' : 'left';
  }
  const withdrawn = withdrawVoucherAsks(world, row, since);
  const returned = returnStayPoints(world, row, points);
  return withdrawn || returned ? 'givenBack' : null;
}
