import { MemberReservation } from '@/components/my-page/reservation-check/member-reservation';
import { MemberAnswer } from '@/components/my-page/shell/member-answer';
import { NumberNotFound } from '@/components/my-page/shell/not-found';
import { HotelWay } from '@/components/reservation/hotel-way';
import { KnownCancellation } from '@/components/reservation/known-cancellation';
import { loadHotelWay } from '@/lib/booking/load-hotel-way';
import { readVerifiedPerson } from '@/lib/identity/read-verified';
import { memberPage } from '@/lib/my-page/entry-page';
import { loadReservation } from '@/lib/my-page/load-reservations';
import { numberMetadata } from '@/lib/my-page/number-metadata';

export const generateMetadata = numberMetadata<{ reservationNo: string }>(
  'myPage.reservation',
  ({ lang, reservationNo }) => loadReservation(reservationNo, lang),
  (t) => [t('myPage.reservation.title'), t('myPage.reservation.description')],
);

export default memberPage<{ reservationNo: string }>(async ({ locale, lang, reservationNo }) => {
  const isVerified = (await readVerifiedPerson('spending')) !== null;
  return (
    <MemberAnswer
      load={loadReservation(reservationNo, lang)}
      notFound={<NumberNotFound of="myPage.reservation" />}
      known={<KnownCancellation reservationNo={reservationNo} />}
    >
      {(reservation) => (
        <MemberReservation
          key={reservationNo}
          reservation={reservation}
          isVerified={isVerified}
          way={<HotelWay reservation={reservation} load={loadHotelWay(reservation, locale)} />}
        />
      )}
    </MemberAnswer>
  );
});
