import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import { formatKrw } from '@/components/ui/price';

interface PriceMovedNoticeProps {
  locale: string;
  /** Total that the guest saw when choosing, and the present one, in won. */
  beforeKrw: number;
  nowKrw: number;
}

/** Says, before anything is typed, that the price is not the one that was chosen. */
export function PriceMovedNotice({ locale, beforeKrw, nowKrw }: PriceMovedNoticeProps) {
  const t = useTranslations('booking.priceMoved');
  if (beforeKrw === nowKrw) return null;
  return (
    <Notice tone="warning" title={t('title')} className="mb-8">
      {t('sentence', { before: formatKrw(beforeKrw, locale), now: formatKrw(nowKrw, locale) })}
    </Notice>
  );
}
