'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { CancelButton } from '@/components/reservation/cancel-button';
import { ButtonLink } from '@/components/ui/link';
import { formatKrw } from '@/components/ui/price';
import { Section } from '@/components/ui/section';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import { localizedPath } from '@/lib/i18n/localized-path';
import { cancelReservation } from '@/lib/my-page/cancel-reservation';
import { seoulMoment } from '@/lib/my-page/format-moment';
import { paths } from '@/lib/paths';
import { CancelledSection } from './cancelled-section';

export interface ReservationCancellationProps {
  reservation: ReservationDetail;
  onCancelled: (feeKrw: number) => void;
}

/** What cancelling costs, in won and hours; the button as long as it can be used, a reason when it cannot. */
export function ReservationCancellation({ reservation, onCancelled }: ReservationCancellationProps) {
  const t = useTranslations('myPage.reservation');
  const locale = useLocale();
  const client = useQueryClient();
  const { reservationNo, status, cancelledAt, cancellationFeeKrw } = reservation;
  if (status === 'stayed') return null;
  if (status === 'cancelled') {
    return <CancelledSection cancelledAt={cancelledAt} cancellationFeeKrw={cancellationFeeKrw} />;
  }
  return (
    <Section rule title={t('cancellation')}>
      <CancellationTerms terms={reservation.cancellation} />
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
            cancelNowKrw={reservation.cancelNowKrw}
            onCancelled={onCancelled}
          />
        ) : (
          <p className="text-ink-soft">{t('notCancellable')}</p>
        )}
      </div>
    </Section>
  );
}

function CancellationTerms({ terms }: { terms: ReservationDetail['cancellation'] }) {
  const t = useTranslations('myPage.reservation');
  const locale = useLocale();
  const penalty = formatKrw(terms.penaltyKrw, locale);
  if (!terms.refundable || terms.freeUntil === null) {
    return <p className="max-w-reading">{t('nonRefundable', { penalty })}</p>;
  }
  if (terms.penaltyKrw === 0) return <p className="max-w-reading">{t('freeForever')}</p>;
  const instant = t('instant', seoulMoment(terms.freeUntil, locale));
  return <p className="max-w-reading">{t('freeUntil', { instant, penalty })}</p>;
}
