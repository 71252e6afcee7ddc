import type { ReservationDetail } from '@/lib/hub/contract/reservation';

export interface ReceiptSums {
  roomsKrw: number;
  voucherKrw: number;
  /** Points that pay a part: of a stay all that were used, of a cancelled one those that its fee took. */
  points: number;
  pointsKrw: number;
  /** What a cancellation has left uncharged; 0 of a stay that took place or still will. */
  notChargedKrw: number;
  chargedKrw: number;
}

/** Of a stay its total, of a cancelled one its fee; less what points pay of it. */
export function receiptSums({
  status,
  rooms,
  voucher,
  totalKrw,
  cancellationFeeKrw,
  points: paid,
  settledPoints,
}: Pick<
  ReservationDetail,
  'status' | 'rooms' | 'voucher' | 'totalKrw' | 'cancellationFeeKrw' | 'points' | 'settledPoints'
>): ReceiptSums {
  const isCancelled = status === 'cancelled';
  const owedKrw = isCancelled ? (cancellationFeeKrw ?? 0) : totalKrw;
  const pointsKrw = (isCancelled ? settledPoints?.keptKrw : paid?.amountKrw) ?? 0;
  return {
    roomsKrw: rooms.reduce((sum, { price }) => sum + price.totalKrw, 0),
    voucherKrw: voucher?.discountKrw ?? 0,
    points: (isCancelled ? settledPoints?.keptPoints : paid?.points) ?? 0,
    pointsKrw,
    notChargedKrw: totalKrw - owedKrw,
    chargedKrw: owedKrw - pointsKrw,
  };
}

/** A reservation that was given up for nothing leaves nothing to show. */
export function hasReceipt({ status, cancellationFeeKrw }: Pick<ReservationDetail, 'status' | 'cancellationFeeKrw'>) {
  return status !== 'cancelled' || (cancellationFeeKrw ?? 0) > 0;
}
