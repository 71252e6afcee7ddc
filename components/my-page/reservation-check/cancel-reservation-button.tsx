'use client';

import { useQueryClient } from '@tanstack/react-query';
import type { CancellingOptions } from '@/lib/booking/use-cancelling';
import { cancelReservation } from '@/lib/my-page/cancel-reservation';
import { CancelButton } from './cancel-button';

export interface CancelReservationButtonProps extends Omit<CancellingOptions, 'cancel'> {
  reservationNo: string;
}

/** Cancels a reservation of rooms. */
export function CancelReservationButton({ reservationNo, ...rest }: CancelReservationButtonProps) {
  const client = useQueryClient();
  return <CancelButton {...rest} cancel={(feeKrw) => cancelReservation(client, reservationNo, feeKrw)} />;
}
