'use client';

import { useTranslations } from 'next-intl';
import { formatKrw } from '@/components/ui/price';
import { usePaymentChoice } from './payment-choice';

interface SlipLineProps {
  locale: string;
  hotelName: string;
  nightCount: number;
}

/** The slip in one line: which house, how many nights, how much, with the picked voucher taken off. */
export function SlipLine({ locale, hotelName, nightCount }: SlipLineProps) {
  const common = useTranslations('common.stay');
  const { totalKrw } = usePaymentChoice();
  const nights = common('nights', { count: nightCount });
  return (
    <span className="tabular flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
      <span className="font-medium">{hotelName}</span>
      <span className="text-sm">
        <span className="text-ink-muted">{common('total', { nights })}</span>{' '}
        <span className="whitespace-nowrap">{formatKrw(totalKrw, locale)}</span>
      </span>
    </span>
  );
}
