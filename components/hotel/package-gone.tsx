import { getLocale, getTranslations } from 'next-intl/server';
import { NotFound } from '@/components/layout/not-found';
import { ButtonLink } from '@/components/ui/link';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';

/** For a package that does not exist or has ended, answered 404. */
export async function PackageGone() {
  const locale = await getLocale();
  const t = await getTranslations('hotels.packages');
  return (
    <NotFound
      title={t('goneTitle')}
      sentence={t('goneSentence')}
      actions={
        <ButtonLink prefetch href={localizedPath(locale, paths.packages())}>
          {t('all')}
        </ButtonLink>
      }
    />
  );
}
