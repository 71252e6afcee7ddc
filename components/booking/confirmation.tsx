import { useTranslations } from 'next-intl';
import { CancelledSummary } from '@/components/reservation/cancelled-result';
import { ConfirmationPage } from '@/components/reservation/confirmation-page';
import { ContactLines } from '@/components/reservation/contact-lines';
import { ReservationSum } from '@/components/reservation/reservation-sum';
import { ReservedRooms } from '@/components/reservation/reserved-rooms';
import { SaveStayButton } from '@/components/reservation/save-stay-button';
import { useStayFacts } from '@/components/reservation/use-stay-facts';
import { AskLines } from '@/components/stay/ask-lines';
import { TitledTerms } from '@/components/stay/reservation-terms';
import { StayNotices } from '@/components/stay/stay-notices';
import { Picture } from '@/components/ui/picture';
import { TelephoneLink } from '@/components/ui/telephone-link';
import { bookingItems } from '@/lib/booking/analytics-items';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import { paths } from '@/lib/routes/paths';
import { PurchaseEvent } from './purchase-event';

export interface ConfirmationProps {
  reservation: ReservationDetail;
  /** A guest finds it again by the look-up, a member in My Page. */
  booker: 'member' | 'guest';
}

export function Confirmation({ reservation, booker }: ConfirmationProps) {
  const t = useTranslations('booking');
  const asks = useTranslations('common.asks');
  const cancelled = reservation.status === 'cancelled';
  const { reservationNo, rooms, totalKrw, hotelId, hotelName } = reservation;
  return (
    <ConfirmationPage
      of="booking"
      reservation={reservation}
      number={reservationNo}
      testId="reservation-no"
      detailPath={booker === 'guest' ? null : paths.myPageReservationCheck.roomReservationDetail(reservationNo)}
      underNumber={
        cancelled ? (
          <div className="mt-6 max-w-reading text-ink-soft">
            <CancelledSummary reservation={reservation} />
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
      facts={[
        { term: t('confirmation.hotel'), description: <span className="font-medium">{hotelName}</span> },
        { term: t('confirmation.address'), description: reservation.address },
        { term: t('confirmation.telephone'), description: <TelephoneLink number={reservation.telephone} /> },
        ...useStayFacts(reservation),
        { term: t('confirmation.contact'), description: <ContactLines contact={reservation.contact} /> },
      ]}
      saveButton={!cancelled && <SaveStayButton reservation={reservation} />}
      columns="lg:grid-cols-[minmax(0,1fr)_24rem]"
      aside={<ReservationSlip reservation={reservation} />}
    >
      <ReservedRooms rooms={rooms} />
      <StayNotices notices={reservation.notices} />
      <AskLines asks={reservation.asks} title={asks('title')} />
    </ConfirmationPage>
  );
}

export function ReservationSlip({ reservation }: { reservation: ReservationDetail }) {
  const t = useTranslations('booking');
  return (
    <aside className="border border-stone bg-paper print:border-0">
      <Picture
        picture={reservation.picture}
        sizes="(min-width: 64rem) 24rem, 100vw"
        alt=""
        className="aspect-landscape print:hidden"
      />
      <div className="flex flex-col gap-6 p-6 print:p-0">
        <h2 className="sr-only">{t('summary.title')}</h2>
        <ReservationSum reservation={reservation} />
        {reservation.status === 'confirmed' && (
          <div className="border-stone border-t pt-4">
            <TitledTerms stay={reservation} className="text-sm" />
          </div>
        )}
      </div>
    </aside>
  );
}
