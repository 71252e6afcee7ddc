import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import { TelephoneLink } from '@/components/ui/telephone-link';

interface FrozenNoticeProps {
  /** Of the customer centre; null where it is not known. */
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
