import type { ProblemError } from '@/lib/bff/problem-error';
import { type BookingFailure, bookingFailureOf } from '@/lib/booking/booking-failure';
import type { TableAlternative } from '@/lib/hub/contract/dining';

/** What a failed booking or change of a table means; beside the room's failures the table itself can be gone. */
export type TableFailure =
  | { kind: 'taken'; alternatives: TableAlternative[] }
  | { kind: 'notChangeable' | 'expired' }
  /** Nothing is changed: by another tab the table is not the one for which this was asked, or it is as it was wished. */
  | { kind: 'changedMeanwhile' | 'nothingChanged' }
  | Exclude<BookingFailure, { kind: 'soldOut' | 'priceChanged' | 'voucher' }>;

const kindByHubCode = new Map<string | undefined, 'notChangeable' | 'expired' | 'changedMeanwhile' | 'nothingChanged'>([
  ['NOT_CHANGEABLE', 'notChangeable'],
  ['PROOF_EXPIRED', 'expired'],
  ['CHANGED_MEANWHILE', 'changedMeanwhile'],
  ['NOTHING_CHANGED', 'nothingChanged'],
]);

function alternativesOf(data: unknown): TableAlternative[] {
  const ways = (data as { alternatives?: unknown } | null | undefined)?.alternatives;
  return Array.isArray(ways) ? (ways as TableAlternative[]) : [];
}

/** What is not understood is `unsure`, never "not booked". @param earlierUnsure an earlier try may have booked */
export function tableFailureOf(problem: ProblemError, earlierUnsure = false): TableFailure {
  if (problem.hubCode === 'TABLE_TAKEN') return { kind: 'taken', alternatives: alternativesOf(problem.data) };
  const kind = kindByHubCode.get(problem.hubCode);
  if (kind !== undefined) return { kind };
  const failure = bookingFailureOf(problem, earlierUnsure);
  switch (failure.kind) {
    case 'soldOut':
    case 'priceChanged':
    case 'voucher':
      return { kind: 'refused' };
    default:
      return failure;
  }
}
