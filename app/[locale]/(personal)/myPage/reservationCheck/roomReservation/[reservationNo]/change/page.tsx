import { redirect } from 'next/navigation';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { changeMessages } from '@/components/booking/change-messages';
import { ChangeReservation } from '@/components/booking/change-reservation';
import { MemberAnswer } from '@/components/my-page/shell/member-answer';
import { NumberNotFound } from '@/components/my-page/shell/not-found';
import { PageHeading } from '@/components/ui/page-heading';
import { memberChangeAddresses } from '@/lib/booking/change-addresses';
import { loadReservationPreferences } from '@/lib/booking/load-booker-preferences';
import { loadRoomTypes } from '@/lib/booking/load-room-types';
import { roomToCancel } from '@/lib/booking/room-to-cancel';
import { seoulToday } from '@/lib/dates/moment';
import { localizedPath } from '@/lib/i18n/localized-path';
import { readVerifiedPerson } from '@/lib/identity/read-verified';
import { loadPreferences } from '@/lib/member/load-member';
import { memberPage } from '@/lib/my-page/entry-page';
import { loadMemberPoints } from '@/lib/my-page/load-points';
import { loadReservation } from '@/lib/my-page/load-reservations';
import { numberMetadata } from '@/lib/my-page/number-metadata';
import { isSoftRequest } from '@/lib/navigation/soft-request';
import { dataOf } from '@/lib/request/load';
import { paths } from '@/lib/routes/paths';

export const generateMetadata = numberMetadata<{ reservationNo: string }>(
  'myPage.reservation',
  ({ lang, reservationNo }) => loadReservation(reservationNo, lang),
  (t) => [t('booking.change.title'), t('booking.change.description')],
);

export default memberPage<{ reservationNo: string }>(async ({ locale, lang, reservationNo, query }) => {
  const preferencesLoad = loadPreferences().then(dataOf);
  const load = loadReservation(reservationNo, lang);
  const [answer, t, messages, points] = await Promise.all([
    load,
    getTranslations('booking.change'),
    getMessages(),
    loadMemberPoints(lang),
  ]);
  if (answer.state === 'notFound') return <NumberNotFound of="myPage.reservation" />;
  // Cancelled, past, or too late: its own page says what holds.
  if (answer.state === 'ready' && answer.data.guestsChangeableYn === 'N' && !(await isSoftRequest())) {
    redirect(localizedPath(locale, paths.myPageReservationCheck.roomReservationDetail(reservationNo)));
  }
  const roomTypes = answer.state === 'ready' ? await loadRoomTypes(answer.data.hotelId, lang) : [];
  const { auth, booking, common } = messages;
  const isVerified = (await readVerifiedPerson('spending')) !== null;
  const shared = changeMessages(messages);
  return (
    <>
      <PageHeading title={t('title')} className="mb-12" />
      <MemberAnswer load={load}>
        {(reservation) => (
          <NextIntlClientProvider
            messages={{
              ...shared,
              auth: { identity: auth.identity },
              booking: { ...shared.booking, points: booking.points, preferences: booking.preferences },
              common: { ...shared.common, frozen: common.frozen },
            }}
          >
            <ChangeReservation
              key={reservationNo}
              reservation={reservation}
              points={points}
              preferences={loadReservationPreferences(preferencesLoad, reservation, lang)}
              addresses={memberChangeAddresses(reservationNo, locale)}
              roomTypes={roomTypes}
              isVerified={isVerified}
              toCancel={roomToCancel(query, reservation)}
              today={seoulToday(new Date())}
            />
          </NextIntlClientProvider>
        )}
      </MemberAnswer>
    </>
  );
});
