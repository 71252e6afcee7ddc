import type { CancellationTerms } from '@/lib/hub/contract/offer';

/** What a voucher takes off, in won. */
export interface Discount {
  name: string;
  discountKrw: number;
}

/** What is left to pay; a voucher never makes it less than nothing. */
export function payableKrw(totalKrw: number, discount: Pick<Discount, 'discountKrw'> | null): number {
  return Math.max(0, totalKrw - (discount?.discountKrw ?? 0));
}

/** Leaving a stay never costs more than the stay, as the hub reckons it. */
export function cappedTerms(terms: CancellationTerms, totalKrw: number): CancellationTerms {
  return { ...terms, penaltyKrw: Math.min(terms.penaltyKrw, totalKrw) };
}
