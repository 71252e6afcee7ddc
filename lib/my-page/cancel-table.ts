import type { QueryClient } from '@tanstack/react-query';
import { bffPost } from '@/lib/bff/bff-client';
import { type CancelOutcome, cancelOutcomeOf } from '@/lib/booking/cancel-outcome';
import type { TableReservationDetail } from '@/lib/hub/contract/table-reservation';
import type { TableList } from './member-queries';

interface CancelAnswer {
  data: { tableReservationNo: string; cancellationFeeKrw: number; cancelledAt: string };
}

/**
 * Gives a table up for the fee that the member saw, and brings the kept answers up to date.
 * @param expectedFeeKrw `cancelNowKrw` as it was shown
 */
export async function cancelTable(
  client: QueryClient,
  tableReservationNo: string,
  expectedFeeKrw: number,
): Promise<CancelOutcome> {
  try {
    const path = `/api/hub/dining/reservation/${encodeURIComponent(tableReservationNo)}/cancel`;
    const { data } = await bffPost<CancelAnswer>(path, { expectedFeeKrw });
    keepCancellation(client, data);
    return { kind: 'cancelled', feeKrw: data.cancellationFeeKrw };
  } catch (error) {
    return cancelOutcomeOf(error);
  }
}

function keepCancellation(
  client: QueryClient,
  { tableReservationNo, cancellationFeeKrw, cancelledAt }: CancelAnswer['data'],
) {
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
}
