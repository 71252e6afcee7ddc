import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CancelledRooms } from '@/components/reservation/cancelled-rooms';
import { AccessibleRoomFacts } from '@/components/stay/accessible-room-facts';
import { EarnedPoints } from '@/components/stay/earned-points';
import { guestsWithAges } from '@/components/stay/guests-text';
import { SleepingLine } from '@/components/stay/sleeping-line';
import { DescriptionList } from '@/components/ui/description-list';
import { TextLink } from '@/components/ui/link';
import { formatKrw, Price } from '@/components/ui/price';
import { Section } from '@/components/ui/section';
import { guestName } from '@/lib/booking/guest-name';
import { roomToCancelQuery } from '@/lib/booking/room-to-cancel';
import { countNights } from '@/lib/dates/day';
import { formatShortDay } from '@/lib/dates/format';
import { dueOfReservation, roomFeesDueKrw } from '@/lib/hub/contract/point-payment';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import { localizedPath } from '@/lib/i18n/localized-path';
import { hasReceipt } from '@/lib/my-page/receipt';
import { paths } from '@/lib/routes/paths';
import { partsOf } from '@/lib/stay/price-parts';

type Room = ReservationDetail['rooms'][number];

export function ReservationRooms({ reservation }: { reservation: ReservationDetail }) {
  const t = useTranslations('myPage.reservation');
  const units = useTranslations('myPage.units');
  const receipt = useTranslations('myPage.receipt');
  const common = useTranslations('common.stay');
  const change = useTranslations('booking.change');
  const locale = useLocale();
  const { reservationNo, rooms, cancelledRooms, status } = reservation;
  const isSeveral = rooms.length > 1 && reservation.cancellableYn === 'Y';
  const cancelHref = (index: number) => {
    const query = roomToCancelQuery(index, reservation);
    return localizedPath(locale, paths.myPageReservationCheck.roomReservationChange(reservationNo, query));
  };
  const feesKrw = roomFeesDueKrw(cancelledRooms);
  const points = status === 'cancelled' ? null : reservation.points;
  return (
    <Section rule title={t('price')}>
      <div className="flex flex-col gap-10">
        {reservation.rooms.map((room, index) => (
          <ReservedRoom
            // biome-ignore lint/suspicious/noArrayIndexKey: rooms of a reservation have no id, and their order never changes
            key={index}
            room={room}
            number={index + 1}
            action={
              isSeveral && (
                <TextLink href={cancelHref(index)} className="inline-flex min-h-11 items-center text-sm print:hidden">
                  {change('cancelRoom', { number: index + 1 })}
                </TextLink>
              )
            }
          />
        ))}
      </div>
      <CancelledRooms rooms={reservation.cancelledRooms} titleLevel={3} className="mt-10" />
      {reservation.voucher && (
        <p className="tabular mt-10 flex flex-wrap justify-between gap-4 text-pine">
          <span>{t('voucher', { name: reservation.voucher.name })}</span>
          <span>{`−${formatKrw(reservation.voucher.discountKrw, locale)}`}</span>
        </p>
      )}
      <div className="mt-10 flex flex-wrap items-baseline justify-between gap-4 border-ink border-t pt-5">
        <p className="font-medium">
          {t('total', {
            nights: units('nights', { nights: countNights(reservation.checkInDate, reservation.checkOutDate) }),
          })}
        </p>
        <Price amountKrw={reservation.totalKrw} locale={locale} size="lg" />
      </div>
      {(points || feesKrw > 0) && (
        <dl className="tabular mt-4 flex flex-col gap-2">
          {points && (
            <div className="flex flex-wrap justify-between gap-x-6 text-pine">
              <dt>{common('pointsPart', { points: points.points })}</dt>
              <dd data-testid="booking-points">{`−${formatKrw(points.amountKrw, locale)}`}</dd>
            </div>
          )}
          {feesKrw > 0 && (
            <div className="flex flex-wrap justify-between gap-x-6">
              <dt>{common('roomFees')}</dt>
              <dd>{formatKrw(feesKrw, locale)}</dd>
            </div>
          )}
          <div className="flex flex-wrap justify-between gap-x-6 font-medium">
            <dt>{common(status === 'stayed' ? 'paidAtHotel' : 'dueAtHotel')}</dt>
            <dd data-testid="booking-due">{formatKrw(dueOfReservation(reservation), locale)}</dd>
          </div>
        </dl>
      )}
      {reservation.status === 'confirmed' && <p className="mt-2 text-ink-muted text-sm">{t('payAtHotel')}</p>}
      <EarnedPoints points={reservation.earnedPoints} status={reservation.status} className="mt-2 text-sm" />
      {hasReceipt(reservation) && (
        <p data-screen-only className="mt-4">
          <TextLink
            href={localizedPath(locale, paths.myPageReservationCheck.roomReservationReceipt(reservation.reservationNo))}
          >
            {receipt(`link.${reservation.status}`)}
          </TextLink>
        </p>
      )}
    </Section>
  );
}

function ReservedRoom({ room, number, action }: { room: Room; number: number; action: ReactNode }) {
  const t = useTranslations('myPage.reservation');
  const common = useTranslations('common.stay');
  const locale = useLocale();
  const { price } = room;
  const amount = (amountKrw: number) => formatKrw(amountKrw, locale);
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-4 lg:grid-cols-2">
      <div>
        <p className="text-brass text-xs">{t('roomNumber', { number })}</p>
        <h3 className="mt-1 font-medium text-lg">{room.roomTypeName}</h3>
        <p className="mt-2 text-ink-soft">
          {room.ratePlanName}
          <span aria-hidden="true">&nbsp;· </span>
          {t(room.breakfastIncluded ? 'breakfastYes' : 'breakfastNo')}
        </p>
        <p className="keep-words mt-1 text-ink-soft">{guestsWithAges([room], common, locale)}</p>
        <SleepingLine sleeping={room.sleeping} className="mt-1 text-ink-soft" />
        <AccessibleRoomFacts held accessibility={room.accessibility} className="mt-2" />
        <p className="mt-1 text-ink-soft">
          <span className="text-ink-muted text-sm">{t('guest')} </span>
          {guestName(room)}
        </p>
        <p className="mt-1 whitespace-pre-wrap text-ink-soft">
          <span className="text-ink-muted text-sm">{t('requests')} </span>
          <span>{room.requests === '' ? t('noRequests') : room.requests}</span>
        </p>
        {action}
      </div>
      <div>
        <DescriptionList
          layout="row"
          items={[
            ...price.nights.map((night) => ({
              term: formatShortDay(night.date, locale),
              description: amount(night.amountKrw),
            })),
            { term: t('roomTotal'), description: amount(price.totalKrw), strong: true },
          ]}
        />
        <p className="tabular mt-3 text-ink-muted text-xs">
          {partsOf(price)
            .map(({ part, amountKrw }) => `${common(`parts.${part}`)} ${amount(amountKrw)}`)
            .join('\u00A0· ')}
        </p>
      </div>
    </div>
  );
}
