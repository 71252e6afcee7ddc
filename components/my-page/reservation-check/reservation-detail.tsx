'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { PageHeading } from '@/components/ui/page-heading';
import { languageOf } from '@/lib/i18n/languages';
import { useReservationDetail } from '@/lib/my-page/member-atoms';
import { MemberContent } from '../shell/member-content';
import { ReservationCancellation } from './reservation-cancellation';
import { ReservationDetailSkeleton } from './reservation-detail-skeleton';
import { ReservationHead } from './reservation-head';
import { ReservationHotel } from './reservation-hotel';
import { ReservationNotFound } from './reservation-not-found';
import { ReservationRooms } from './reservation-rooms';

/** One reservation with everything that was agreed, and the way to cancel it. */
export function ReservationDetailView({ reservationNo }: { reservationNo: string }) {
  const t = useTranslations('myPage.reservation');
  const locale = useLocale();
  const result = useReservationDetail(reservationNo, languageOf(locale).code);
  const [justCancelled, setJustCancelled] = useState(false);
  const onCancelled = useCallback(() => setJustCancelled(true), []);
  return (
    <>
      {!result.data && <PageHeading title={t('title')} className="mb-10" />}
      <MemberContent result={result} skeleton={<ReservationDetailSkeleton />} notFound={<ReservationNotFound />}>
        {(reservation) => (
          <article className="flex flex-col gap-14">
            <ReservationHead reservation={reservation} justCancelled={justCancelled} />
            <ReservationRooms reservation={reservation} />
            <ReservationCancellation reservation={reservation} onCancelled={onCancelled} />
            <ReservationHotel reservation={reservation} />
          </article>
        )}
      </MemberContent>
    </>
  );
}
