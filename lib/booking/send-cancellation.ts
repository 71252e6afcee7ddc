import { bffPost } from '@/lib/bff/bff-client';
import type { SettledPoints } from '@/lib/hub/contract/reservation';
import { type CancelOutcome, cancelOutcomeOf } from './cancel-outcome';

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
