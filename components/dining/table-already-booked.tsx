import { useLocale, useTranslations } from 'next-intl';
import { AlreadyBookedNotice } from '@/components/reservation/already-booked-notice';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';

interface TableAlreadyBookedProps {
  number: string;
  tone: 'success' | 'warning';
  onAgain: () => void;
}

export function TableAlreadyBooked({ number, ...notice }: TableAlreadyBookedProps) {
  const t = useTranslations('dining.table');
  const texts = {
    title: t('alreadyBookedTitle'),
    sentence: t('alreadyBooked', { number }),
    show: t('toConfirmation'),
    again: t('bookAnother'),
  };
  return (
    <AlreadyBookedNotice {...notice} texts={texts} href={localizedPath(useLocale(), paths.tableConfirmation(number))} />
  );
}
