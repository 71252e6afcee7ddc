import { useLocale, useTranslations } from 'next-intl';
import { CancelledResult, CancelledSummary } from '@/components/reservation/cancelled-result';
import { ContactLines } from '@/components/reservation/contact-lines';
import { SaveStayButton } from '@/components/reservation/save-stay-button';
import { StayNotices } from '@/components/stay/stay-notices';
import { Badge } from '@/components/ui/badge';
import { DescriptionList } from '@/components/ui/description-list';
import { ButtonLink, TextLink } from '@/components/ui/link';
import { PageHeading } from '@/components/ui/page-heading';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { TelephoneLink } from '@/components/ui/telephone-link';
import { arrivalText } from '@/lib/booking/arrival-times';
import { countNights } from '@/lib/dates/day';
import { formatSeoulInstant, formatShortDay, seoulMoment } from '@/lib/dates/format';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import { localizedPath } from '@/lib/i18n/localized-path';
import { statusTone } from '@/lib/my-page/reservation-views';
import { paths } from '@/lib/routes/paths';
import { ReservationCancellation } from './reservation-cancellation';
import { ReservationRooms } from './reservation-rooms';

export function ReservationDetailView({ reservation }: { reservation: ReservationDetail }) {
  const t = useTranslations('myPage.reservation');
  const locale = useLocale();
  const { status, cancelledAt } = reservation;
  return (
    <article className="flex flex-col gap-14">
      {status === 'cancelled' && cancelledAt !== null && (
        <CancelledResult cancelledAt={formatSeoulInstant(cancelledAt, locale)}>
          <CancelledSummary locale={locale} reservation={reservation} />
        </CancelledResult>
      )}
      <ReservationHead reservation={reservation} />
      {status === 'stayed' && (
        <p className="-mt-8 print:hidden">
          <TextLink
            href={localizedPath(locale, paths.myPagePoint.pointsAdjustment({ stay: reservation.reservationNo }))}
          >
            {t('pointsMissing')}
          </TextLink>
        </p>
      )}
      <StayNotices notices={reservation.notices} />
      <ReservationRooms reservation={reservation} />
      <ReservationCancellation reservation={reservation} />
      <ReservationHotel reservation={reservation} />
    </article>
  );
}

function ReservationHead({ reservation }: { reservation: ReservationDetail }) {
  const t = useTranslations('myPage');
  const common = useTranslations('common.stay');
  const locale = useLocale();
  const { checkInDate, checkOutDate, status } = reservation;
  const booked = seoulMoment(reservation.bookedAt, locale);
  return (
    <div>
      <PageHeading eyebrow={reservation.cityName} title={reservation.hotelName}>
        <p className="mt-4">
          <Badge tone={statusTone[status]}>{t(`reservations.status.${status}`)}</Badge>
        </p>
      </PageHeading>
      <Picture
        picture={reservation.picture}
        alt=""
        sizes="(min-width: 1201px) 900px, 100vw"
        priority
        className="mt-8 aspect-landscape rounded-sm md:aspect-[21/9] print:hidden"
      />
      <DescriptionList
        className="mt-8"
        items={[
          { term: t('reservation.number'), description: reservation.reservationNo, strong: true },
          {
            term: t('reservation.checkIn'),
            description: t('reservation.from', {
              day: formatShortDay(checkInDate, locale),
              time: reservation.checkInFrom,
            }),
          },
          {
            term: common('arrival'),
            description:
              reservation.arrivalTime && arrivalText(reservation.arrivalTime, (words) => common('arrivalNight', words)),
          },
          {
            term: t('reservation.checkOut'),
            description: t('reservation.until', {
              day: formatShortDay(checkOutDate, locale),
              time: reservation.checkOutUntil,
            }),
          },
          {
            term: t('reservation.stay'),
            description: `${t('units.nights', { nights: countNights(checkInDate, checkOutDate) })}\u00A0· ${t('units.rooms', { count: reservation.roomCount })}`,
          },
          { term: t('reservation.bookedAt'), description: t('reservation.instant', booked) },
        ]}
      />
    </div>
  );
}

function ReservationHotel({ reservation }: { reservation: ReservationDetail }) {
  const t = useTranslations('myPage.reservation');
  const locale = useLocale();
  const { telephone, contact } = reservation;
  return (
    <Section rule title={t('hotel')}>
      <DescriptionList
        items={[
          { term: t('address'), description: reservation.address },
          { term: t('telephone'), description: <TelephoneLink number={telephone} /> },
          { term: t('contact'), description: <ContactLines contact={contact} /> },
        ]}
      />
      <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4 print:hidden">
        {reservation.status === 'confirmed' && (
          <SaveStayButton locale={locale} label={t('saveCalendar')} reservation={reservation} />
        )}
        <ButtonLink prefetch href={localizedPath(locale, paths.hotel(reservation.hotelId))} variant="secondary">
          {t('hotelLink')}
        </ButtonLink>
        <TextLink href={localizedPath(locale, paths.myPageReservationCheck.roomReservation())}>{t('back')}</TextLink>
      </div>
    </Section>
  );
}
