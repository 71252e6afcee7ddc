import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { StayNotices } from '@/components/stay/stay-notices';
import { DescriptionList } from '@/components/ui/description-list';
import { TextLink } from '@/components/ui/link';
import { PageHeading } from '@/components/ui/page-heading';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { TelephoneLink } from '@/components/ui/telephone-link';
import { arrivalText } from '@/lib/booking/arrival-times';
import { roomToCancelQuery } from '@/lib/booking/room-to-cancel';
import { countNights } from '@/lib/dates/day';
import { formatSeoulInstant, formatShortDay } from '@/lib/dates/format';
import type { Locale } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { CancelledResult, CancelledSummary } from './cancelled-result';
import { CancelledRooms } from './cancelled-rooms';
import { ReservationNumber } from './reservation-number';
import { ReservationSum } from './reservation-sum';
import { ReservedRooms } from './reserved-rooms';
import { SaveStayButton } from './save-stay-button';
import { StayAsks, type StayAsksProps } from './stay-asks';
import { changePathOf, StayChanges } from './stay-changes';

export interface StayReservationProps extends StayAsksProps {
  locale: Locale;
  /** Of a coming stay: how to get to the hotel, what is around it, and its tables. */
  way?: ReactNode;
  /** Below the sums: what only one of the bookers has. */
  papers?: ReactNode;
}

/** A reservation as its booker finds it again: what comes next first, then the sums, then what can be changed. */
export function StayReservation({ locale, reservation, booker, isVerified, way, papers }: StayReservationProps) {
  const t = useTranslations('booking');
  const { reservationNo, status, rooms, cancelledAt } = reservation;
  const isSeveral = rooms.length > 1 && reservation.cancellableYn === 'Y';
  return (
    <article className="flex flex-col gap-12">
      {status === 'cancelled' && cancelledAt !== null && (
        <CancelledResult cancelledAt={formatSeoulInstant(cancelledAt, locale)}>
          <CancelledSummary locale={locale} reservation={reservation} />
        </CancelledResult>
      )}
      <div>
        <PageHeading
          eyebrow={reservation.cityName}
          title={reservation.hotelName}
          lead={<p>{t(`lookUp.status.${status}`)}</p>}
        >
          <ReservationNumber
            label={t('confirmation.reservationNo')}
            number={reservationNo}
            testId="reservation-no"
            className="mt-6"
          />
        </PageHeading>
        <Picture
          picture={reservation.picture}
          alt=""
          sizes="(min-width: 1201px) 900px, 100vw"
          priority
          className="mt-8 aspect-[12/5] rounded-sm md:aspect-[21/9] print:hidden"
        />
        <StayFacts locale={locale} reservation={reservation} />
        <StayNotices notices={reservation.notices} className="mt-8" />
        {status === 'confirmed' && (
          <div data-screen-only className="mt-6">
            <SaveStayButton locale={locale} label={t('confirmation.saveCalendar')} reservation={reservation} />
          </div>
        )}
      </div>
      <Section rule title={t('reservation.wayTitle')}>
        <DescriptionList
          items={[
            { term: t('confirmation.address'), description: reservation.address },
            { term: t('confirmation.telephone'), description: <TelephoneLink number={reservation.telephone} /> },
          ]}
        />
        {way}
        <p data-screen-only className="mt-4">
          <TextLink
            prefetch
            href={localizedPath(locale, paths.hotel(reservation.hotelId))}
            className="inline-flex min-h-11 items-center"
          >
            {t('reservation.hotelLink')}
          </TextLink>
        </p>
      </Section>
      <Section rule title={t('reservation.roomsTitle')}>
        <ReservedRooms
          rooms={rooms}
          actions={(isSeveral ? rooms : []).map((_, index) => (
            <TextLink
              key={roomToCancelQuery(index, reservation).cancel}
              href={localizedPath(locale, changePathOf(booker, reservationNo, roomToCancelQuery(index, reservation)))}
              className="inline-flex min-h-11 items-center text-sm print:hidden"
            >
              {t('change.cancelRoom', { number: index + 1 })}
            </TextLink>
          ))}
        />
        <CancelledRooms rooms={reservation.cancelledRooms} titleLevel={3} className="mt-8" />
        <div className="mt-8 max-w-reading">
          <ReservationSum locale={locale} reservation={reservation} />
        </div>
        {papers}
      </Section>
      <StayAsks reservation={reservation} booker={booker} isVerified={isVerified} />
      <StayChanges locale={locale} reservation={reservation} booker={booker} />
    </article>
  );
}

function StayFacts({ locale, reservation }: Pick<StayReservationProps, 'locale' | 'reservation'>) {
  const t = useTranslations('booking');
  const common = useTranslations('common.stay');
  const { checkInDate, checkOutDate, checkInFrom, checkOutUntil, arrivalTime } = reservation;
  const nights = common('nights', { count: countNights(checkInDate, checkOutDate) });
  return (
    <DescriptionList
      className="mt-8"
      items={[
        {
          term: t('summary.checkIn'),
          description: `${formatShortDay(checkInDate, locale)} ${t('summary.from', { time: checkInFrom })}`,
        },
        {
          term: common('arrival'),
          description: arrivalTime && arrivalText(arrivalTime, (words) => common('arrivalNight', words)),
        },
        {
          term: t('summary.checkOut'),
          description: `${formatShortDay(checkOutDate, locale)} ${t('summary.until', { time: checkOutUntil })}`,
        },
        {
          term: t('confirmation.stay'),
          description: `${nights}\u00A0· ${common('rooms', { count: reservation.rooms.length })}`,
        },
      ]}
    />
  );
}
