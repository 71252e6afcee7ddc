'use client';

import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { ChangeStay } from '@/components/booking/change-stay';
import type { SearchTexts } from '@/components/stay/search-texts';
import type { MemberPoints } from '@/lib/booking/point-choice';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/paths';
import { ChangeDates } from '../../../../../change-dates';

interface ChangeReservationProps {
  reservation: ReservationDetail;
  /** Null where the hub does not tell them just now. */
  points: MemberPoints | null;
  searchTexts: SearchTexts;
}

/** The change of a member's reservation. */
export function ChangeReservation({ reservation, points, searchTexts }: ChangeReservationProps) {
  const locale = useLocale();
  const router = useRouter();
  const { reservationNo } = reservation;
  const { roomReservationDetail, roomReservationChange } = paths.myPageReservationCheck;
  const returnTo = localizedPath(locale, roomReservationChange(reservationNo));
  const expiredHref = localizedPath(locale, paths.membershipLogin({ returnTo }));
  const base = `/api/hub/reservation/room/${encodeURIComponent(reservationNo)}`;
  return (
    <ChangeStay
      reservation={reservation}
      points={points}
      addresses={{ quote: `${base}/quote`, change: `${base}/change` }}
      backHref={localizedPath(locale, roomReservationDetail(reservationNo))}
      expiredHref={expiredHref}
      // Back must not show the stay as it was.
      onDone={() => router.refresh()}
      renderDates={(dates, onPick) => (
        <ChangeDates
          locale={locale}
          texts={searchTexts}
          reservation={reservation}
          nightsAddress={`${base}/nights`}
          expiredHref={expiredHref}
          dates={dates}
          onPick={onPick}
        />
      )}
    />
  );
}
