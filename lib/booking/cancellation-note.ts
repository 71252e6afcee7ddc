import { readStored, writeStored } from '@/lib/browser-storage/stored-item';
import type { Cancellation } from './send-cancellation';

const PREFIX = 'cancelled:';

export interface CancellationNote extends Cancellation {
  voucherName?: string | undefined;
}

/** Notes it before the page is refreshed, which fails where the hub fails just then. */
export function noteCancellation(storage: Storage | null, reservationNo: string, note: CancellationNote): void {
  writeStored(storage, PREFIX + reservationNo, note);
}

/** The note as this tab wrote it; null for none, and for what another hand wrote. */
export function readCancellation(storage: Storage | null, reservationNo: string): CancellationNote | null {
  const note = readStored(storage, PREFIX + reservationNo) as Partial<CancellationNote> | null;
  const isWhole = Number.isSafeInteger(note?.cancellationFeeKrw) && !Number.isNaN(Date.parse(note?.cancelledAt ?? ''));
  return isWhole ? (note as CancellationNote) : null;
}

export function dropCancellation(storage: Storage | null, reservationNo: string): void {
  storage?.removeItem(PREFIX + reservationNo);
}
