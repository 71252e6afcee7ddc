import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { RetryLink } from './retry-link';

/** The hub does not answer: the member is still logged in, nothing is lost, and one press tries again. */
export function Unavailable() {
  const t = useTranslations('myPage.unavailable');
  return (
    <div role="alert">
      <EmptyState title={t('title')} sentence={t('sentence')} actions={<RetryLink />} />
    </div>
  );
}
