import type { CancellationTerms } from '@/lib/hub/contract/offer';

/** Which of three sentences holds. @param now the clock */
export function cancellationKind(
  { refundable, freeUntil }: CancellationTerms,
  now: Date,
): 'freeUntil' | 'passed' | 'nonRefundable' {
  if (!refundable || freeUntil === null) return 'nonRefundable';
  return Date.parse(freeUntil) > now.getTime() ? 'freeUntil' : 'passed';
}
