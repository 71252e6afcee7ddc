import { useTranslations } from 'next-intl';
import { RefreshLink } from '@/components/ui/refresh-link';

/** Has the server render the page again; without script the browser loads it. */
export function RetryLink() {
  const t = useTranslations('myPage.unavailable');
  return <RefreshLink variant="secondary">{t('retry')}</RefreshLink>;
}
