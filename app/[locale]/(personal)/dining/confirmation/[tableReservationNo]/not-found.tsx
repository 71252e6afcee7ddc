import { useLocale, useTranslations } from 'next-intl';
import { ErrorState } from '@/components/ui/error-state';
import { ButtonLink } from '@/components/ui/link';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/paths';

/** The same for unknown numbers and other people's numbers. */
export default function TableNotFound() {
  const t = useTranslations('dining.confirmation');
  const locale = useLocale();
  return (
    <ErrorState
      title={t('notFoundTitle')}
      sentence={t('notFound')}
      actions={
        <ButtonLink href={localizedPath(locale, paths.myPageReservationCheck.diningReservation())}>
          {t('toMyPage')}
        </ButtonLink>
      }
    />
  );
}
