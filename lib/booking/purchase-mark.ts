const PREFIX = 'purchase:';

export function markPurchaseDue(storage: Storage | null, reservationNo: string): void {
  try {
    storage?.setItem(PREFIX + reservationNo, 'due');
  } catch (error) {
    reportError(error);
  }
}

/** True exactly once for a booking that was made in this tab; a reload or a visit by its address gets false. */
export function takePurchase(storage: Storage | null, reservationNo: string): boolean {
  if (storage?.getItem(PREFIX + reservationNo) !== 'due') return false;
  storage.setItem(PREFIX + reservationNo, 'told');
  return true;
}
