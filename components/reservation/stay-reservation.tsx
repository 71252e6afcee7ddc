import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { StayNotices } from '@/components/stay/stay-notices';
import { DescriptionList } from '@/components/ui/description-list';
import { TextLink } from '@/components/ui/link';
import { PageHeading } from '@/components/ui/page-heading';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { TelephoneLink } from '@/components/ui/telephone-link';
import { roomToCancelQuery } from '@/lib/booking/room-to-cancel';
import { formatSeoulInstant } from '@/lib/dates/format';
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
import { useStayFacts } from './use-stay-facts';

export interface StayReservationProps extends StayAsksProps {
  way?: ReactNode;
  papers?: ReactNode;
}

export function StayReservation({ reservation, booker, isVerified, way, papers }: StayReservationProps) {
  const t = useTranslations('booking');
  const locale = useLocale();
  const { reservationNo, status, rooms, cancelledAt } = reservation;
  const isSeveral = rooms.length > 1 && reservation.cancellableYn === 'Y';
  return (
    <article className="flex flex-col gap-12">
      {status === 'cancelled' && cancelledAt !== null && (
        <CancelledResult cancelledAt={formatSeoulInstant(cancelledAt, locale)}>
          <CancelledSummary reservation={reservation} />
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
        <DescriptionList className="mt-8" items={useStayFacts(reservation)} />
        <StayNotices notices={reservation.notices} className="mt-8" />
        {status === 'confirmed' && (
          <div data-screen-only className="mt-6">
            <SaveStayButton reservation={reservation} />
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
          <ReservationSum reservation={reservation} />
        </div>
        {papers}
      </Section>
      <StayAsks reservation={reservation} booker={booker} isVerified={isVerified} />
      <StayChanges reservation={reservation} booker={booker} />
    </article>
  );
}
