'use client';

import { useLocale, useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { ButtonLink } from '@/components/ui/link';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/paths';

/** A number that nobody has, or somebody else: the answer is the same, so that numbers cannot be tried out. */
export function TableNotFound() {
  const t = useTranslations('myPage.tables');
  const locale = useLocale();
  return (
    <EmptyState
      title={t('notFoundTitle')}
      sentence={t('notFound')}
      actions={
        <ButtonLink href={localizedPath(locale, paths.myPageReservationCheck.diningReservation())}>
          {t('back')}
        </ButtonLink>
      }
    />
  );
}
