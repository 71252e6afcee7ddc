import { useLocale, useTranslations } from 'next-intl';
import { formatKrw, Price } from '@/components/ui/price';
import { type Discount, payableKrw } from '@/lib/booking/voucher-price';
import { formatShortDay } from '@/lib/dates/format';
import type { PriceBreakdown as Breakdown } from '@/lib/hub/contract/offer';
import { dueAtHotelKrw, roomFeesDueKrw } from '@/lib/hub/contract/point-payment';
import { pricePartsOf } from '@/lib/stay/price-parts';

export interface PriceBreakdownProps {
  /** Won for the whole stay of all rooms, taxes included. */
  price: Breakdown;
  voucher?: Discount | null;
  points?: { points: number; amountKrw: number } | null;
  /** Rooms that were cancelled: their fees are due beside the total. */
  cancelledRooms?: Parameters<typeof roomFeesDueKrw>[0];
  /** Won to pay at the hotel, where it is not the total less points, with the fees of cancelled rooms. */
  dueKrw?: number;
  /** Nothing for a stay that is over. */
  payment?: 'atHotel' | 'nothingDue' | null;
}

export function PriceBreakdown(props: PriceBreakdownProps) {
  return (
    <div>
      <PriceParts {...props} />
      <div className="mt-2 border-stone-deep border-t pt-3">
        <PriceTotal {...props} />
      </div>
      <PriceNights {...props} />
    </div>
  );
}

export function PriceParts({ price, voucher = null }: PriceBreakdownProps) {
  const t = useTranslations('booking.summary');
  const common = useTranslations('common.stay');
  const locale = useLocale();
  return (
    <div>
      <h3 className="sr-only">{t('priceTitle')}</h3>
      <dl className="tabular">
        {pricePartsOf(price).map(({ part, amountKrw }) => (
          <div key={part} className="flex flex-wrap justify-between gap-x-6 py-1 text-ink-soft text-sm">
            <dt>{common(`parts.${part}`)}</dt>
            <dd>{formatKrw(amountKrw, locale)}</dd>
          </div>
        ))}
        {voucher && (
          <div className="flex flex-wrap justify-between gap-x-6 py-1 text-pine text-sm">
            <dt>{t('voucherPart', { name: voucher.name })}</dt>
            <dd
              data-testid="booking-voucher"
              className="whitespace-nowrap"
            >{`−${formatKrw(voucher.discountKrw, locale)}`}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}

export function PriceTotal(props: PriceBreakdownProps) {
  const { price, voucher = null, points: paid = null, cancelledRooms = [], payment = 'atHotel' } = props;
  const t = useTranslations('booking.summary');
  const common = useTranslations('common.stay');
  const locale = useLocale();
  const totalKrw = payableKrw(price.totalKrw, voucher);
  const feesKrw = roomFeesDueKrw(cancelledRooms);
  const points = payment === 'nothingDue' ? null : paid;
  const { dueKrw = dueAtHotelKrw(totalKrw, points, cancelledRooms) } = props;
  return (
    <>
      <dl className="tabular flex flex-wrap items-baseline justify-between gap-x-6">
        <dt className="font-medium">{common('total', { nights: common('nights', { count: price.nights.length }) })}</dt>
        <dd data-testid="booking-total">
          <Price amountKrw={totalKrw} locale={locale} size="lg" />
        </dd>
      </dl>
      <p className="mt-1 text-ink-muted text-xs">{t('allIn')}</p>
      {(points || feesKrw > 0) && (
        <dl className="tabular mt-3 border-stone border-t pt-2 text-sm">
          {points && (
            <div className="flex flex-wrap justify-between gap-x-6 py-1 text-pine">
              <dt>{common('pointsPart', { points: points.points })}</dt>
              <dd data-testid="booking-points" className="whitespace-nowrap">
                {`−${formatKrw(points.amountKrw, locale)}`}
              </dd>
            </div>
          )}
          {feesKrw > 0 && (
            <div className="flex flex-wrap justify-between gap-x-6 py-1">
              <dt>{common('roomFees')}</dt>
              <dd>{formatKrw(feesKrw, locale)}</dd>
            </div>
          )}
          <div className="flex flex-wrap justify-between gap-x-6 py-1 font-medium">
            <dt>{common(payment === null ? 'paidAtHotel' : 'dueAtHotel')}</dt>
            <dd data-testid="booking-due">{formatKrw(dueKrw, locale)}</dd>
          </div>
        </dl>
      )}
      {payment === 'atHotel' && (
        <p className="mt-1 text-ink-muted text-xs">{t(points && dueKrw === 0 ? 'paidWithPoints' : 'payAtHotel')}</p>
      )}
      {payment === 'nothingDue' && feesKrw === 0 && <p className="mt-1 text-ink-muted text-xs">{t('nothingDue')}</p>}
    </>
  );
}

export function PriceNights({ price }: PriceBreakdownProps) {
  const t = useTranslations('booking.summary');
  const locale = useLocale();
  return (
    <details className="group mt-3">
      <summary className="inline-flex min-h-11 items-center text-sm underline decoration-brass/50 underline-offset-4">
        {t('nightsLabel')}
      </summary>
      <dl className="tabular pb-1">
        {price.nights.map(({ date, amountKrw }) => (
          <div key={date} className="flex flex-wrap justify-between gap-x-6 py-1 text-ink-soft text-sm">
            <dt>{formatShortDay(date, locale)}</dt>
            <dd>{formatKrw(amountKrw, locale)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
