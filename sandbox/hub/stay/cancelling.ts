import type * as z from 'zod';
import type { SettledPoints } from '../../../lib/hub/contract/cancelled-room.ts';
import { pointsAfterFee } from '../../../lib/hub/contract/point-payment.ts';
import type { cancellation } from '../../../lib/hub/contract/reservation.ts';
import { reservationTerms } from '../../../lib/hub/contract/reservation-terms.ts';
import { giveVoucherBack } from '../member/booking-vouchers.ts';
import { giveStayPointsBack, paidPointsOf } from '../member/stay-points.ts';
import { Refusal } from '../refusal.ts';
import { nightsOf, seoulInstant } from '../seoul-day.ts';
import { nowIso, type World } from '../world.ts';
import { releaseAsks } from './asks.ts';
import { giveNightsBack } from './night-store.ts';
import { type ReservationRow, roomsOfReservation } from './reservation-store.ts';
import { findHotel } from './room-type-index.ts';

/** A guest cancels until check-in opens on the day of arrival; after that the front desk decides. */
export function isCancellable(world: World, reservation: ReservationRow): boolean {
  const opens = findHotel(reservation.hotelId)?.checkInFrom ?? '15:00';
  return (
    reservation.status === 'confirmed' &&
    world.clock.now().getTime() < Date.parse(seoulInstant(reservation.checkIn, opens))
  );
}

/** What cancelling costs at this moment, in won: the answer that every page shows. */
export function cancelNowKrw(world: World, { reservationNo, totalKrw }: ReservationRow): number {
  const rooms = roomsOfReservation(world, reservationNo);
  return reservationTerms({ rooms, totalKrw, asOf: nowIso(world) }).nowKrw;
}

/** Whether the voucher of a cancelled reservation was given back; null where there was none. */
export function voucherGivenBackYn(voucherId: string | null, feeKrw: number): 'Y' | 'N' | null {
  if (voucherId === null) return null;
  return feeKrw === 0 ? 'Y' : 'N';
}

/** What became of the points of a cancelled reservation; null where there were none, or where it stands. */
export function settledPointsOf(row: ReservationRow): SettledPoints | null {
  const { points, pointsKrw, keptPoints, expiredPoints, totalKrw } = row;
  if (keptPoints === null || expiredPoints === null) return null;
  const paid = { points, amountKrw: pointsKrw, goodPoints: points };
  const { keptKrw } = pointsAfterFee(row.feeKrw ?? 0, totalKrw, paid);
  return { returnedPoints: points - keptPoints - expiredPoints, expiredPoints, keptPoints, keptKrw };
}

/** Gives the points of a reservation back, less those that its fee needs. */
function settlePoints(world: World, row: ReservationRow, feeKrw: number): void {
  const paid = paidPointsOf(world, row);
  if (paid === null || row.membershipNo === null) return;
  const { keptPoints } = pointsAfterFee(feeKrw, row.totalKrw, paid);
  const back = paid.points - keptPoints;
  const { reservationNo, membershipNo, hotelId } = row;
  const expired = back === 0 ? 0 : giveStayPointsBack(world, { reservationNo, membershipNo, hotelId }, back);
  world.db.run(
    'UPDATE reservation SET kept_points = ?, expired_points = ? WHERE reservation_no = ?',
    keptPoints,
    expired,
    reservationNo,
  );
}

/** Cancels for a fee and puts the rooms back on sale, within the caller's transaction. */
function cancelFor(world: World, reservation: ReservationRow, feeKrw: number) {
  const { reservationNo, voucherId } = reservation;
  const cancelledAt = nowIso(world);
  releaseAsks(world, reservation);
  world.db.run(
    "UPDATE reservation SET status = 'cancelled', cancelled_at = ?, fee_krw = ? WHERE reservation_no = ?",
    cancelledAt,
    feeKrw,
    reservationNo,
  );
  const nights = nightsOf(reservation.checkIn, reservation.checkOut);
  for (const { roomTypeId } of roomsOfReservation(world, reservationNo)) {
    giveNightsBack(world, roomTypeId, nights, 1);
  }
  const givenBackYn = voucherGivenBackYn(voucherId, feeKrw);
  if (givenBackYn === 'Y' && voucherId !== null) giveVoucherBack(world, voucherId, reservationNo);
  settlePoints(world, reservation, feeKrw);
  return { cancelledAt, givenBackYn };
}

/**
 * Cancels for nothing, whatever the rate says: somebody else has booked it. Points and voucher come back.
 * @returns false where it cannot be cancelled any more
 */
export function cancelWithoutFee(world: World, find: () => ReservationRow | undefined): boolean {
  return world.db.immediate(() => {
    const reservation = find();
    if (!reservation || !isCancellable(world, reservation)) return false;
    cancelFor(world, reservation, 0);
    return true;
  });
}

/**
 * Cancels for the fee that was seen and puts the rooms back on sale. A voucher is given back where cancelling is
 * free; with a fee it has been used for it. Points are given back as `pointsAfterFee` says. A repeated call answers as the first.
 * @param find the caller's reservation, read inside the transaction
 * @throws NOT_FOUND, NOT_CANCELLABLE, FEE_CHANGED (`data.feeKrw`)
 */
export function cancelReservation(
  world: World,
  find: () => ReservationRow | undefined,
  expectedFeeKrw: number,
): z.output<typeof cancellation> {
  return world.db.immediate(() => {
    const reservation = find();
    if (!reservation) throw new Refusal('NOT_FOUND');
    const { reservationNo, voucherId } = reservation;
    if (reservation.status === 'cancelled' && reservation.cancelledAt !== null) {
      return {
        reservationNo,
        cancellationFeeKrw: reservation.feeKrw ?? 0,
        cancelledAt: reservation.cancelledAt,
        voucherGivenBackYn: voucherGivenBackYn(voucherId, reservation.feeKrw ?? 0),
        settledPoints: settledPointsOf(reservation),
      };
    }
    if (!isCancellable(world, reservation)) throw new Refusal('NOT_CANCELLABLE');
    const feeKrw = cancelNowKrw(world, reservation);
    if (feeKrw !== expectedFeeKrw) throw new Refusal('FEE_CHANGED', { data: { feeKrw } });
    const { cancelledAt, givenBackYn } = cancelFor(world, reservation, feeKrw);
    return {
      reservationNo,
      cancellationFeeKrw: feeKrw,
      cancelledAt,
      voucherGivenBackYn: givenBackYn,
      settledPoints: settledPointsOf(find() ?? reservation),
    };
  });
}
