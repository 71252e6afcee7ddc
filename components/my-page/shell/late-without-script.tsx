import { useTranslations } from 'next-intl';
import { HardLink } from '@/components/ui/hard-link';
import { Notice } from '@/components/ui/notice';

/** Shown without script only: this part is late and comes with another request. */
export function LateWithoutScript() {
  const t = useTranslations('myPage.late');
  return (
    <noscript>
      <Notice tone="warning" title={t('sentence')}>
        <HardLink because="thisPage" href="" className="text-link">
          {t('again')}
        </HardLink>
      </Notice>
    </noscript>
  );
}
