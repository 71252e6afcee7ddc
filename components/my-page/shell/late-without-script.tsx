import { useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';

/** Shown without script only: this part is late and comes with another request. */
export function LateWithoutScript() {
  const t = useTranslations('myPage.late');
  return (
    <noscript>
      <Notice tone="warning" title={t('sentence')}>
        {/* The address of the page itself. */}
        <TextLink prefetch href="">
          {t('again')}
        </TextLink>
      </Notice>
    </noscript>
  );
}
