'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useTransition } from 'react';
import { CancelButton, type CancelButtonProps } from '@/components/reservation/cancel-button';
import { guestAddress } from '@/lib/booking/guest-address';
import { sendCancellation } from '@/lib/booking/send-cancellation';

export interface CancelGuestStayProps extends Pick<CancelButtonProps, 'cancelNowKrw' | 'voucherName'> {
  reservationNo: string;
  /** False once it is cancelled, or too late: there is no button then. */
  cancellable: boolean;
  /** Id of what the page says of a cancelled reservation; it can take the focus. */
  resultId: string;
}

/**
 * Cancels the reservation that this browser found. The page is then drawn anew on the server; this part stays in it and
 * takes the guest to what it says.
 */
export function CancelGuestStay({ reservationNo, cancellable, resultId, ...question }: CancelGuestStayProps) {
  const router = useRouter();
  const [refreshing, startRefreshing] = useTransition();
  const drawAnew = () => startRefreshing(() => router.refresh());
  const isDone = useRef(false);
  useEffect(() => {
    if (cancellable || !isDone.current) return;
    isDone.current = false;
    const result = document.getElementById(resultId);
    result?.scrollIntoView({ block: 'center' });
    result?.focus({ preventScroll: true });
  }, [cancellable, resultId]);
  if (!cancellable) return null;
  return (
    <CancelButton
      {...question}
      cancel={(feeKrw) => sendCancellation(guestAddress('cancel', reservationNo), feeKrw)}
      onCancelled={() => {
        isDone.current = true;
        drawAnew();
      }}
      onFindAgain={drawAnew}
      refreshing={refreshing}
    />
  );
}
