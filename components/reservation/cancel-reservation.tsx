'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useTransition } from 'react';
import { sendCancellation } from '@/lib/booking/send-cancellation';
import { CancelButton, type CancelButtonProps } from './cancel-button';

export interface CancelReservationProps extends Pick<CancelButtonProps, 'cancelNowKrw' | 'voucherName'> {
  /** Below `/api`: where the cancellation is sent. */
  path: string;
  /** False once it is cancelled, or too late: there is no button then. */
  cancellable: boolean;
  /** Id of what the page says of a cancelled reservation; it can take the focus. */
  resultId: string;
}

/**
 * Cancels a stay or a table. The page is then drawn anew on the server; this part stays in it and takes the visitor to
 * what it says.
 */
export function CancelReservation({ path, cancellable, resultId, ...question }: CancelReservationProps) {
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
      cancel={(feeKrw) => sendCancellation(path, feeKrw)}
      onCancelled={() => {
        isDone.current = true;
        drawAnew();
      }}
      onFindAgain={drawAnew}
      refreshing={refreshing}
    />
  );
}
