import { ReservationReceipt } from '@/components/my-page/reservation-check/reservation-receipt';
import { MemberAnswer } from '@/components/my-page/shell/member-answer';
import { NumberNotFound } from '@/components/my-page/shell/not-found';
import { memberNameIn } from '@/lib/i18n/member-name';
import { memberPage } from '@/lib/my-page/entry-page';
import { loadReservation } from '@/lib/my-page/load-reservations';
import { numberMetadata } from '@/lib/my-page/number-metadata';
import { hasReceipt } from '@/lib/my-page/receipt';

export const generateMetadata = numberMetadata<{ reservationNo: string }>(
  'myPage.reservation',
  ({ lang, reservationNo }) => loadReservation(reservationNo, lang),
  (t) => [t('myPage.receipt.pageTitle'), t('myPage.receipt.description')],
);

export default memberPage<{ reservationNo: string }>(async ({ locale, lang, reservationNo, session }) => {
  const load = loadReservation(reservationNo, lang);
  const answer = await load;
  if (answer.state === 'notFound' || (answer.state === 'ready' && !hasReceipt(answer.data)))
    return <NumberNotFound of="myPage.reservation" />;
  return (
    <MemberAnswer load={load}>
      {(reservation) => (
        <ReservationReceipt
          reservation={reservation}
          memberName={memberNameIn(locale, session)}
          membershipNo={session.membershipNo}
        />
      )}
    </MemberAnswer>
  );
});
