import { useLocale, useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { ButtonLink } from '@/components/ui/link';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/paths';

export interface NumberNotFoundProps {
  of: 'result' | 'enquiry';
}

const listPath = { result: paths.myPagePoint.pointsAdjustmentResult(), enquiry: paths.myPageDirectQnA() };

/** A number that nobody has, or somebody else: the answer is the same, so that numbers cannot be tried out. */
export function NumberNotFound({ of }: NumberNotFoundProps) {
  const t = useTranslations('centre');
  const locale = useLocale();
  return (
    <EmptyState
      title={t(`${of}.notFoundTitle`)}
      sentence={t(`${of}.notFound`)}
      actions={<ButtonLink href={localizedPath(locale, listPath[of])}>{t(`${of}.back`)}</ButtonLink>}
    />
  );
}
