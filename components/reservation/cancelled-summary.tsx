import { useTranslations } from 'next-intl';
import { formatKrw } from '@/components/ui/price';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';

export interface CancelledSummaryProps {
  locale: string;
  reservation: Pick<ReservationDetail, 'cancellationFeeKrw' | 'voucherGivenBackYn' | 'settledPoints'> & {
    voucher: { name: string } | null;
  };
}

export function CancelledSummary({ locale, reservation }: CancelledSummaryProps) {
  const t = useTranslations('common.cancel');
  const { cancellationFeeKrw, voucher, voucherGivenBackYn, settledPoints } = reservation;
  const { returnedPoints = 0, expiredPoints = 0, keptPoints = 0, keptKrw = 0 } = settledPoints ?? {};
  const feeKrw = cancellationFeeKrw ?? 0;
  return (
    <>
      <p>{feeKrw === 0 ? t('doneFree') : t('doneFee', { fee: formatKrw(feeKrw, locale) })}</p>
      {keptPoints > 0 && (
        <>
          <p>{t('pointsUsed', { points: keptPoints, amount: formatKrw(keptKrw, locale) })}</p>
          <p>{t('dueOfFee', { amount: formatKrw(feeKrw - keptKrw, locale) })}</p>
        </>
      )}
      <p>{t(feeKrw === 0 ? 'nothingDue' : 'nothingElseDue')}</p>
      {voucher && voucherGivenBackYn !== null && (
        <p>{t(voucherGivenBackYn === 'Y' ? 'voucherBack' : 'voucherKept', { name: voucher.name })}</p>
      )}
      {returnedPoints > 0 && <p>{t('pointsBack', { points: returnedPoints })}</p>}
      {expiredPoints > 0 && <p>{t('pointsGone', { points: expiredPoints })}</p>}
    </>
  );
}
