import { writeText } from '@/lib/browser-storage/stored-item';

const PREFIX = 'purchase:';

export function markPurchaseDue(storage: Storage | null, reservationNo: string): void {
  writeText(storage, PREFIX + reservationNo, 'due');
}

/** True exactly once for a booking that was made in this tab; a reload or a visit by its address gets false. */
export function takePurchase(storage: Storage | null, reservationNo: string): boolean {
  if (storage?.getItem(PREFIX + reservationNo) !== 'due') return false;
  writeText(storage, PREFIX + reservationNo, 'tracked');
  return true;
}
