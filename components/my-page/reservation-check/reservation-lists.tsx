import { useLocale, useTranslations } from 'next-intl';
import type { SeoulDay } from '@/lib/dates/day';
import { languageOf } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { loadReservations, loadTables } from '@/lib/my-page/load-reservations';
import { type ReservationView, reservationsInView, tablesInView } from '@/lib/my-page/reservation-views';
import { paths } from '@/lib/routes/paths';
import { MemberAnswer } from '../shell/member-answer';
import { ReservationCard } from './reservation-card';
import { ReservationTabs } from './reservation-tabs';
import { TableCard } from './table-card';

interface ListProps {
  view: ReservationView;
  todaySeoul: SeoulDay;
}

export function ReservationList({ view, todaySeoul }: ListProps) {
  const t = useTranslations('myPage.reservations');
  const locale = useLocale();
  return (
    <MemberAnswer load={loadReservations(languageOf(locale).code)}>
      {({ reservations }) => (
        <ReservationTabs
          list="reservations"
          view={view}
          itemsOf={(tab) => reservationsInView(reservations, tab, todaySeoul)}
          nextStep={{ label: t('search'), href: localizedPath(locale, paths.home()), prefetch: true }}
        >
          {(reservation, index) => (
            <ReservationCard key={reservation.reservationNo} reservation={reservation} priority={index === 0} />
          )}
        </ReservationTabs>
      )}
    </MemberAnswer>
  );
}

export function TableList({ view, todaySeoul }: ListProps) {
  const t = useTranslations('myPage.tables');
  const locale = useLocale();
  return (
    <MemberAnswer load={loadTables(languageOf(locale).code)}>
      {({ tableReservations }) => (
        <ReservationTabs
          list="tables"
          view={view}
          itemsOf={(tab) => tablesInView(tableReservations, tab, todaySeoul)}
          nextStep={{ label: t('find'), href: localizedPath(locale, paths.dining()), prefetch: true }}
        >
          {(table, index) => <TableCard key={table.tableReservationNo} table={table} priority={index === 0} />}
        </ReservationTabs>
      )}
    </MemberAnswer>
  );
}
