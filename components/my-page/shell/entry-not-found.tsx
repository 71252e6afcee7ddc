import { useTranslations } from 'next-intl';
import { NotFoundActions } from '@/components/layout/not-found';
import { PageHeading } from '@/components/ui/page-heading';
import { answerNotFound } from '@/lib/request/page-answer';

/** Beside the menu, in place of an entry that does not exist, or not for this member. */
export function EntryNotFound() {
  answerNotFound();
  const t = useTranslations('common.state');
  return (
    <>
      <PageHeading title={t('notFoundTitle')} lead={t('notFoundSentence')} className="mb-10" />
      <p className="flex flex-wrap gap-4">
        <NotFoundActions />
      </p>
    </>
  );
}
