import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/link';

/** Has the server render the page again; without script the browser loads it. */
export function RetryLink() {
  const t = useTranslations('myPage.unavailable');
  return (
    <ButtonLink href="" again variant="secondary">
      {t('retry')}
    </ButtonLink>
  );
}
