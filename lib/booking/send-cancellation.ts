import { bffPost } from '@/lib/bff/bff-client';
import type { ProblemCode } from '@/lib/bff/problem';
import { isProblemError } from '@/lib/bff/problem-error';
import type { SettledPoints } from '@/lib/hub/contract/reservation';

/**
 * What became of a cancellation.
 * - `feeChanged`: nothing happened; `feeKrw` is what it costs now
 * - `refused`: it cannot be cancelled any more
 * - `expired`: this call did nothing; a guest has to find the reservation again first
 * - `unsure`: no answer arrived; asking again is safe, the hub answers a repeated call as the first
 * - `failed`: this call did nothing
 */
export type CancelOutcome =
  | { kind: 'cancelled'; feeKrw: number }
  | { kind: 'feeChanged'; feeKrw: number }
  | { kind: 'refused' }
  | { kind: 'expired' }
  | { kind: 'unsure' }
  | { kind: 'failed' };

function feeOf(data: unknown): number | null {
  const fee = (data as { feeKrw?: unknown } | null | undefined)?.feeKrw;
  return typeof fee === 'number' && Number.isSafeInteger(fee) && fee >= 0 ? fee : null;
}

/** Sorts what a cancellation threw. @throws whatever is no problem of the proxy */
function cancelOutcomeOf(error: unknown): CancelOutcome {
  if (!isProblemError(error)) throw error;
  if (error.hubCode === 'FEE_CHANGED') {
    const feeKrw = feeOf(error.data);
    return feeKrw === null ? { kind: 'failed' } : { kind: 'feeChanged', feeKrw };
  }
  if (error.hubCode === 'NOT_CANCELLABLE') return { kind: 'refused' };
  if (error.hubCode === 'PROOF_EXPIRED') return { kind: 'expired' };
  if (error.nothingDone) return { kind: 'failed' };
  const unanswered: ProblemCode[] = ['unreachable', 'timeout', 'contract_broken', 'internal', 'session_too_large'];
  return { kind: unanswered.includes(error.code) ? 'unsure' : 'failed' };
}

export interface Cancellation {
  cancellationFeeKrw: number;
  cancelledAt: string;
  voucherGivenBackYn?: 'Y' | 'N' | null;
  settledPoints?: SettledPoints | null;
}

/**
 * @param expectedFeeKrw `cancelNowKrw` as it was shown
 * @param keep brings what the browser holds of it up to date
 * @throws what is no problem of the proxy
 */
export async function sendCancellation(
  path: string,
  expectedFeeKrw: number,
  keep?: (cancellation: Cancellation) => void,
): Promise<CancelOutcome> {
  try {
    const { data } = await bffPost<{ data: Cancellation }>(path, { expectedFeeKrw });
    keep?.(data);
    return { kind: 'cancelled', feeKrw: data.cancellationFeeKrw };
  } catch (error) {
    return cancelOutcomeOf(error);
  }
}
