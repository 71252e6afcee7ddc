'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { NextIntlClientProvider, useLocale, useTimeZone } from 'next-intl';
import { ChangeStay } from '@/components/booking/change-stay';
import type { SearchTexts } from '@/components/hotel-search/search-texts';
import { ReservationDetailSkeleton } from '@/components/my-page/reservation-check/reservation-detail-skeleton';
import { ReservationNotFound } from '@/components/my-page/reservation-check/reservation-not-found';
import { MemberContent } from '@/components/my-page/shell/member-content';
import { languageOf } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import type { Messages } from '@/lib/i18n/messages';
import { useReservationDetail } from '@/lib/my-page/member-atoms';
import { paths } from '@/lib/paths';
import { ChangeDates } from '../../../../../change-dates';

interface ChangeReservationProps {
  reservationNo: string;
  searchTexts: SearchTexts;
  messages: {
    booking: Pick<Messages['booking'], 'change' | 'form' | 'summary'>;
    common: Pick<Messages['common'], 'terms'>;
  };
}

/** The change of a member's reservation. */
export function ChangeReservation({ reservationNo, searchTexts, messages }: ChangeReservationProps) {
  const locale = useLocale();
  const timeZone = useTimeZone();
  const client = useQueryClient();
  const result = useReservationDetail(reservationNo, languageOf(locale).code);
  const { roomReservationDetail, roomReservationChange } = paths.myPageReservationCheck;
  const returnTo = localizedPath(locale, roomReservationChange(reservationNo));
  const expiredHref = localizedPath(locale, paths.membershipLogin({ returnTo }));
  const base = `/api/hub/reservation/room/${encodeURIComponent(reservationNo)}`;
  const router = useRouter();
  const forget = () => {
    client.removeQueries({ queryKey: ['member', 'reservations'] });
    void client.invalidateQueries({ queryKey: ['member', 'reservation', reservationNo], refetchType: 'none' });
    // Back must not show the stay as it was.
    router.refresh();
  };
  return (
    <MemberContent result={result} skeleton={<ReservationDetailSkeleton />} notFound={<ReservationNotFound />}>
      {(reservation) => (
        <NextIntlClientProvider locale={locale} timeZone={timeZone} messages={messages}>
          <ChangeStay
            reservation={reservation}
            addresses={{ quote: `${base}/quote`, change: `${base}/change` }}
            backHref={localizedPath(locale, roomReservationDetail(reservationNo))}
            expiredHref={expiredHref}
            onDone={forget}
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
        </NextIntlClientProvider>
      )}
    </MemberContent>
  );
}
