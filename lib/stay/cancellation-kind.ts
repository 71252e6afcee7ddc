import type { CancellationTerms } from '@/lib/hub/contract/offer';

/** Which sentence holds; `grace`: free of charge for some minutes after booking only. @param now the clock */
export function cancellationKind(
  { refundable, freeUntil, graceMinutes }: CancellationTerms,
  now: Date,
): 'freeUntil' | 'passed' | 'grace' | 'nonRefundable' {
  if (refundable && freeUntil !== null && Date.parse(freeUntil) > now.getTime()) return 'freeUntil';
  if (graceMinutes !== null) return 'grace';
  return refundable && freeUntil !== null ? 'passed' : 'nonRefundable';
}
