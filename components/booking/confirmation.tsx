import { useTranslations } from 'next-intl';
import { CancelledSummary } from '@/components/reservation/cancelled-result';
import { ConfirmationPage } from '@/components/reservation/confirmation-page';
import { ReservedRooms } from '@/components/reservation/reserved-rooms';
import { SaveStayButton } from '@/components/reservation/save-stay-button';
import { AskLines } from '@/components/stay/ask-lines';
import { StayNotices } from '@/components/stay/stay-notices';
import { bookingItems } from '@/lib/booking/analytics-items';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import { paths } from '@/lib/routes/paths';
import { confirmationFacts } from './confirmation-facts';
import { PurchaseEvent } from './purchase-event';
import { ReservationSlip } from './reservation-slip';

export interface ConfirmationProps {
  locale: string;
  reservation: ReservationDetail;
  /** A guest finds it again by the look-up, a member in My Page. */
  booker: 'member' | 'guest';
}

export function Confirmation({ locale, reservation, booker }: ConfirmationProps) {
  const t = useTranslations('booking');
  const common = useTranslations('common.stay');
  const asks = useTranslations('common.asks');
  const cancelled = reservation.status === 'cancelled';
  const { reservationNo, rooms, totalKrw, hotelId, hotelName } = reservation;
  return (
    <ConfirmationPage
      of="booking"
      locale={locale}
      reservation={reservation}
      number={reservationNo}
      testId="reservation-no"
      detailPath={booker === 'guest' ? null : paths.myPageReservationCheck.roomReservationDetail(reservationNo)}
      underNumber={
        cancelled ? (
          <div className="mt-6 max-w-reading text-ink-soft">
            <CancelledSummary locale={locale} reservation={reservation} />
          </div>
        ) : (
          <>
            <PurchaseEvent
              reservationNo={reservationNo}
              totalKrw={totalKrw}
              items={bookingItems({ hotelId, hotelName }, rooms)}
            />
            {booker === 'guest' && (
              <p className="mt-4 max-w-reading text-ink-soft text-sm">{t('confirmation.guestHint')}</p>
            )}
          </>
        )
      }
      facts={confirmationFacts(reservation, { locale, t, common })}
      saveButton={
        !cancelled && (
          <SaveStayButton locale={locale} label={t('confirmation.saveCalendar')} reservation={reservation} />
        )
      }
      columns="lg:grid-cols-[minmax(0,1fr)_24rem]"
      aside={<ReservationSlip locale={locale} reservation={reservation} />}
    >
      <ReservedRooms rooms={rooms} />
      <StayNotices notices={reservation.notices} />
      <AskLines asks={reservation.asks} title={asks('title')} />
    </ConfirmationPage>
  );
}
