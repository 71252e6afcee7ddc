import { ReservationDetailView } from '@/components/my-page/reservation-check/reservation-detail';
import { MemberAnswer } from '@/components/my-page/shell/member-answer';
import { NumberNotFound } from '@/components/my-page/shell/number-not-found';
import { KnownCancellation } from '@/components/reservation/known-cancellation';
import { languageOf } from '@/lib/i18n/languages';
import { memberPage } from '@/lib/my-page/entry-page';
import { loadReservation } from '@/lib/my-page/load-reservations';
import { numberMetadata } from '@/lib/my-page/number-metadata';

export const generateMetadata = numberMetadata<{ reservationNo: string }>(
  'myPage.reservation',
  ({ locale, reservationNo }) => loadReservation(reservationNo, languageOf(locale).code),
  (t) => [t('myPage.reservation.title'), t('myPage.reservation.description')],
);

export default memberPage<{ reservationNo: string }>(({ locale, reservationNo }) => (
  <MemberAnswer
    load={loadReservation(reservationNo, languageOf(locale).code)}
    notFound={<NumberNotFound of="myPage.reservation" />}
    known={<KnownCancellation locale={locale} reservationNo={reservationNo} />}
  >
    {(reservation) => <ReservationDetailView key={reservationNo} reservation={reservation} />}
  </MemberAnswer>
));
