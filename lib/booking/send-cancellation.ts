import * as z from 'zod/mini';
import { bffPost } from '@/lib/bff/bff-client';
import type { ProblemCode } from '@/lib/bff/problem';
import type { ProblemError } from '@/lib/bff/problem-error';
import type { SettledPoints } from '@/lib/hub/contract/cancelled-room';

/**
 * Unless a row says otherwise, this call did nothing.
 * - `feeChanged`: `feeKrw` is what it costs now
 * - `expired`: a guest has to find the reservation again first
 * - `unsure`: no answer arrived; asking again is safe, the hub answers a repeated call as the first
 */
export type CancelFailure =
  | { kind: 'feeChanged'; feeKrw: number }
  | { kind: 'refused' | 'expired' | 'unsure' | 'failed' };

const fee = z.object({ feeKrw: z.int().check(z.nonnegative()) });

export function cancelFailureOf({ code, hubCode, data, nothingDone }: ProblemError): CancelFailure {
  if (hubCode === 'FEE_CHANGED') {
    const changed = fee.safeParse(data);
    return changed.success ? { kind: 'feeChanged', ...changed.data } : { kind: 'failed' };
  }
  if (hubCode === 'NOT_CANCELLABLE') return { kind: 'refused' };
  if (hubCode === 'PROOF_EXPIRED') return { kind: 'expired' };
  if (nothingDone) return { kind: 'failed' };
  const unanswered: ProblemCode[] = ['unreachable', 'timeout', 'contract_broken', 'internal', 'session_too_large'];
  return { kind: unanswered.includes(code) ? 'unsure' : 'failed' };
}

export interface Cancellation {
  cancellationFeeKrw: number;
  cancelledAt: string;
  voucherGivenBackYn?: 'Y' | 'N' | null;
  settledPoints?: SettledPoints | null;
}

/** @param expectedFeeKrw `cancelNowKrw` as it was shown @throws ProblemError */
export async function sendCancellation(path: string, expectedFeeKrw: number): Promise<Cancellation> {
  const { data } = await bffPost<{ data: Cancellation }>(path, { expectedFeeKrw });
  return data;
}
