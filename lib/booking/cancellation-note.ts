import type { Cancellation } from './send-cancellation';

const PREFIX = 'cancelled:';

export interface CancellationNote extends Cancellation {
  voucherName?: string | undefined;
}

/** Notes it before the page is drawn anew, which fails where the hub fails just then. */
export function noteCancellation(storage: Storage | null, reservationNo: string, note: CancellationNote): void {
  try {
    storage?.setItem(PREFIX + reservationNo, JSON.stringify(note));
  } catch (error) {
    // Full or refused: the page that comes says it, unless it fails.
    reportError(error);
  }
}

/** The note as this tab wrote it; null for none, and for what another hand wrote. */
export function readCancellation(storage: Storage | null, reservationNo: string): CancellationNote | null {
  try {
    const note: unknown = JSON.parse(storage?.getItem(PREFIX + reservationNo) ?? 'null');
    if (typeof note !== 'object' || note === null) return null;
    const { cancellationFeeKrw, cancelledAt } = note as Partial<CancellationNote>;
    const isWhole = Number.isSafeInteger(cancellationFeeKrw) && !Number.isNaN(Date.parse(cancelledAt ?? ''));
    return isWhole ? (note as CancellationNote) : null;
  } catch {
    // Not JSON: not ours.
    return null;
  }
}

export function dropCancellation(storage: Storage | null, reservationNo: string): void {
  storage?.removeItem(PREFIX + reservationNo);
}
