import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import type { ChosenSeating } from '@/lib/dining/table-guest-form';
import { writeTableParams } from '@/lib/dining/table-params';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/paths';
import { TableAlternatives } from './table-alternatives';
import type { FailedTable } from './use-book-table';

export interface TableFailureNoticeProps {
  failed: FailedTable;
  seating: ChosenSeating;
  changing: string | null;
  booker: 'member' | 'guest';
}

export function TableFailureNotice({ failed, seating, changing, booker }: TableFailureNoticeProps) {
  const { failure, messageKey } = failed;
  const t = useTranslations('dining.table.failure');
  const table = useTranslations('dining.table');
  const problems = useTranslations('problems');
  const locale = useLocale();
  const { restaurantId, ...wish } = seating;
  const to = (path: string) => localizedPath(locale, path);
  switch (failure.kind) {
    case 'taken':
      return (
        <Notice
          live
          tone="warning"
          title={t('takenTitle')}
          actions={
            <ButtonLink
              variant="secondary"
              prefetch={false}
              href={to(
                paths.restaurantTable(restaurantId, writeTableParams({ party: wish.party, date: wish.date, changing })),
              )}
            >
              {table('changeSeating')}
            </ButtonLink>
          }
        >
          <p className="mb-4">{t('taken')}</p>
          <TableAlternatives
            locale={locale}
            alternatives={failure.alternatives}
            party={wish.party}
            restaurantId={restaurantId}
            changing={changing}
          />
        </Notice>
      );
    case 'session': {
      const returnTo = to(paths.restaurantTable(restaurantId, writeTableParams({ ...wish, changing })));
      return (
        <Notice
          live
          tone="error"
          title={t('sessionTitle')}
          actions={
            <ButtonLink prefetch={false} href={to(paths.membershipLogin({ returnTo }))}>
              {t('logIn')}
            </ButtonLink>
          }
        >
          {failure.earlierUnsure ? t('unsure') : t('session')}
        </Notice>
      );
    }
    case 'alreadySent':
    case 'notChangeable':
      return (
        <Notice
          live
          tone="error"
          title={failure.kind === 'alreadySent' ? t('alreadySentTitle') : table('change.impossibleTitle')}
          actions={
            <ButtonLink
              prefetch={false}
              href={to(
                booker === 'guest' ? paths.guestReservation() : paths.myPageReservationCheck.diningReservation(),
              )}
            >
              {t('toTables')}
            </ButtonLink>
          }
        >
          {failure.kind === 'alreadySent' && t('alreadySent')}
        </Notice>
      );
    case 'expired':
      return (
        <Notice
          live
          tone="error"
          title={t('expiredTitle')}
          actions={
            <ButtonLink prefetch={false} href={to(paths.guestReservation())}>
              {t('findAgain')}
            </ButtonLink>
          }
        >
          {t('expired')}
        </Notice>
      );
    case 'notSent':
      return (
        <Notice live tone="error" title={t('notSentTitle')}>
          {t('notSent')}
        </Notice>
      );
    case 'refused':
      return (
        <Notice live tone="error">
          {problems(messageKey)}
        </Notice>
      );
    default:
      return (
        <Notice live tone="error" title={t('unsureTitle')}>
          {problems(messageKey)} {t('unsure')}
        </Notice>
      );
  }
}
