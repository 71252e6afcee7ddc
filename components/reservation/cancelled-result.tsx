import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';
import { formatKrw } from '@/components/ui/price';
import { cancelledResultId } from '@/lib/booking/cancellation-note';
import { roomFeesDueKrw } from '@/lib/hub/contract/point-payment';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';

export interface CancelledResultProps {
  /** As `formatSeoulInstant` writes it. */
  cancelledAt: string;
  children: ReactNode;
}

export function CancelledResult({ cancelledAt, children }: CancelledResultProps) {
  const t = useTranslations('common.cancel');
  return (
    <div id={cancelledResultId} tabIndex={-1}>
      <Notice tone="success" title={t('done')}>
        <p>{t('cancelledAt', { instant: cancelledAt })}</p>
        {children}
      </Notice>
    </div>
  );
}

export interface CancelledSummaryProps {
  reservation: Pick<ReservationDetail, 'cancellationFeeKrw' | 'voucherGivenBackYn' | 'settledPoints'> & {
    voucher: { name: string } | null;
    cancelledRooms: Parameters<typeof roomFeesDueKrw>[0];
  };
}

export function CancelledSummary({ reservation }: CancelledSummaryProps) {
  const t = useTranslations('common.cancel');
  const locale = useLocale();
  const { cancellationFeeKrw, voucher, voucherGivenBackYn, settledPoints, cancelledRooms } = reservation;
  const earlierKrw = roomFeesDueKrw(cancelledRooms);
  const { returnedPoints = 0, expiredPoints = 0, keptPoints = 0, keptKrw = 0 } = settledPoints ?? {};
  const feeKrw = cancellationFeeKrw ?? 0;
  return (
    <>
      <CancelledFee feeKrw={feeKrw} />
      {keptPoints > 0 && (
        <>
          <p>{t('pointsUsed', { points: keptPoints, amount: formatKrw(keptKrw, locale) })}</p>
          <p>{t('dueOfFee', { amount: formatKrw(feeKrw - keptKrw, locale) })}</p>
        </>
      )}
      {earlierKrw > 0 ? (
        <p>{t('earlierRoomsDue', { amount: formatKrw(earlierKrw, locale) })}</p>
      ) : (
        <p>{t(feeKrw === 0 ? 'nothingDue' : 'nothingElseDue')}</p>
      )}
      {voucher && voucherGivenBackYn !== null && (
        <p>{t(voucherGivenBackYn === 'Y' ? 'voucherBack' : 'voucherKept', { name: voucher.name })}</p>
      )}
      {returnedPoints > 0 && <p>{t('pointsBack', { points: returnedPoints })}</p>}
      {expiredPoints > 0 && <p>{t('pointsGone', { points: expiredPoints })}</p>}
    </>
  );
}

export function CancelledFee({ feeKrw }: { feeKrw: number | null }) {
  const t = useTranslations('common.cancel');
  const locale = useLocale();
  return <p>{feeKrw ? t('doneFee', { fee: formatKrw(feeKrw, locale) }) : t('doneFree')}</p>;
}
