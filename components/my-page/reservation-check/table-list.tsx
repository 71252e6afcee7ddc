'use client';

import { useLocale, useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { ButtonLink } from '@/components/ui/link';
import { TabLinks } from '@/components/ui/tab-links';
import type { TableReservationSummary } from '@/lib/hub/contract/table-reservation';
import { languageOf } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { useTableList } from '@/lib/my-page/member-atoms';
import { type ReservationView, reservationViews } from '@/lib/my-page/reservation-views';
import { tablesInView } from '@/lib/my-page/table-views';
import { paths } from '@/lib/paths';
import { MemberContent } from '../shell/member-content';
import { ReservationCardSkeleton } from './reservation-card-skeleton';
import { TableCard } from './table-card';

export interface TableListProps {
  view: ReservationView;
  /** `yyyy-MM-dd`, from the server, so that both draw the same. */
  todaySeoul: string;
}

const emptyWords = {
  upcoming: { title: 'emptyUpcomingTitle', sentence: 'emptyUpcoming' },
  past: { title: 'emptyPastTitle', sentence: 'emptyPast' },
  cancelled: { title: 'emptyCancelledTitle', sentence: 'emptyCancelled' },
} as const satisfies Record<ReservationView, object>;

/** The member's tables in three tabs, each with its own address. */
export function TableList({ view, todaySeoul }: TableListProps) {
  const t = useTranslations('myPage.tables');
  const views = useTranslations('myPage.reservations');
  const locale = useLocale();
  const result = useTableList(languageOf(locale).code);
  const all = result.data?.tableReservations;
  const tabHref = (tab: ReservationView) =>
    localizedPath(locale, paths.myPageReservationCheck.diningReservation(tab === 'upcoming' ? {} : { view: tab }));
  return (
    <>
      <TabLinks
        label={views('views')}
        tabs={reservationViews.map((tab) => ({
          label: t(tab),
          href: tabHref(tab),
          count: all && tablesInView(all, tab, todaySeoul).length,
        }))}
        current={tabHref(view)}
      />
      <div className="mt-10">
        <MemberContent
          result={result}
          skeleton={
            <div className="grid gap-x-8 gap-y-14 md:grid-cols-2">
              <ReservationCardSkeleton />
              <ReservationCardSkeleton />
            </div>
          }
        >
          {({ tableReservations }) => (
            <TableCards tables={tablesInView(tableReservations, view, todaySeoul)} view={view} />
          )}
        </MemberContent>
      </div>
    </>
  );
}

function TableCards({ tables, view }: { tables: TableReservationSummary[]; view: ReservationView }) {
  const t = useTranslations('myPage.tables');
  const locale = useLocale();
  if (tables.length === 0) {
    const { title, sentence } = emptyWords[view];
    return (
      <EmptyState
        title={t(title)}
        sentence={t(sentence)}
        actions={<ButtonLink href={localizedPath(locale, paths.dining())}>{t('find')}</ButtonLink>}
      />
    );
  }
  return (
    <ul className="grid gap-x-8 gap-y-14 md:grid-cols-2">
      {tables.map((table, index) => (
        <li key={table.tableReservationNo}>
          <TableCard table={table} priority={index === 0} />
        </li>
      ))}
    </ul>
  );
}
