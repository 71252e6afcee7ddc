import type { ProblemError } from '@/lib/bff/problem-error';
import { type BookingFailure, bookingFailureOf, keepsKey } from '@/lib/booking/booking-failure';
import type { TableAlternative } from '@/lib/hub/contract/dining';

/** What a failed booking or change of a table means; beside the room's failures the table itself can be gone. */
export type TableFailure =
  | { kind: 'taken'; alternatives: TableAlternative[] }
  | { kind: 'notChangeable' }
  | { kind: 'expired' }
  | Exclude<BookingFailure, { kind: 'soldOut' | 'priceChanged' | 'voucher' | 'earlierBooked' }>;

function alternativesOf(data: unknown): TableAlternative[] {
  const ways = (data as { alternatives?: unknown } | null | undefined)?.alternatives;
  return Array.isArray(ways) ? (ways as TableAlternative[]) : [];
}

/** What is not understood is `unsure`, never "not booked". @param earlierUnsure an earlier try may have booked */
export function tableFailureOf(problem: ProblemError, earlierUnsure = false): TableFailure {
  if (problem.hubCode === 'TABLE_TAKEN') return { kind: 'taken', alternatives: alternativesOf(problem.data) };
  if (problem.hubCode === 'NOT_CHANGEABLE') return { kind: 'notChangeable' };
  if (problem.hubCode === 'PROOF_EXPIRED') return { kind: 'expired' };
  const failure = bookingFailureOf(problem, earlierUnsure);
  switch (failure.kind) {
    case 'soldOut':
    case 'priceChanged':
    case 'voucher':
    case 'earlierBooked':
      return { kind: 'refused', hubMessage: undefined };
    default:
      return failure;
  }
}

/** Whether the next try goes under the same key: a new one only where it is certain that nothing was booked. */
export function keepsTableKey(failure: TableFailure, earlierUnsure = false): boolean {
  if (failure.kind === 'taken' || failure.kind === 'notChangeable') return false;
  // The same wish may follow under the same key once the reservation is found again.
  if (failure.kind === 'expired') return true;
  return keepsKey(failure, earlierUnsure);
}
