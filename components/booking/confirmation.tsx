import { useTranslations } from 'next-intl';
import { CancelledSummary } from '@/components/reservation/cancelled-result';
import { PrintButton } from '@/components/reservation/device-buttons';
import { ReservationNumber } from '@/components/reservation/reservation-number';
import { SaveStayButton } from '@/components/reservation/save-stay-button';
import { DescriptionList } from '@/components/ui/description-list';
import { ButtonLink } from '@/components/ui/link';
import { PageHeading } from '@/components/ui/page-heading';
import { bookingItems } from '@/lib/booking/analytics-items';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/paths';
import { confirmationFacts } from './confirmation-facts';
import { ConfirmationRooms } from './confirmation-rooms';
import { PurchaseEvent } from './purchase-event';
import { ReservationSlip } from './reservation-slip';

export interface ConfirmationProps {
  locale: string;
  reservation: ReservationDetail;
  /** A guest finds it again by the look-up, a member in My Page. */
  booker: 'member' | 'guest';
}

/** What was booked, also for printing. */
export function Confirmation({ locale, reservation, booker }: ConfirmationProps) {
  const t = useTranslations('booking');
  const common = useTranslations('common.stay');
  const cancelled = reservation.status === 'cancelled';
  const { reservationNo, rooms, totalKrw, hotelId, hotelName } = reservation;
  return (
    <main id="content" className="page-width py-10 md:py-16">
      {!cancelled && (
        <PurchaseEvent
          reservationNo={reservationNo}
          totalKrw={totalKrw}
          items={bookingItems({ hotelId, hotelName }, rooms)}
        />
      )}
      <PageHeading
        eyebrow={t('confirmation.eyebrow')}
        title={cancelled ? t('confirmation.cancelledTitle') : t('confirmation.title')}
        size="display"
        lead={
          cancelled ? t('confirmation.cancelledLead') : t('confirmation.lead', { email: reservation.contact.email })
        }
      >
        <ReservationNumber
          label={t('confirmation.reservationNo')}
          number={reservationNo}
          testId="reservation-no"
          className="mt-8"
        />
        {cancelled && (
          <div className="mt-6 max-w-reading text-ink-soft">
            <CancelledSummary locale={locale} reservation={reservation} />
          </div>
        )}
        {booker === 'guest' && !cancelled && (
          <p className="mt-4 max-w-reading text-ink-soft text-sm">{t('confirmation.guestHint')}</p>
        )}
      </PageHeading>
      <div className="mt-12 grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex min-w-0 flex-col gap-10">
          <DescriptionList items={confirmationFacts(reservation, { locale, t, common })} />
          <ConfirmationRooms rooms={rooms} />
          <div data-screen-only className="flex flex-wrap gap-3">
            <ButtonLink
              prefetch={false}
              href={localizedPath(
                locale,
                booker === 'guest'
                  ? paths.guestReservation()
                  : paths.myPageReservationCheck.roomReservationDetail(reservationNo),
              )}
            >
              {t(booker === 'guest' ? 'confirmation.toLookUp' : 'confirmation.toMyPage')}
            </ButtonLink>
            {!cancelled && (
              <SaveStayButton locale={locale} label={t('confirmation.saveCalendar')} reservation={reservation} />
            )}
            <PrintButton label={t('confirmation.print')} />
          </div>
        </div>
        <ReservationSlip locale={locale} reservation={reservation} />
      </div>
    </main>
  );
}
