import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import { RetryLink } from '../shell/unavailable';

export function BrokenPoints() {
  const t = useTranslations('myPage');
  return (
    <Notice tone="error" live title={t('points.broken.title')} actions={<RetryLink />}>
      {t('points.broken.sentence')}
    </Notice>
  );
}
