'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useTransition } from 'react';
import { dropCancellation, noteCancellation } from '@/lib/booking/cancellation-note';
import { type Cancellation, sendCancellation } from '@/lib/booking/send-cancellation';
import { browserStores } from '@/lib/browser-storage/browser-stores';
import { CancelButton, type CancelButtonProps } from './cancel-button';

export interface CancelReservationProps
  extends Pick<CancelButtonProps, 'subject' | 'cancelNowKrw' | 'voucherName' | 'paid'> {
  reservationNo: string;
  path: string;
  /** False once it is cancelled, or too late. */
  cancellable: boolean;
  /** Id of the result, which takes the focus. */
  resultId: string;
}

/** Cancels a stay or a table, then refreshes the page. Stays mounted to move the focus to the result. */
export function CancelReservation(props: CancelReservationProps) {
  const { reservationNo, path, cancellable, resultId, ...question } = props;
  const router = useRouter();
  const [refreshing, startRefreshing] = useTransition();
  const drawAnew = () => startRefreshing(() => router.refresh());
  const isDone = useRef(false);
  useEffect(() => {
    if (cancellable) return;
    // The page itself says it now.
    dropCancellation(browserStores()?.session ?? null, reservationNo);
    if (!isDone.current) return;
    isDone.current = false;
    const result = document.getElementById(resultId);
    result?.scrollIntoView({ block: 'center' });
    result?.focus({ preventScroll: true });
  }, [cancellable, resultId, reservationNo]);
  const note = (cancellation: Cancellation) =>
    noteCancellation(browserStores()?.session ?? null, reservationNo, {
      ...cancellation,
      voucherName: question.voucherName ?? undefined,
    });
  if (!cancellable) return null;
  return (
    <CancelButton
      {...question}
      cancel={(feeKrw) => sendCancellation(path, feeKrw, note)}
      onCancelled={() => {
        isDone.current = true;
        drawAnew();
      }}
      onFindAgain={drawAnew}
      refreshing={refreshing}
    />
  );
}
