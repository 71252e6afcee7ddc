import { useLocale, useTranslations } from 'next-intl';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { DoneNotice } from '../shell/done-notice';

export function PasswordDone() {
  const t = useTranslations('myPage.password');
  const href = localizedPath(useLocale(), paths.myPage());
  return <DoneNotice title={t('doneTitle')} sentence={t('done')} href={href} label={t('doneLink')} />;
}
