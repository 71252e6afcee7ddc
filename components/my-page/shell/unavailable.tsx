import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { RefreshLink } from '@/components/ui/refresh-link';

/** The hub does not answer; the member stays logged in. */
export function Unavailable() {
  const t = useTranslations('myPage.unavailable');
  return (
    <div role="alert">
      <EmptyState title={t('title')} sentence={t('sentence')} actions={<RetryLink />} />
    </div>
  );
}

export function RetryLink() {
  const t = useTranslations('myPage.unavailable');
  return <RefreshLink variant="secondary">{t('retry')}</RefreshLink>;
}
