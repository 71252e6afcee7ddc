import { useLocale, useTranslations } from 'next-intl';
import { Fold } from '@/components/ui/fold';
import { Notice } from '@/components/ui/notice';
import type { StayNotice } from '@/lib/hub/contract/facility-facts';
import { noticeSentences } from './notice-sentences';

export interface StayNoticesProps {
  notices: readonly StayNotice[];
  /** One line that opens, where rooms follow. */
  folded?: boolean;
  className?: string;
}

export function StayNotices({ notices, folded = false, className }: StayNoticesProps) {
  const t = useTranslations('common.stayNotices');
  const locale = useLocale();
  const sentences = noticeSentences(notices, { t, locale });
  if (sentences.length === 0) return null;
  const list = (
    <ul data-testid="stay-notices" className="tabular keep-words text-sm">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
  if (folded) {
    return (
      <Fold summary={t('count', { count: sentences.length })} className={className}>
        {list}
      </Fold>
    );
  }
  return (
    <Notice title={t('title')} className={className}>
      {list}
    </Notice>
  );
}
