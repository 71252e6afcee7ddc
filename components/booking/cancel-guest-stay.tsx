'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { CancelButton } from '@/components/reservation/cancel-button';
import { sendCancellation } from '@/lib/booking/send-cancellation';

/** Cancels the reservation that this browser found; the page is then drawn anew on the server. */
export function CancelGuestStay({ cancelNowKrw }: { cancelNowKrw: number }) {
  const router = useRouter();
  const [refreshing, startRefreshing] = useTransition();
  return (
    <CancelButton
      cancel={(feeKrw) => sendCancellation('/api/guest/cancel', feeKrw)}
      cancelNowKrw={cancelNowKrw}
      onCancelled={() => startRefreshing(() => router.refresh())}
      refreshing={refreshing}
    />
  );
}
