import type { ProblemError } from '@/lib/bff/problem-error';
import type { InvalidStay } from '@/lib/hub/contract/stay-obstacle';
import { type BookingFailure, guardFailureOf } from './booking-failure';

/**
 * Unless a row says otherwise, nothing is changed.
 * - `notChangeable`: by a rule, also one that is not known here
 * - `priceChanged`, `feeChanged`: ask for a new quote
 * - `changedMeanwhile`: the reservation is not the one for which this was asked
 * - `points`: they cannot pay as they were chosen, for this total or with what is left
 * - `feeDue`: dates are no longer changed here, because cancelling costs `feeKrw`
 * - `session`, `expired`: a login, or another look-up, is needed first
 * - `unsure`: the outcome is unknown; the same change under the same key is safe
 */
export type ChangeFailure =
  | {
      kind:
        | 'soldOut'
        | 'notChangeable'
        | 'changedMeanwhile'
        | 'nothingChanged'
        | 'occupancy'
        | 'points'
        | 'tooManyHeld';
    }
  | { kind: 'priceChanged' | 'feeChanged' }
  | { kind: 'invalidStay'; obstacle: InvalidStay | null }
  | { kind: 'session' | 'expired' | 'unsure' | 'failed' }
  | { kind: 'feeDue'; feeKrw: number }
  | Extract<BookingFailure, { kind: 'identity' | 'frozen' }>;

/** What asks for the identity check has it in its place. */
export type UnguardedFailure = Exclude<ChangeFailure, { kind: 'identity' }>;

const failureByHubCode = {
  SOLD_OUT: 'soldOut',
  PRICE_CHANGED: 'priceChanged',
  FEE_CHANGED: 'feeChanged',
  NOT_CHANGEABLE: 'notChangeable',
  CHANGED_MEANWHILE: 'changedMeanwhile',
  NOTHING_CHANGED: 'nothingChanged',
  TOO_MANY_HELD: 'tooManyHeld',
  OCCUPANCY_EXCEEDED: 'occupancy',
  POINTS_NOT_ENOUGH: 'points',
  POINTS_NOT_USABLE: 'points',
  PROOF_EXPIRED: 'expired',
  // Under this key another change was made before: what stands now has to be looked at.
  IDEMPOTENCY_MISMATCH: 'unsure',
} as const;

export function changeFailureOf(problem: ProblemError): ChangeFailure {
  const { code, hubCode, data, nothingDone } = problem;
  const guard = guardFailureOf(problem);
  if (guard) return guard;
  if (hubCode === 'FEE_DUE') {
    const feeKrw = (data as { feeKrw?: unknown } | null | undefined)?.feeKrw;
    return Number.isSafeInteger(feeKrw) ? { kind: 'feeDue', feeKrw: feeKrw as number } : { kind: 'notChangeable' };
  }
  if (hubCode === 'INVALID_STAY') return { kind: 'invalidStay', obstacle: (data as InvalidStay | undefined) ?? null };
  if (hubCode !== undefined && Object.hasOwn(failureByHubCode, hubCode)) {
    return { kind: failureByHubCode[hubCode as keyof typeof failureByHubCode] };
  }
  if (code === 'session_expired' || code === 'login_required') return { kind: 'session' };
  // By a rule that the product does not know, or since the hub dropped the reservation: asking again does not help.
  if (['conflict', 'rejected', 'forbidden', 'not_found'].includes(code)) return { kind: 'notChangeable' };
  const unanswered = ['unreachable', 'timeout', 'contract_broken', 'internal', 'session_too_large'].includes(code);
  return { kind: unanswered && !nothingDone ? 'unsure' : 'failed' };
}

/** The rule because of which asking again does not help; null where it may. */
export function refusedNightsOf(problem: ProblemError): UnguardedFailure | null {
  const failure = changeFailureOf(problem);
  const mayHelp = failure.kind === 'failed' || failure.kind === 'unsure' || failure.kind === 'identity';
  return mayHelp ? null : failure;
}
