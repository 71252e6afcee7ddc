import { useLocale, useTranslations } from 'next-intl';
import { NotFoundActions } from '@/components/layout/not-found';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeading } from '@/components/ui/page-heading';
import { localizedPath } from '@/lib/i18n/localized-path';
import type { Numbered } from '@/lib/my-page/number-metadata';
import { answerNotFound } from '@/lib/request/page-answer';
import { paths } from '@/lib/routes/paths';

const listPath: Record<Numbered, string> = {
  'myPage.reservation': paths.myPageReservationCheck.roomReservation(),
  'myPage.tables': paths.myPageReservationCheck.diningReservation(),
  'centre.result': paths.myPagePoint.pointsAdjustmentResult(),
  'centre.enquiry': paths.myPageDirectQnA(),
};

/** Unknown numbers and other members' numbers get the same answer, so that numbers cannot be probed. */
export function NumberNotFound({ of }: { of: Numbered }) {
  answerNotFound();
  const t = useTranslations();
  const locale = useLocale();
  return (
    <EmptyState
      isPageTitle
      title={t(`${of}.notFoundTitle`)}
      sentence={t(`${of}.notFound`)}
      nextStep={{ label: t(`${of}.back`), href: localizedPath(locale, listPath[of]) }}
    />
  );
}

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
