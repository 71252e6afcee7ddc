'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/link';
import { languageOf } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { useTableList } from '@/lib/my-page/member-atoms';
import type { ReservationView } from '@/lib/my-page/reservation-views';
import { tablesInView } from '@/lib/my-page/table-views';
import { paths } from '@/lib/paths';
import { MemberContent } from '../shell/member-content';
import { TableCard } from './table-card';
import { ViewCards, ViewCardsSkeleton } from './view-cards';
import { ViewTabs } from './view-tabs';

export interface TableListProps {
  view: ReservationView;
  /** `yyyy-MM-dd`, from the server, so that both draw the same. */
  todaySeoul: string;
}

/** The member's tables in three tabs, each with its own address. */
export function TableList({ view, todaySeoul }: TableListProps) {
  const t = useTranslations('myPage.tables');
  const locale = useLocale();
  const result = useTableList(languageOf(locale).code);
  const all = result.data?.tableReservations;
  return (
    <>
      <ViewTabs list="tables" view={view} countOf={(tab) => all && tablesInView(all, tab, todaySeoul).length} />
      <div className="mt-10">
        <MemberContent result={result} skeleton={<ViewCardsSkeleton />}>
          {({ tableReservations }) => (
            <ViewCards
              list="tables"
              view={view}
              wayOn={<ButtonLink href={localizedPath(locale, paths.dining())}>{t('find')}</ButtonLink>}
            >
              {tablesInView(tableReservations, view, todaySeoul).map((table, index) => (
                <TableCard key={table.tableReservationNo} table={table} priority={index === 0} />
              ))}
            </ViewCards>
          )}
        </MemberContent>
      </div>
    </>
  );
}
