import { redirect } from 'next/navigation';
import { NextIntlClientProvider } from 'next-intl';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { changeMessages } from '@/components/booking/change-messages';
import { ChangeReservation } from '@/components/booking/change-reservation';
import { HubUnavailable } from '@/components/layout/hub-unavailable';
import { PageHeading } from '@/components/ui/page-heading';
import { guestChangeAddresses } from '@/lib/booking/change-addresses';
import { loadGuestReservation } from '@/lib/booking/load-guest-reservation';
import { loadRoomTypes } from '@/lib/booking/load-room-types';
import { roomToCancel } from '@/lib/booking/room-to-cancel';
import { seoulToday } from '@/lib/dates/moment';
import { languageOf } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { unlistedPage } from '@/lib/metadata/page-metadata';
import type { QueryRouteProps } from '@/lib/metadata/route-props';
import { isSoftRequest } from '@/lib/navigation/soft-request';
import { dataOf } from '@/lib/request/load';
import { paths } from '@/lib/routes/paths';

export const generateMetadata = unlistedPage((t) => [t('booking.change.title'), t('booking.change.description')]);

/** The change of the reservation that this browser found; without one the look-up comes first. */
export default async function ChangePage({ searchParams }: QueryRouteProps) {
  const locale = await getLocale();
  const load = await loadGuestReservation(locale);
  const lookUp = localizedPath(locale, paths.guestReservation());
  if (load.state === 'unavailable') return <HubUnavailable />;
  const reservation = dataOf(load)?.reservation;
  if (!reservation) redirect(lookUp);
  // Nothing can be changed any more: its own page says why.
  if (reservation.guestsChangeableYn === 'N' && !(await isSoftRequest())) redirect(lookUp);
  const [t, messages] = await Promise.all([getTranslations('booking.change'), getMessages()]);
  return (
    <main id="content" className="page-width py-10 md:py-16">
      <div className="max-w-4xl">
        <PageHeading eyebrow={reservation.hotelName} title={t('title')} className="mb-12" />
        <NextIntlClientProvider messages={changeMessages(messages)}>
          <ChangeReservation
            reservation={reservation}
            addresses={guestChangeAddresses(reservation.reservationNo, locale)}
            roomTypes={await loadRoomTypes(reservation.hotelId, languageOf(locale).code)}
            toCancel={roomToCancel(await searchParams, reservation)}
            today={seoulToday(new Date())}
          />
        </NextIntlClientProvider>
      </div>
    </main>
  );
}
