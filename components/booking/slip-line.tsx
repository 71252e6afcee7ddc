'use client';

import { useTranslations } from 'next-intl';
import { formatKrw } from '@/components/ui/price';
import { payableKrw } from '@/lib/booking/voucher-price';
import { useChosenVoucher } from './chosen-voucher';

interface SlipLineProps {
  locale: string;
  hotelName: string;
  nightCount: number;
  /** Before any voucher. */
  totalKrw: number;
}

/** The slip in one line: which house, how many nights, how much, with the picked voucher taken off. */
export function SlipLine({ locale, hotelName, nightCount, totalKrw }: SlipLineProps) {
  const common = useTranslations('common.stay');
  const { chosen } = useChosenVoucher();
  const nights = common('nights', { count: nightCount });
  return (
    <span className="tabular flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
      <span className="font-medium">{hotelName}</span>
      <span className="text-sm">
        <span className="text-ink-muted">{common('total', { nights })}</span>{' '}
        <span className="whitespace-nowrap">{formatKrw(payableKrw(totalKrw, chosen), locale)}</span>
      </span>
    </span>
  );
}
