import { useLocale, useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { ButtonLink } from '@/components/ui/link';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/paths';

export interface ReservationNotFoundProps {
  /** Of what there is none by this number, by its name in `myPage`. */
  of?: 'reservation' | 'tables';
}

const listPath = {
  reservation: paths.myPageReservationCheck.roomReservation(),
  tables: paths.myPageReservationCheck.diningReservation(),
};

/** A number that nobody has, or somebody else: the answer is the same, so that numbers cannot be tried out. */
export function ReservationNotFound({ of = 'reservation' }: ReservationNotFoundProps) {
  const t = useTranslations('myPage');
  const locale = useLocale();
  return (
    <EmptyState
      title={t(`${of}.notFoundTitle`)}
      sentence={t(`${of}.notFound`)}
      actions={<ButtonLink href={localizedPath(locale, listPath[of])}>{t(`${of}.back`)}</ButtonLink>}
    />
  );
}
