import type { PriceBreakdown } from '@/lib/hub/contract/offer';
import { includedKrw } from './inclusions';

type Parts = Pick<PriceBreakdown, 'roomKrw' | 'serviceKrw' | 'taxKrw' | 'beddingKrw' | 'nights'>;

/** What an all-in total consists of, by keys of `common.stay.parts`; extra beds and inclusions only where there are any. */
export function pricePartsOf({ roomKrw, serviceKrw, taxKrw, beddingKrw, nights }: Parts) {
  const parts = [
    { part: 'room', amountKrw: roomKrw },
    { part: 'service', amountKrw: serviceKrw },
    { part: 'tax', amountKrw: taxKrw },
    { part: 'bedding', amountKrw: beddingKrw },
    { part: 'inclusions', amountKrw: includedKrw(nights) },
  ] as const;
  return parts.filter(({ part, amountKrw }) => (part !== 'bedding' && part !== 'inclusions') || amountKrw > 0);
}
