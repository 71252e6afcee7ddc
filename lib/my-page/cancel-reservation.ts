import type { QueryClient } from '@tanstack/react-query';
import { bffPost } from '@/lib/bff/bff-client';
import { type CancelOutcome, cancelOutcomeOf } from '@/lib/booking/cancel-outcome';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import type { ReservationList } from './member-queries';

interface CancelAnswer {
  data: { reservationNo: string; cancellationFeeKrw: number; cancelledAt: string };
}

/**
 * Cancels for the fee that the member saw, and brings the kept answers up to date.
 * @param expectedFeeKrw `cancelNowKrw` as it was shown
 */
export async function cancelReservation(
  client: QueryClient,
  reservationNo: string,
  expectedFeeKrw: number,
): Promise<CancelOutcome> {
  try {
    const path = `/api/hub/reservation/room/${encodeURIComponent(reservationNo)}/cancel`;
    const { data } = await bffPost<CancelAnswer>(path, { expectedFeeKrw });
    keepCancellation(client, data);
    return { kind: 'cancelled', feeKrw: data.cancellationFeeKrw };
  } catch (error) {
    return cancelOutcomeOf(error);
  }
}

function keepCancellation(
  client: QueryClient,
  { reservationNo, cancellationFeeKrw, cancelledAt }: CancelAnswer['data'],
) {
  client.setQueriesData<ReservationDetail>(
    { queryKey: ['member', 'reservation', reservationNo] },
    (detail) =>
      detail && {
        ...detail,
        status: 'cancelled',
        cancellableYn: 'N',
        cancelNowKrw: cancellationFeeKrw,
        cancellationFeeKrw,
        cancelledAt,
      },
  );
  client.setQueriesData<ReservationList>(
    { queryKey: ['member', 'reservations'] },
    (list) =>
      list && {
        reservations: list.reservations.map((reservation) =>
          reservation.reservationNo === reservationNo ? { ...reservation, status: 'cancelled' } : reservation,
        ),
      },
  );
  // Its count of coming stays is no longer true; whoever shows it next asks anew.
  client.removeQueries({ queryKey: ['member', 'dashboard', 'member'] });
}
