import { useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';

/** Says, only where no script runs, that a part of the page is late and comes with another request. */
export function LateWithoutScript() {
  const t = useTranslations('myPage.late');
  return (
    <noscript>
      <Notice tone="warning" title={t('sentence')}>
        {/* The address of the page itself, whichever it is. */}
        <TextLink href="">{t('again')}</TextLink>
      </Notice>
    </noscript>
  );
}
