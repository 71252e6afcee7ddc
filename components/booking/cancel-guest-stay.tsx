'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { CancelButton } from '@/components/reservation/cancel-button';
import { guestAddress } from '@/lib/booking/guest-address';
import { sendCancellation } from '@/lib/booking/send-cancellation';

/** Cancels the reservation that this browser found; the page is then drawn anew on the server. */
export function CancelGuestStay({ reservationNo, cancelNowKrw }: { reservationNo: string; cancelNowKrw: number }) {
  const router = useRouter();
  const [refreshing, startRefreshing] = useTransition();
  const drawAnew = () => startRefreshing(() => router.refresh());
  return (
    <CancelButton
      cancel={(feeKrw) => sendCancellation(guestAddress('cancel', reservationNo), feeKrw)}
      cancelNowKrw={cancelNowKrw}
      onCancelled={drawAnew}
      onFindAgain={drawAnew}
      refreshing={refreshing}
    />
  );
}
