'use client';

import { useTranslations } from 'next-intl';
import { ReservationTerms, type ReservationTermsProps } from '@/components/stay/reservation-terms';
import { payableKrw } from '@/lib/booking/voucher-price';
import type { PriceBreakdown as Breakdown } from '@/lib/hub/contract/offer';
import { useChosenVoucher } from './chosen-voucher';
import { PriceBreakdown } from './price-breakdown';

interface BookingPriceProps extends Pick<ReservationTermsProps, 'locale' | 'rooms' | 'asOf'> {
  /** Before any voucher. */
  price: Breakdown;
}

/** The price of the slip as it stands with the picked voucher, and what cancelling then costs. */
export function BookingPrice({ locale, price, rooms, asOf }: BookingPriceProps) {
  const t = useTranslations('common.terms');
  const { chosen } = useChosenVoucher();
  return (
    <>
      <PriceBreakdown locale={locale} price={price} voucher={chosen} />
      <div className="border-stone border-t pt-4">
        <h3 className="mb-1 text-ink-muted text-xs">{t('title')}</h3>
        <ReservationTerms
          locale={locale}
          rooms={rooms}
          totalKrw={payableKrw(price.totalKrw, chosen)}
          asOf={asOf}
          className="text-sm"
        />
      </div>
    </>
  );
}
