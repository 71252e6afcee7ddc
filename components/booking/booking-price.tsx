'use client';

import { cappedTerms, payableKrw } from '@/lib/booking/voucher-price';
import type { PriceBreakdown as Breakdown, CancellationTerms } from '@/lib/hub/contract/offer';
import { CancellationTermsLine } from './cancellation-terms-line';
import { useChosenVoucher } from './chosen-voucher';
import { PriceBreakdown } from './price-breakdown';

interface BookingPriceProps {
  locale: string;
  /** Before any voucher. */
  price: Breakdown;
  cancellation: CancellationTerms;
}

/** The price of the slip as it stands with the picked voucher, and what leaving then costs. */
export function BookingPrice({ locale, price, cancellation }: BookingPriceProps) {
  const { chosen } = useChosenVoucher();
  return (
    <>
      <PriceBreakdown locale={locale} price={price} voucher={chosen} />
      <CancellationTermsLine locale={locale} terms={cappedTerms(cancellation, payableKrw(price.totalKrw, chosen))} />
    </>
  );
}
