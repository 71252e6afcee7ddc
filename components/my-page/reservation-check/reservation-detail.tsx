import { useTranslations } from 'next-intl';
import { CancelledResult, CancelledSummary } from '@/components/reservation/cancelled-result';
import { StayNotices } from '@/components/stay/stay-notices';
import { TextLink } from '@/components/ui/link';
import { formatSeoulInstant } from '@/lib/dates/format';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import type { Locale } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { ReservationCancellation } from './reservation-cancellation';
import { ReservationHead } from './reservation-head';
import { ReservationHotel } from './reservation-hotel';
import { ReservationRooms } from './reservation-rooms';

export interface ReservationDetailViewProps {
  locale: Locale;
  reservation: ReservationDetail;
}

export function ReservationDetailView({ locale, reservation }: ReservationDetailViewProps) {
  const t = useTranslations('myPage.reservation');
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
      <ReservationCancellation locale={locale} reservation={reservation} />
      <ReservationHotel reservation={reservation} />
    </article>
  );
}
