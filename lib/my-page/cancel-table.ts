import type { QueryClient } from '@tanstack/react-query';
import type { CancelOutcome } from '@/lib/booking/cancel-outcome';
import { sendCancellation } from '@/lib/booking/send-cancellation';
import type { TableReservationDetail } from '@/lib/hub/contract/table-reservation';
import type { TableList } from './member-queries';

/**
 * Gives a table up for the fee that the member saw, and brings the kept answers up to date.
 * @param expectedFeeKrw `cancelNowKrw` as it was shown
 */
export function cancelTable(
  client: QueryClient,
  tableReservationNo: string,
  expectedFeeKrw: number,
): Promise<CancelOutcome> {
  const path = `/api/hub/dining/reservation/${encodeURIComponent(tableReservationNo)}/cancel`;
  return sendCancellation(path, expectedFeeKrw, ({ cancellationFeeKrw, cancelledAt }) => {
    client.setQueriesData<TableReservationDetail>(
      { queryKey: ['member', 'table', tableReservationNo] },
      (detail) =>
        detail && {
          ...detail,
          status: 'cancelled',
          cancellableYn: 'N',
          changeableYn: 'N',
          cancelNowKrw: cancellationFeeKrw,
          cancellationFeeKrw,
          cancelledAt,
        },
    );
    client.setQueriesData<TableList>(
      { queryKey: ['member', 'tables'] },
      (list) =>
        list && {
          tableReservations: list.tableReservations.map((table) =>
            table.tableReservationNo === tableReservationNo ? { ...table, status: 'cancelled' } : table,
          ),
        },
    );
  });
}
