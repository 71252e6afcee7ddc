import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';

interface TableAlreadyBookedProps {
  tableReservationNo: string;
  /** Another tab booked it, as the visitor learns on confirming here. */
  justNow?: boolean;
  onAnother: () => void;
}

/** Links to a table that is booked, and lets the guest book another one. */
export function TableAlreadyBooked({ tableReservationNo, justNow = false, onAnother }: TableAlreadyBookedProps) {
  const t = useTranslations('dining.table');
  const locale = useLocale();
  return (
    <Notice
      live={justNow}
      tone={justNow ? 'warning' : 'success'}
      title={t('alreadyBookedTitle')}
      actions={
        <>
          <ButtonLink href={localizedPath(locale, paths.tableConfirmation(tableReservationNo))}>
            {t('toConfirmation')}
          </ButtonLink>
          <Button variant="secondary" onClick={onAnother}>
            {t('bookAnother')}
          </Button>
        </>
      }
    >
      {t('alreadyBooked', { number: tableReservationNo })}
    </Notice>
  );
}
