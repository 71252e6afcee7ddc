import type { ReservationDetail } from '@/lib/hub/contract/reservation';

/** The sums of a receipt: the parts of it add up to what is charged. */
export interface ReceiptSums {
  /** What was agreed for all rooms, before a voucher. */
  roomsKrw: number;
  voucherKrw: number;
  /** What a cancellation has left uncharged; 0 of a stay that took place or still will. */
  notChargedKrw: number;
  chargedKrw: number;
}

/** Of a stay its total, of a cancelled one its fee. */
export function receiptSums({
  status,
  rooms,
  voucher,
  totalKrw,
  cancellationFeeKrw,
}: Pick<ReservationDetail, 'status' | 'rooms' | 'voucher' | 'totalKrw' | 'cancellationFeeKrw'>): ReceiptSums {
  const chargedKrw = status === 'cancelled' ? (cancellationFeeKrw ?? 0) : totalKrw;
  return {
    roomsKrw: rooms.reduce((sum, { price }) => sum + price.totalKrw, 0),
    voucherKrw: voucher?.discountKrw ?? 0,
    notChargedKrw: totalKrw - chargedKrw,
    chargedKrw,
  };
}

/** A reservation that was given up for nothing leaves nothing to show. */
export function hasReceipt({ status, cancellationFeeKrw }: Pick<ReservationDetail, 'status' | 'cancellationFeeKrw'>) {
  return status !== 'cancelled' || (cancellationFeeKrw ?? 0) > 0;
}
