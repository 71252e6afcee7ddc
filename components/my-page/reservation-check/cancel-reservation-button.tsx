'use client';

import { useQueryClient } from '@tanstack/react-query';
import { cancelReservation } from '@/lib/my-page/cancel-reservation';
import { CancelButton, type CancelButtonProps } from './cancel-button';

export interface CancelReservationButtonProps extends Omit<CancelButtonProps, 'cancel'> {
  reservationNo: string;
}

/** Cancels a reservation of rooms. */
export function CancelReservationButton({ reservationNo, ...rest }: CancelReservationButtonProps) {
  const client = useQueryClient();
  return <CancelButton {...rest} cancel={(feeKrw) => cancelReservation(client, reservationNo, feeKrw)} />;
}
