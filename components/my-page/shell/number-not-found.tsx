import { useLocale, useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/paths';
import { answerNotFound } from '@/lib/request/page-answer';

const listPath = {
  'myPage.reservation': paths.myPageReservationCheck.roomReservation(),
  'myPage.tables': paths.myPageReservationCheck.diningReservation(),
  'centre.result': paths.myPagePoint.pointsAdjustmentResult(),
  'centre.enquiry': paths.myPageDirectQnA(),
};

/** Unknown numbers and other members' numbers get the same answer, so that numbers cannot be probed. */
export function NumberNotFound({ of }: { of: keyof typeof listPath }) {
  answerNotFound();
  const t = useTranslations();
  const locale = useLocale();
  return (
    <EmptyState
      title={t(`${of}.notFoundTitle`)}
      sentence={t(`${of}.notFound`)}
      nextStep={{ label: t(`${of}.back`), href: localizedPath(locale, listPath[of]), prefetch: true }}
    />
  );
}
