import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import { RetryButton } from '../shell/retry-button';

/** The hub's answer does not add up: said, in place of sums that could be wrong. */
export function BrokenAnswer() {
  const t = useTranslations('myPage');
  return (
    <Notice
      tone="error"
      live
      title={t('points.broken.title')}
      actions={<RetryButton label={t('unavailable.retry')} pendingLabel={t('unavailable.retrying')} />}
    >
      {t('points.broken.sentence')}
    </Notice>
  );
}
