import { useLocale, useTranslations } from 'next-intl';
import type { ReactElement } from 'react';
import { EmptyState, type NextStep } from '@/components/ui/empty-state';
import { TabLinks } from '@/components/ui/tab-links';
import type { SeoulDay } from '@/lib/dates/day';
import { languageOf } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { loadReservations, loadTables } from '@/lib/my-page/load-reservations';
import {
  type ReservationView,
  reservationsInView,
  reservationViews,
  tablesInView,
} from '@/lib/my-page/reservation-views';
import { paths } from '@/lib/routes/paths';
import { MemberAnswer } from '../shell/member-answer';
import { ReservationCard } from './reservation-card';
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

interface ReservationTabsProps<Item> {
  /** Its key in `myPage`. */
  list: 'reservations' | 'tables';
  view: ReservationView;
  itemsOf: (view: ReservationView) => Item[];
  nextStep: NextStep;
  children: (item: Item, index: number) => ReactElement;
}

const emptyWords = {
  upcoming: { title: 'emptyUpcomingTitle', sentence: 'emptyUpcoming' },
  past: { title: 'emptyPastTitle', sentence: 'emptyPast' },
  cancelled: { title: 'emptyCancelledTitle', sentence: 'emptyCancelled' },
} as const satisfies Record<ReservationView, object>;

const addressOf = {
  reservations: paths.myPageReservationCheck.roomReservation,
  tables: paths.myPageReservationCheck.diningReservation,
};

function ReservationTabs<Item>({ list, view, itemsOf, nextStep, children }: ReservationTabsProps<Item>) {
  const t = useTranslations('myPage');
  const locale = useLocale();
  const tabHref = (tab: ReservationView) =>
    localizedPath(locale, addressOf[list](tab === 'upcoming' ? {} : { view: tab }));
  const cards = itemsOf(view).map(children);
  const { title, sentence } = emptyWords[view];
  return (
    <>
      <TabLinks
        label={t('reservations.views')}
        tabs={reservationViews.map((tab) => ({
          label: t(`${list}.${tab}`),
          href: tabHref(tab),
          count: itemsOf(tab).length,
        }))}
        current={tabHref(view)}
      />
      <div className="mt-10">
        {cards.length === 0 ? (
          <EmptyState title={t(`${list}.${title}`)} sentence={t(`${list}.${sentence}`)} nextStep={nextStep} />
        ) : (
          <ul className="grid grid-cols-1 gap-x-8 gap-y-14 md:grid-cols-2">
            {cards.map((card) => (
              <li key={card.key}>{card}</li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
