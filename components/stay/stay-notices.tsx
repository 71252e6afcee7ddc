import { useLocale, useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import type { StayNotice } from '@/lib/hub/contract/facility-facts';
import { noticeSentences } from './notice-sentences';

export interface StayNoticesProps {
  notices: readonly StayNotice[];
  className?: string;
}

/** Which facilities and restaurants differ on the days of a stay. */
export function StayNotices({ notices, className }: StayNoticesProps) {
  const t = useTranslations('common.stayNotices');
  const locale = useLocale();
  if (notices.length === 0) return null;
  return (
    <Notice title={t('title')} className={className}>
      <ul data-testid="stay-notices" className="tabular keep-words text-sm">
        {noticeSentences(notices, { t, locale }).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Notice>
  );
}
