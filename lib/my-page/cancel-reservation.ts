import type { QueryClient } from '@tanstack/react-query';
import { bffPost } from '@/lib/bff/bff-client';
import type { ProblemCode } from '@/lib/bff/problem';
import { isProblemError } from '@/lib/bff/problem-error';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import type { ReservationList } from './member-queries';

/**
 * What became of a cancellation.
 * - `feeChanged`: nothing happened; `feeKrw` is what it costs now
 * - `refused`: it cannot be cancelled any more
 * - `unsure`: no answer arrived; asking again is safe, the hub answers a repeated call as the first
 * - `failed`: this call did nothing
 */
export type CancelOutcome =
  | { kind: 'cancelled'; feeKrw: number }
  | { kind: 'feeChanged'; feeKrw: number }
  | { kind: 'refused' }
  | { kind: 'unsure' }
  | { kind: 'failed' };

interface CancelAnswer {
  data: { reservationNo: string; cancellationFeeKrw: number; cancelledAt: string };
}

function feeOf(data: unknown): number | null {
  const fee = (data as { feeKrw?: unknown } | null | undefined)?.feeKrw;
  return typeof fee === 'number' && Number.isSafeInteger(fee) && fee >= 0 ? fee : null;
}

function outcomeOf(error: unknown): CancelOutcome {
  if (!isProblemError(error)) throw error;
  if (error.hubCode === 'FEE_CHANGED') {
    const feeKrw = feeOf(error.data);
    return feeKrw === null ? { kind: 'failed' } : { kind: 'feeChanged', feeKrw };
  }
  if (error.hubCode === 'NOT_CANCELLABLE') return { kind: 'refused' };
  if (error.nothingDone) return { kind: 'failed' };
  const unanswered: ProblemCode[] = ['unreachable', 'timeout', 'contract_broken', 'internal', 'session_too_large'];
  return { kind: unanswered.includes(error.code) ? 'unsure' : 'failed' };
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
    return outcomeOf(error);
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
