'use client';

import { useLocale } from 'next-intl';
import { ChangeStay } from '@/components/booking/change-stay';
import type { SearchTexts } from '@/components/hotel-search/search-texts';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/paths';
import { ChangeDates } from '../../change-dates';

const addresses = { quote: '/api/guest/quote', change: '/api/guest/change' };

interface ChangeGuestStayProps {
  reservation: ReservationDetail;
  searchTexts: SearchTexts;
}

/** The change of a reservation that this browser found. */
export function ChangeGuestStay({ reservation, searchTexts }: ChangeGuestStayProps) {
  const locale = useLocale();
  const href = localizedPath(locale, paths.guestReservation());
  return (
    <ChangeStay
      reservation={reservation}
      addresses={addresses}
      backHref={href}
      expiredHref={href}
      renderDates={(dates, onPick) => (
        <ChangeDates
          locale={locale}
          texts={searchTexts}
          reservation={reservation}
          nightsAddress="/api/guest/nights"
          dates={dates}
          onPick={onPick}
        />
      )}
    />
  );
}
