import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/link';
import { type Locale, languageOf } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { loadTables } from '@/lib/my-page/load-tables';
import type { ReservationView } from '@/lib/my-page/reservation-views';
import { tablesInView } from '@/lib/my-page/table-views';
import { paths } from '@/lib/paths';
import type { SeoulDay } from '@/lib/stay/dates';
import { MemberAnswer } from '../shell/member-answer';
import { TableCard } from './table-card';
import { ViewCards } from './view-cards';
import { ViewTabs } from './view-tabs';

export interface TableListProps {
  locale: Locale;
  view: ReservationView;
  todaySeoul: SeoulDay;
}

export function TableList({ locale, view, todaySeoul }: TableListProps) {
  const t = useTranslations('myPage.tables');
  return (
    <MemberAnswer load={loadTables(languageOf(locale).code)}>
      {({ tableReservations }) => (
        <>
          <ViewTabs
            list="tables"
            view={view}
            countOf={(tab) => tablesInView(tableReservations, tab, todaySeoul).length}
          />
          <div className="mt-10">
            <ViewCards
              list="tables"
              view={view}
              nextStep={<ButtonLink href={localizedPath(locale, paths.dining())}>{t('find')}</ButtonLink>}
            >
              {tablesInView(tableReservations, view, todaySeoul).map((table, index) => (
                <TableCard key={table.tableReservationNo} table={table} priority={index === 0} />
              ))}
            </ViewCards>
          </div>
        </>
      )}
    </MemberAnswer>
  );
}
