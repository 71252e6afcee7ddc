import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { BookingPage } from '@/components/booking/booking-page';
import { LoadFailure } from '@/components/layout/load-failure';
import { RenewalPage } from '@/components/layout/renewal';
import { obstacleText } from '@/components/stay/stay-obstacle';
import { StoppedState } from '@/components/ui/stopped-state';
import { preferencesForRoom } from '@/lib/booking/load-booker-preferences';
import { loadBooking } from '@/lib/booking/load-booking';
import { seoulToday } from '@/lib/dates/moment';
import { loadOf } from '@/lib/hub/hub-load';
import { loadHotelDetail } from '@/lib/hub/load-hotels';
import { languageOf } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { readVerifiedPerson } from '@/lib/identity/read-verified';
import { loadPreferences } from '@/lib/member/load-member';
import { unlistedPage } from '@/lib/metadata/page-metadata';
import type { QueryRouteProps } from '@/lib/metadata/route-props';
import { dataOf } from '@/lib/request/load';
import { paths } from '@/lib/routes/paths';
import { listOfBooking, offersOfBooking, parseBookingParams } from '@/lib/stay/booking-params';
import { loadExchangeRate } from '@/lib/stay/load-exchange-rate';

export const generateMetadata = unlistedPage((t) => [t('booking.page.title'), t('booking.page.description')]);

export default async function Page({ searchParams }: QueryRouteProps) {
  const locale = await getLocale();
  const t = await getTranslations('booking');
  const { auth, booking: texts, common, problems } = await getMessages();
  const link = (label: string, path: string) => ({ label, href: localizedPath(locale, path) });

  const { booking, hotelId, searchQuery } = parseBookingParams(await searchParams, { today: seoulToday(new Date()) });
  if (booking === null) {
    // Only rooms of a hotel that exists; one that cannot be asked for just now may.
    const hotel = hotelId === null ? null : await loadOf(loadHotelDetail(hotelId, languageOf(locale).code));
    const offers =
      hotelId === null || hotel?.state === 'notFound'
        ? []
        : [link(t('broken.toOffers'), paths.hotelOffers(hotelId, searchQuery))];
    const links = [...offers, link(t('broken.toSearch'), paths.search(searchQuery))];
    return <StoppedState title={t('broken.title')} sentence={t('broken.sentence')} links={links} />;
  }

  const preferences = loadPreferences().then(dataOf);
  const [load, exchangeRate] = await Promise.all([loadBooking(booking, locale), loadExchangeRate(locale)]);
  switch (load.state) {
    case 'ready':
      return (
        <BookingPage
          booking={booking}
          exchangeRate={exchangeRate}
          {...load.data}
          preferences={preferences.then((all) =>
            preferencesForRoom(all, load.data.hotel, booking.rooms[0]?.roomTypeId),
          )}
          isVerified={(await readVerifiedPerson('spending')) !== null}
          messages={{ auth: { identity: auth.identity }, booking: texts, common, problems }}
        />
      );
    case 'gone': {
      const links = [
        link(t('soldOut.otherRooms'), paths.hotelOffers(booking.hotelId, offersOfBooking(booking, []))),
        link(t('soldOut.search'), paths.search(listOfBooking(booking))),
      ];
      const { obstacle } = load;
      // The offers page shows this too, with an alternative.
      const title = obstacle === null ? t('soldOut.title') : await obstacleText(obstacle);
      return <StoppedState title={title} sentence={t('soldOut.sentenceBefore')} links={links} />;
    }
    case 'refused': {
      const links = [link(t('broken.toSearch'), paths.search(listOfBooking(booking)))];
      return <StoppedState title={t('broken.title')} sentence={t('broken.sentence')} links={links} />;
    }
    case 'renew':
      return <RenewalPage />;
    default:
      return <LoadFailure state={load.state} />;
  }
}
