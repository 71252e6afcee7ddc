import type { ProblemError } from '@/lib/bff/problem-error';

/**
 * What a failed booking means for the guest.
 * - `soldOut`, `priceChanged`: nothing is booked; the offer no longer stands
 * - `session`: nothing is booked; a login is needed
 * - `refused`: nothing is booked; the hub does not accept what was sent
 * - `alreadySent`: under this key something else was booked before (an answer that got lost)
 * - `unsure`: nobody knows; the same request under the same key is safe
 */
export type BookingFailure =
  | { kind: 'soldOut' }
  | { kind: 'priceChanged'; totalKrw: number }
  | { kind: 'session' }
  | { kind: 'refused'; hubMessage: string | undefined }
  | { kind: 'alreadySent' }
  | { kind: 'unsure'; retryAfterSeconds: number | undefined };

function changedTotal(data: unknown): number | null {
  if (typeof data !== 'object' || data === null || !('totalKrw' in data)) return null;
  return Number.isSafeInteger(data.totalKrw) ? (data.totalKrw as number) : null;
}

/** Sorts a problem of `createReservation`; what is not understood is `unsure`, never "not booked". */
export function bookingFailureOf(problem: ProblemError): BookingFailure {
  const { code, hubCode, hubMessage, retryAfterSeconds } = problem;
  if (hubCode === 'SOLD_OUT') return { kind: 'soldOut' };
  if (hubCode === 'PRICE_CHANGED') {
    const totalKrw = changedTotal(problem.data);
    // Without the new total there is nothing to agree to; the offers show what there is.
    return totalKrw === null ? { kind: 'soldOut' } : { kind: 'priceChanged', totalKrw };
  }
  if (hubCode === 'IDEMPOTENCY_MISMATCH') return { kind: 'alreadySent' };
  switch (code) {
    case 'session_expired':
    case 'login_required':
      return { kind: 'session' };
    case 'rejected':
    case 'invalid_input':
    case 'forbidden':
    case 'not_found':
    case 'cross_site':
    case 'payload_too_large':
    case 'unsupported_media_type':
    case 'method_not_allowed':
      return { kind: 'refused', hubMessage };
    default:
      return { kind: 'unsure', retryAfterSeconds };
  }
}

/** Whether the next try must go under the same key. Only where it is certain that nothing was booked may it be a new one. */
export function keepsKey(failure: BookingFailure): boolean {
  return failure.kind === 'unsure' || failure.kind === 'alreadySent' || failure.kind === 'session';
}
