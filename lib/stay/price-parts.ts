import type { PriceBreakdown } from '@/lib/hub/contract/offer';

type Parts = Pick<PriceBreakdown, 'roomKrw' | 'serviceKrw' | 'taxKrw' | 'beddingKrw'>;

/** What an all-in total consists of, by keys of `common.stay.parts`; extra beds only where they cost something. */
export function partsOf({ roomKrw, serviceKrw, taxKrw, beddingKrw }: Parts) {
  const parts = [
    { part: 'room', amountKrw: roomKrw },
    { part: 'service', amountKrw: serviceKrw },
    { part: 'tax', amountKrw: taxKrw },
    { part: 'bedding', amountKrw: beddingKrw },
  ] as const;
  return parts.filter(({ part, amountKrw }) => part !== 'bedding' || amountKrw > 0);
}
