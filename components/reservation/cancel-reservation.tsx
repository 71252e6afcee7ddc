'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useTransition } from 'react';
import { useResultOnPage } from '@/components/ui/show-result';
import { dropCancellation, noteCancellation } from '@/lib/booking/cancellation-note';
import type { Cancellation } from '@/lib/booking/send-cancellation';
import { forgetBooked } from '@/lib/browser-storage/attempts';
import { browserStores } from '@/lib/browser-storage/browser-stores';
import { CancelButton, type CancelButtonProps } from './cancel-button';

export interface CancelReservationProps
  extends Pick<CancelButtonProps, 'subject' | 'path' | 'cancelNowKrw' | 'voucherName' | 'paid'> {
  reservationNo: string;
  /** False once it is cancelled, or too late. */
  cancellable: boolean;
  resultId: string;
  /** Fees due for rooms that were cancelled before. */
  earlierKrw?: number;
}

/** Cancels a stay or a table, then refreshes the page. Stays mounted to move the focus to the result. */
export function CancelReservation(props: CancelReservationProps) {
  const { reservationNo, cancellable, resultId, earlierKrw, ...question } = props;
  const router = useRouter();
  const [findsAgain, startFinding] = useTransition();
  const expectResult = useResultOnPage(resultId);
  useEffect(() => {
    // The page itself says it now.
    if (!cancellable) dropCancellation(browserStores()?.session ?? null, reservationNo);
  }, [cancellable, reservationNo]);
  const onCancelled = (cancellation: Cancellation) => {
    noteCancellation(browserStores()?.session ?? null, reservationNo, {
      ...cancellation,
      voucherName: question.voucherName ?? undefined,
      earlierKrw,
    });
    forgetBooked(reservationNo);
    expectResult();
  };
  if (!cancellable) return null;
  return (
    <CancelButton
      {...question}
      onCancelled={onCancelled}
      refresh={router.refresh}
      onFindAgain={() => startFinding(router.refresh)}
      findsAgain={findsAgain}
    />
  );
}
