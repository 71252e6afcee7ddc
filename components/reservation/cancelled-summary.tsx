import { useTranslations } from 'next-intl';
import { formatKrw } from '@/components/ui/price';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';

export interface CancelledSummaryProps {
  locale: string;
  reservation: Pick<ReservationDetail, 'cancellationFeeKrw' | 'voucherGivenBackYn'> & {
    voucher: { name: string } | null;
  };
}

/** What a cancelled stay costs, that nothing more is due at the hotel, and what became of its voucher. */
export function CancelledSummary({ locale, reservation }: CancelledSummaryProps) {
  const t = useTranslations('common.cancel');
  const { cancellationFeeKrw, voucher, voucherGivenBackYn } = reservation;
  const feeKrw = cancellationFeeKrw ?? 0;
  return (
    <>
      <p>{feeKrw === 0 ? t('doneFree') : t('doneFee', { fee: formatKrw(feeKrw, locale) })}</p>
      <p>{t(feeKrw === 0 ? 'nothingDue' : 'nothingElseDue')}</p>
      {voucher && voucherGivenBackYn !== null && (
        <p>{t(voucherGivenBackYn === 'Y' ? 'voucherBack' : 'voucherKept', { name: voucher.name })}</p>
      )}
    </>
  );
}
