import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import { TelephoneLink } from '@/components/ui/telephone-link';

interface FrozenNoticeProps {
  telephone: string | null;
  live?: boolean;
}

/** Points and vouchers cannot be spent since the member has reported a change that was not their own. */
export function FrozenNotice({ telephone, live = false }: FrozenNoticeProps) {
  const t = useTranslations('common.frozen');
  return (
    <Notice live={live} tone="warning" title={t('title')}>
      <p>{t('sentence')}</p>
      {telephone !== null && (
        <p>
          {t('contact')} <TelephoneLink number={telephone} />
        </p>
      )}
    </Notice>
  );
}
