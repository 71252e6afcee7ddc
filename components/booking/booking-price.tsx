'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PriceNights, PriceParts, PriceTotal } from '@/components/reservation/price-breakdown';
import { EarnedPoints } from '@/components/stay/earned-points';
import { type ReservationTermsProps, TitledTerms } from '@/components/stay/reservation-terms';
import { scheduleSentences } from '@/components/stay/terms-sentences';
import { formatKrw } from '@/components/ui/price';
import { formatMonthDay } from '@/lib/dates/format';
import type { PriceBreakdown as Breakdown } from '@/lib/hub/contract/offer';
import { reservationTerms } from '@/lib/hub/contract/reservation-terms';
import { approximateAmount, approximately, type ExchangeRate } from '@/lib/stay/exchange';
import { usePaymentChoice } from './payment-choice';

interface BookingPriceProps extends Pick<ReservationTermsProps['stay'], 'rooms' | 'asOf'> {
  price: Breakdown;
  earnedPoints: number | null;
  /** Of the currency that the guest chose; null for none. */
  exchangeRate: ExchangeRate | null;
  children: ReactNode;
}

/**
 * What is booked, its terms and price with the picked voucher, then the total and what is left after the points. In a
 * low window only the part above the total scrolls.
 */
export function BookingPrice({ price, rooms, asOf, earnedPoints, exchangeRate, children }: BookingPriceProps) {
  const { voucher, paid, totalKrw } = usePaymentChoice();
  const t = useTranslations('common.exchange');
  const locale = useLocale();
  return (
    <>
      <div
        data-testid="slip-details"
        className="scroll-hint flex flex-col gap-4 px-6 pb-4 lg:min-h-0 lg:overflow-y-auto"
      >
        {children}
        <div>
          <TitledTerms stay={{ rooms, totalKrw, points: paid, asOf }} className="text-sm" folded />
        </div>
        <div className="border-stone border-t pt-3">
          <PriceParts price={price} voucher={voucher} />
          <PriceNights price={price} />
        </div>
      </div>
      <div className="shrink-0 border-stone-deep border-t px-6 pt-3 pb-5">
        <PriceTotal price={price} voucher={voucher} points={paid} />
        {exchangeRate && (
          <p data-testid="approximate-total" className="tabular mt-2 text-ink-muted text-xs">
            {t('total', {
              amount: approximateAmount(totalKrw, exchangeRate, locale),
              day: formatMonthDay(exchangeRate.day, locale),
              won: formatKrw(totalKrw, locale),
            })}
          </p>
        )}
        <EarnedPoints points={earnedPoints} status="confirmed" className="mt-2 text-xs" />
      </div>
    </>
  );
}

interface SlipLineProps extends Pick<ReservationTermsProps['stay'], 'rooms' | 'asOf'> {
  exchangeRate: ExchangeRate | null;
  hotelName: string;
  dates: string;
  nightCount: number;
}

export function SlipLine({ hotelName, dates, nightCount, rooms, asOf, exchangeRate }: SlipLineProps) {
  const common = useTranslations('common.stay');
  const t = useTranslations('common.terms');
  const locale = useLocale();
  const { totalKrw } = usePaymentChoice();
  const nights = common('nights', { count: nightCount });
  return (
    <span className="tabular flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
      <span className="font-medium">{hotelName}</span>
      <span className="text-sm">{dates}</span>
      <span className="text-sm">
        <span className="text-ink-muted">{common('total', { nights })}</span>{' '}
        <span className="whitespace-nowrap">{formatKrw(totalKrw, locale)}</span>
        {exchangeRate && (
          <span translate="no" className="block text-end text-ink-muted text-xs">
            {approximately(totalKrw, exchangeRate, locale)}
          </span>
        )}
      </span>
      <span className="basis-full text-ink-soft text-xs">
        {scheduleSentences(reservationTerms({ rooms, totalKrw, asOf }), { t, locale })[0]}
      </span>
    </span>
  );
}
