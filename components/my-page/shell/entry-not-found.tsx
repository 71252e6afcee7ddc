import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/link';
import { PageHeading } from '@/components/ui/page-heading';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/paths';
import { answerNotFound } from '@/lib/request/page-answer';

/** Beside the menu, in place of an entry that does not exist, or not for this member. */
export function EntryNotFound() {
  answerNotFound();
  const t = useTranslations('common');
  const locale = useLocale();
  return (
    <>
      <PageHeading title={t('state.notFoundTitle')} lead={t('state.notFoundSentence')} className="mb-10" />
      <p className="flex flex-wrap gap-4">
        <ButtonLink prefetch href={localizedPath(locale, paths.hotels())}>
          {t('state.toHotels')}
        </ButtonLink>
        <ButtonLink prefetch href={localizedPath(locale, paths.home())} variant="quiet">
          {t('actions.home')}
        </ButtonLink>
      </p>
    </>
  );
}
