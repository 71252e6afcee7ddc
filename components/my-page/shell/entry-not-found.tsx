import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/link';
import { PageHeading } from '@/components/ui/page-heading';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/paths';
import { answerNotFound } from '@/lib/request/page-answer';

/** Beside the menu, in place of an entry that does not exist, or not for this member. */
export function EntryNotFound() {
  answerNotFound();
  const t = useTranslations('common.state');
  const locale = useLocale();
  return (
    <>
      <PageHeading title={t('notFoundTitle')} lead={t('notFoundSentence')} className="mb-10" />
      <ButtonLink prefetch href={localizedPath(locale, paths.hotels())}>
        {t('toHotels')}
      </ButtonLink>
    </>
  );
}
