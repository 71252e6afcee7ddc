'use client';

import { useLocale, useTranslations } from 'next-intl';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/paths';
import type { BookingRequest } from '@/lib/stay/booking-params';
import { listOfBooking, offersOfBooking } from '@/lib/stay/offers-address';
import { WayOn } from './way-on';

/** The offer went between the review and the booking: nothing is booked, and the hotel's other rooms are one tap away. */
export function SoldOut({ booking }: { booking: BookingRequest }) {
  const t = useTranslations('booking.soldOut');
  const locale = useLocale();
  return (
    <div role="alert">
      <WayOn
        level={2}
        title={t('title')}
        sentence={t('sentence')}
        links={[
          {
            label: t('otherRooms'),
            href: localizedPath(locale, paths.hotelOffers(booking.hotelId, offersOfBooking(booking, []))),
          },
          { label: t('search'), href: localizedPath(locale, paths.search(listOfBooking(booking))) },
        ]}
      />
    </div>
  );
}
