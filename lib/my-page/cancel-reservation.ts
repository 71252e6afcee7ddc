import type { QueryClient } from '@tanstack/react-query';
import type { CancelOutcome } from '@/lib/booking/cancel-outcome';
import { sendCancellation } from '@/lib/booking/send-cancellation';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import type { ReservationList } from './member-queries';

/**
 * Cancels rooms for the fee that the member saw, and brings the kept answers up to date.
 * @param expectedFeeKrw `cancelNowKrw` as it was shown
 */
export function cancelReservation(
  client: QueryClient,
  reservationNo: string,
  expectedFeeKrw: number,
): Promise<CancelOutcome> {
  const path = `/api/hub/reservation/room/${encodeURIComponent(reservationNo)}/cancel`;
  return sendCancellation(path, expectedFeeKrw, ({ cancellationFeeKrw, cancelledAt, voucherGivenBackYn = null }) => {
    client.setQueriesData<ReservationDetail>(
      { queryKey: ['member', 'reservation', reservationNo] },
      (detail) =>
        detail && {
          ...detail,
          status: 'cancelled',
          cancellableYn: 'N',
          cancellationFeeKrw,
          cancelledAt,
          voucherGivenBackYn,
        },
    );
    client.setQueriesData<ReservationList>(
      { queryKey: ['member', 'reservations'] },
      (list) =>
        list && {
          reservations: list.reservations.map((reservation) =>
            reservation.reservationNo === reservationNo
              ? { ...reservation, status: 'cancelled', cancellationFeeKrw }
              : reservation,
          ),
        },
    );
    // Its count of coming stays is no longer true; whoever shows it next asks anew.
    client.removeQueries({ queryKey: ['member', 'dashboard', 'member'] });
  });
}
