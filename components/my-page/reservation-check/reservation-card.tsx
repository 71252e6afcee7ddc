import { useLocale, useTranslations } from 'next-intl';
import { AskStates } from '@/components/stay/ask-lines';
import { Badge } from '@/components/ui/badge';
import { Card, type CardProps } from '@/components/ui/card';
import { Price } from '@/components/ui/price';
import { countNights } from '@/lib/dates/day';
import { formatShortDay } from '@/lib/dates/format';
import type { ReservationSummary } from '@/lib/hub/contract/reservation';
import { localizedPath } from '@/lib/i18n/localized-path';
import { statusTone } from '@/lib/my-page/reservation-views';
import { paths } from '@/lib/routes/paths';

export interface ReservationCardProps
  extends Pick<CardProps, 'layout' | 'above' | 'actions' | 'priority' | 'titleLevel'> {
  reservation: ReservationSummary;
}

export function ReservationCard({ reservation, ...card }: ReservationCardProps) {
  const t = useTranslations('myPage');
  const locale = useLocale();
  const { reservationNo, hotelName, cityName, checkInDate, checkOutDate, roomCount, status } = reservation;
  const nights = t('units.nights', { nights: countNights(checkInDate, checkOutDate) });
  return (
    <Card
      titleLevel={2}
      {...card}
      href={localizedPath(locale, paths.myPageReservationCheck.roomReservationDetail(reservationNo))}
      // The hotel's name stands right below.
      picture={{ ...reservation.picture, alt: '' }}
      sizes="(min-width: 1201px) 420px, (min-width: 48rem) 45vw, 100vw"
      eyebrow={cityName}
      title={hotelName}
      meta={
        <>
          <p className="tabular">
            {t('reservations.stay', {
              checkIn: formatShortDay(checkInDate, locale),
              checkOut: formatShortDay(checkOutDate, locale),
            })}
          </p>
          <p className="text-ink-muted">
            {nights}
            <span aria-hidden="true">&nbsp;· </span>
            {t('units.rooms', { count: roomCount })}
          </p>
          {status !== 'cancelled' && <AskStates asks={reservation.asks} />}
        </>
      }
      footer={
        <>
          <Badge tone={statusTone[status]}>{t(`reservations.status.${status}`)}</Badge>
          {status === 'cancelled' ? (
            <Price
              amountKrw={(reservation.cancellationFeeKrw ?? 0) + reservation.earlierFeesKrw}
              locale={locale}
              before={t('reservation.cancelledFee')}
            />
          ) : (
            <Price amountKrw={reservation.totalKrw} locale={locale} before={t('reservations.total', { nights })} />
          )}
        </>
      }
    />
  );
}
