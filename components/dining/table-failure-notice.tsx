import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AlreadyBookedNotice } from '@/components/reservation/already-booked-notice';
import { AttemptFailure } from '@/components/reservation/attempt-failure';
import { ButtonLink } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import type { ChosenSeating } from '@/lib/dining/table-guest-form';
import { writeTableParams } from '@/lib/dining/table-params';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { TableAlternatives } from './table-alternatives';
import type { FailedTable } from './use-book-table';

export interface TableFailureNoticeProps {
  failed: FailedTable;
  seating: ChosenSeating;
  changing: string | null;
  booker: 'member' | 'guest';
  onBookAgain: () => void;
}

const wayTo = {
  guest: { label: 'lookUp', path: paths.guestReservation() },
  member: { label: 'toTables', path: paths.myPageReservationCheck.diningReservation() },
} as const;

export function TableFailureNotice({ failed, seating, changing, booker, onBookAgain }: TableFailureNoticeProps) {
  const { failure } = failed;
  const t = useTranslations('dining.table.failure');
  const table = useTranslations('dining.table');
  const change = useTranslations('booking.change');
  const locale = useLocale();
  const { restaurantId, ...wish } = seating;
  const to = (path: string) => localizedPath(locale, path);
  const link = (label: string, path: string, variant?: 'secondary') => (
    <ButtonLink variant={variant} href={to(path)}>
      {label}
    </ButtonLink>
  );
  const error = (sentence: string | null, title?: string, actions?: ReactNode) => (
    <Notice live tone="error" title={title} actions={actions}>
      {sentence}
    </Notice>
  );
  switch (failure.kind) {
    case 'taken':
      return (
        <Notice
          live
          tone="warning"
          title={t('takenTitle')}
          actions={link(
            table('changeSeating'),
            paths.restaurantTable(restaurantId, writeTableParams({ party: wish.party, date: wish.date, changing })),
            'secondary',
          )}
        >
          <p className="mb-4">{t('taken')}</p>
          <TableAlternatives
            alternatives={failure.alternatives}
            party={wish.party}
            restaurantId={restaurantId}
            changing={changing}
          />
        </Notice>
      );
    case 'alreadySent':
    case 'earlierBooked': {
      const bookedBy = failure.kind === 'earlierBooked' ? failure.bookedBy : booker;
      const texts = {
        title: t(`${failure.kind}.title`),
        sentence: failure.kind === 'earlierBooked' ? t(`earlierBooked.${bookedBy}`) : t('alreadySent.sentence'),
        show: t(wayTo[bookedBy].label),
        again: table('bookAnother'),
      };
      const href = to(wayTo[bookedBy].path);
      return (
        <AlreadyBookedNotice
          tone="error"
          texts={texts}
          href={href}
          onAgain={changing === null ? onBookAgain : undefined}
        />
      );
    }
    case 'justBooked':
      return <TableAlreadyBooked tone="warning" number={failure.reservationNo} onAgain={onBookAgain} />;
    case 'changedMeanwhile':
      return (
        <Notice live tone="warning">
          {change('failure.changedMeanwhile')}
        </Notice>
      );
    case 'nothingChanged':
      return error(change('obstacle.nothingChanged'));
    case 'notChangeable':
      return error(null, table('change.impossibleTitle'), link(t(wayTo[booker].label), wayTo[booker].path));
    case 'expired':
      return error(t('expired'), t('expiredTitle'), link(t('findAgain'), paths.guestReservation()));
    default: {
      if (failure.kind === 'unsure' && changing !== null) {
        return error(t('unsureChange.sentence'), t('unsureChange.title'));
      }
      const returnTo = to(paths.restaurantTable(restaurantId, writeTableParams({ ...wish, changing })));
      return <AttemptFailure of="dining.table.failure" failed={failed} returnTo={returnTo} />;
    }
  }
}

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
