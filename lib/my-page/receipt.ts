import { dueOfReservation, roomFeesDueKrw } from '@/lib/hub/contract/point-payment';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';

export interface ReceiptSums {
  roomsKrw: number;
  voucherKrw: number;
  /** Points that pay a part: of a stay all that were used, of a cancelled one those that its fee took. */
  points: number;
  pointsKrw: number;
  /** What a cancellation has left uncharged; 0 of a stay that took place or still will. */
  notChargedKrw: number;
  /** Of rooms that were cancelled while others stayed, less the points that their fees took. */
  roomFeesKrw: number;
  chargedKrw: number;
}

/** Of a stay its total, of a cancelled one its fee; less what points pay of it, with the fees of rooms cancelled before. */
export function receiptSums(
  reservation: Pick<
    ReservationDetail,
    'status' | 'rooms' | 'voucher' | 'totalKrw' | 'cancellationFeeKrw' | 'points' | 'settledPoints' | 'cancelledRooms'
  >,
): ReceiptSums {
  const { status, rooms, voucher, totalKrw, cancellationFeeKrw, points: paid, settledPoints } = reservation;
  const isCancelled = status === 'cancelled';
  const owedKrw = isCancelled ? (cancellationFeeKrw ?? 0) : totalKrw;
  const roomFeesKrw = roomFeesDueKrw(reservation.cancelledRooms);
  const pointsKrw = (isCancelled ? settledPoints?.keptKrw : paid?.amountKrw) ?? 0;
  return {
    roomsKrw: rooms.reduce((sum, { price }) => sum + price.totalKrw, 0),
    voucherKrw: voucher?.discountKrw ?? 0,
    points: (isCancelled ? settledPoints?.keptPoints : paid?.points) ?? 0,
    pointsKrw,
    notChargedKrw: totalKrw - owedKrw,
    roomFeesKrw,
    chargedKrw: dueOfReservation(reservation),
  };
}

/** A reservation that was given up for nothing leaves nothing to show. */
export function hasReceipt({
  status,
  cancellationFeeKrw,
  cancelledRooms,
}: Pick<ReservationDetail, 'status' | 'cancellationFeeKrw' | 'cancelledRooms'>) {
  return status !== 'cancelled' || (cancellationFeeKrw ?? 0) + roomFeesDueKrw(cancelledRooms) > 0;
}
