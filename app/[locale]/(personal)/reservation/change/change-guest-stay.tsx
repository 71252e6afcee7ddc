'use client';

import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { ChangeStay } from '@/components/booking/change-stay';
import type { SearchTexts } from '@/components/stay/search-texts';
import { guestAddress } from '@/lib/booking/guest-address';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/paths';
import { ChangeDates } from '../../change-dates';

interface ChangeGuestStayProps {
  reservation: ReservationDetail;
  searchTexts: SearchTexts;
}

/** The change of a reservation that this browser found. */
export function ChangeGuestStay({ reservation, searchTexts }: ChangeGuestStayProps) {
  const locale = useLocale();
  const router = useRouter();
  const { reservationNo } = reservation;
  const href = localizedPath(locale, paths.guestReservation());
  return (
    <ChangeStay
      reservation={reservation}
      addresses={{ quote: guestAddress('quote', reservationNo), change: guestAddress('change', reservationNo) }}
      backHref={href}
      expiredHref={href}
      // Back must not show the stay as it was.
      onDone={() => router.refresh()}
      renderDates={(dates, onPick) => (
        <ChangeDates
          locale={locale}
          texts={searchTexts}
          reservation={reservation}
          nightsAddress={guestAddress('nights', reservationNo)}
          expiredHref={href}
          dates={dates}
          onPick={onPick}
        />
      )}
    />
  );
}
