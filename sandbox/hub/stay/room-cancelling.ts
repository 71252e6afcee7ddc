import type * as z from 'zod';
import type { CancelledRoom, SettledPoints } from '../../../lib/hub/contract/cancelled-room.ts';
import { pointsAfterFee } from '../../../lib/hub/contract/point-payment.ts';
import type { changeQuote } from '../../../lib/hub/contract/reservation-change.ts';
import { reservationTerms } from '../../../lib/hub/contract/reservation-terms.ts';
import { discountOnChange, giveVoucherBack } from '../member/booking-vouchers.ts';
import { consumeStayPoints, giveStayPointsBack, mostKept, worthKrw } from '../member/stay-points.ts';
import { type RatePlanId, ratePlans } from '../seed/rate-plans.ts';
import type { Lang } from '../seed/texts.ts';
import { nightsOf } from '../seoul-day.ts';
import { nowIso, type World } from '../world.ts';
import { giveNightsBack } from './night-store.ts';
import type { ReservationRow, ReservedRoom } from './reservation-store.ts';
import { sumOf } from './room-pricing.ts';
import { findRoomType } from './room-type-index.ts';

/** A room that was cancelled while others of its reservation stayed. */
interface CancelledRoomRow {
  readonly room: ReservedRoom;
  readonly cancelledAt: string;
  readonly feeKrw: number;
  readonly settledPoints: SettledPoints | null;
}

type PointsMoved = z.output<typeof changeQuote>['pointsMoved'];
type RoomsLeft = Pick<ReservationRow, 'totalKrw' | 'voucherId' | 'voucherKrw' | 'points' | 'pointsKrw'>;

export function cancelledRoomsOf(world: World, reservationNo: string): CancelledRoomRow[] {
  return world.db
    .all<Pick<CancelledRoomRow, 'cancelledAt' | 'feeKrw'> & { room: string; settledPoints: string }>(
      `SELECT room, cancelled_at AS cancelledAt, fee_krw AS feeKrw, settled_points AS settledPoints
       FROM cancelled_room WHERE reservation_no = ? ORDER BY position`,
      reservationNo,
    )
    .map((row) => ({ ...row, room: JSON.parse(row.room), settledPoints: JSON.parse(row.settledPoints) }));
}

export function describeCancelledRoom({ room, ...cancelled }: CancelledRoomRow, lang: Lang): CancelledRoom {
  return {
    roomTypeName: findRoomType(room.roomTypeId)?.archetype.name[lang] ?? room.roomTypeId,
    ratePlanName: ratePlans[room.ratePlanId as RatePlanId].name[lang],
    guestFirstName: room.guestFirstName,
    guestLastName: room.guestLastName,
    ...cancelled,
  };
}

/** Gives back the points that the other rooms cannot take, less those that the fee of the room needs. */
function settleRoomPoints(
  world: World,
  { reservationNo, membershipNo, hotelId }: ReservationRow,
  { feeKrw, partKrw, points, pointsKrw }: { feeKrw: number; partKrw: number; points: number; pointsKrw: number },
): SettledPoints | null {
  if (membershipNo === null || points === 0) return null;
  const paid = { points, amountKrw: pointsKrw, goodPoints: points };
  const { keptPoints, keptKrw } = pointsAfterFee(feeKrw, partKrw, paid);
  const stay = { reservationNo, membershipNo, hotelId };
  const back = points - keptPoints;
  const expiredPoints = back === 0 ? 0 : giveStayPointsBack(world, stay, back);
  consumeStayPoints(world, stay, keptPoints);
  return { returnedPoints: back - expiredPoints, expiredPoints, keptPoints, keptKrw };
}

/** Cancels one of several rooms, within the caller's transaction, which writes the reservation. */
function cancelRoom(world: World, row: ReservationRow, room: ReservedRoom, others: readonly ReservedRoom[]): RoomsLeft {
  const { reservationNo, hotelId, checkIn, checkOut } = row;
  const othersKrw = sumOf(others);
  const stay = { hotelId, checkInDate: checkIn, totalKrw: othersKrw };
  const saved = row.voucherId === null ? 0 : discountOnChange(world, row.voucherId, stay);
  if (saved === null && row.voucherId !== null) giveVoucherBack(world, row.voucherId, reservationNo);
  // A voucher that the other rooms still use saves less without this one: the fee is not more than the room was.
  const partKrw = room.price.totalKrw - (saved === null ? 0 : row.voucherKrw - saved);
  const cancelledAt = nowIso(world);
  const feeKrw = reservationTerms({ rooms: [room], totalKrw: partKrw, asOf: cancelledAt }).nowKrw;
  const totalKrw = othersKrw - (saved ?? 0);
  const points = mostKept(row.points, totalKrw);
  const pointsKrw = worthKrw(points, totalKrw);
  const settledPoints = settleRoomPoints(world, row, {
    feeKrw,
    partKrw,
    points: row.points - points,
    pointsKrw: row.pointsKrw - pointsKrw,
  });
  giveNightsBack(world, room.roomTypeId, nightsOf(checkIn, checkOut), 1);
  world.db.run(
    'INSERT INTO cancelled_room (reservation_no, room, cancelled_at, fee_krw, settled_points) VALUES (?, ?, ?, ?, ?)',
    reservationNo,
    JSON.stringify(room),
    cancelledAt,
    feeKrw,
    JSON.stringify(settledPoints),
  );
  return { totalKrw, voucherId: saved === null ? null : row.voucherId, voucherKrw: saved ?? 0, points, pointsKrw };
}

/**
 * Cancels rooms one after the other, each for what its own rate says now. Rooms that stay keep their prices and terms;
 * the voucher is given back if it is not good for them alone. Within the caller's transaction, which writes the rooms
 * and the reservation.
 * @param isCancelled by position; false for one room at least
 * @returns the reservation and its rooms without them, and what was cancelled
 */
export function cancelRooms(
  world: World,
  row: ReservationRow,
  held: readonly ReservedRoom[],
  isCancelled: (index: number) => boolean,
): { row: ReservationRow; rooms: ReservedRoom[]; cancelled: CancelledRoomRow[]; voucherGivenBack: boolean } {
  const before = cancelledRoomsOf(world, row.reservationNo).length;
  let left = row;
  let rooms = [...held];
  for (const room of held.filter((_, index) => isCancelled(index))) {
    rooms = rooms.filter((other) => other !== room);
    left = { ...left, ...cancelRoom(world, left, room, rooms) };
  }
  return {
    row: left,
    rooms,
    cancelled: cancelledRoomsOf(world, row.reservationNo).slice(before),
    voucherGivenBack: row.voucherId !== null && left.voucherId === null,
  };
}

export const feesOf = (cancelled: readonly { feeKrw: number }[]) =>
  cancelled.reduce((sum, { feeKrw }) => sum + feeKrw, 0);

/** What moved with the cancelled rooms, and with the change of the others. */
export function movedWith(
  cancelled: readonly { settledPoints: SettledPoints | null }[],
  { spentPoints, ...back }: PointsMoved,
): PointsMoved {
  const settled = [back, ...cancelled.flatMap(({ settledPoints }) => settledPoints ?? [])];
  return {
    spentPoints,
    returnedPoints: settled.reduce((sum, { returnedPoints }) => sum + returnedPoints, 0),
    expiredPoints: settled.reduce((sum, { expiredPoints }) => sum + expiredPoints, 0),
  };
}
