import { getLocale, getTranslations } from 'next-intl/server';
import { ErrorState } from '@/components/ui/error-state';
import { ButtonLink } from '@/components/ui/link';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/paths';

export default async function NotFoundPage() {
  const locale = await getLocale();
  const t = await getTranslations({ locale, namespace: 'common' });
  return (
    <>
      {/* No metadata applies to not-found pages; React hoists this into the head. */}
      <title>{`${t('state.notFoundTitle')} · ${t('brand.group')}`}</title>
      <ErrorState
        eyebrow="404"
        title={t('state.notFoundTitle')}
        sentence={t('state.notFoundSentence')}
        actions={
          <>
            <ButtonLink prefetch href={localizedPath(locale, paths.hotels())}>
              {t('state.toHotels')}
            </ButtonLink>
            <ButtonLink prefetch href={localizedPath(locale, paths.home())} variant="quiet">
              {t('actions.home')}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
