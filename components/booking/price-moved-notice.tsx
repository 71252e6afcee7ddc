import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import { formatKrw } from '@/components/ui/price';

interface PriceMovedNoticeProps {
  locale: string;
  /** The total when the guest chose, and the current one, in won. */
  beforeKrw: number;
  nowKrw: number;
}

/** Shown before the form: the price has changed since the choice. */
export function PriceMovedNotice({ locale, beforeKrw, nowKrw }: PriceMovedNoticeProps) {
  const t = useTranslations('booking.priceMoved');
  if (beforeKrw === nowKrw) return null;
  return (
    <Notice tone="warning" title={t('title')} className="mb-8">
      {t('sentence', { before: formatKrw(beforeKrw, locale), now: formatKrw(nowKrw, locale) })}
    </Notice>
  );
}
