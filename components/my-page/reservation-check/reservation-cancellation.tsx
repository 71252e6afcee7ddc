'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { CancelButton } from '@/components/reservation/cancel-button';
import { ReservationTerms } from '@/components/stay/reservation-terms';
import { ButtonLink } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import { reservationTerms } from '@/lib/hub/contract/reservation-terms';
import { localizedPath } from '@/lib/i18n/localized-path';
import { cancelReservation } from '@/lib/my-page/cancel-reservation';
import { paths } from '@/lib/paths';
import { CancelledSection } from './cancelled-section';

export interface ReservationCancellationProps {
  reservation: ReservationDetail;
  onCancelled: () => void;
}

/** What cancelling costs, in won and hours; the button as long as it can be used, a reason when it cannot. */
export function ReservationCancellation({ reservation, onCancelled }: ReservationCancellationProps) {
  const t = useTranslations('myPage.reservation');
  const locale = useLocale();
  const client = useQueryClient();
  const { reservationNo, status, cancelledAt, cancellationFeeKrw } = reservation;
  if (status === 'stayed') return null;
  if (status === 'cancelled') {
    return <CancelledSection cancelledAt={cancelledAt} cancellationFeeKrw={cancellationFeeKrw} stay={reservation} />;
  }
  return (
    <Section rule title={t('cancellation')}>
      <ReservationTerms
        locale={locale}
        rooms={reservation.rooms}
        totalKrw={reservation.totalKrw}
        asOf={reservation.asOf}
        className="max-w-reading"
      />
      <div className="mt-8 flex flex-wrap items-center gap-3 print:hidden">
        {reservation.guestsChangeableYn === 'Y' && (
          <ButtonLink
            variant="secondary"
            prefetch={false}
            href={localizedPath(locale, paths.myPageReservationCheck.roomReservationChange(reservationNo))}
          >
            {t('change')}
          </ButtonLink>
        )}
        {reservation.cancellableYn === 'Y' ? (
          <CancelButton
            cancel={(feeKrw) => cancelReservation(client, reservationNo, feeKrw)}
            cancelNowKrw={reservationTerms(reservation).nowKrw}
            voucherName={reservation.voucher?.name}
            onCancelled={onCancelled}
          />
        ) : (
          <p className="text-ink-soft">{t('notCancellable')}</p>
        )}
      </div>
    </Section>
  );
}
