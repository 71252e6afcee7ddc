import { useLocale, useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { TextLink } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import type { SeoulDay } from '@/lib/dates/day';
import type { ReservationSummary } from '@/lib/hub/contract/reservation';
import type { TableReservationSummary } from '@/lib/hub/contract/table-reservation';
import { localizedPath } from '@/lib/i18n/localized-path';
import { timelineOf } from '@/lib/my-page/timeline';
import { paths } from '@/lib/routes/paths';
import { NextEntry } from './next-entry';
import { TimelineRow } from './timeline-row';

export interface TimelineEntriesProps {
  stays: readonly ReservationSummary[] | null;
  tables: readonly TableReservationSummary[] | null;
  todaySeoul: SeoulDay;
  /** Both lists have loaded, so no entry means that there is none. */
  complete?: boolean;
}

export function TimelineEntries({ stays, tables, todaySeoul, complete = false }: TimelineEntriesProps) {
  const t = useTranslations('myPage');
  const locale = useLocale();
  const missing = [
    ...(stays === null ? [t('menu.entries.roomReservation')] : []),
    ...(tables === null ? [t('menu.entries.diningReservation')] : []),
  ];
  const [next, ...later] = timelineOf(stays ?? [], tables ?? [], todaySeoul);
  return (
    <>
      {missing.map((kind) => (
        <Notice key={kind} tone="warning" className="mb-6">
          {t('timeline.partial', { kind })}
        </Notice>
      ))}
      {complete && missing.length === 0 && !next && (
        <EmptyState
          title={t('timeline.emptyTitle')}
          sentence={t('timeline.empty')}
          nextStep={{ label: t('landing.search'), href: localizedPath(locale, paths.home()), prefetch: true }}
        />
      )}
      {next && (
        <ol className="divide-y divide-stone border-stone border-y">
          <li className="py-6">
            <NextEntry entry={next} todaySeoul={todaySeoul} />
          </li>
          {later.map((entry) => (
            <li key={entry.kind === 'stay' ? entry.stay.reservationNo : entry.table.tableReservationNo}>
              <TimelineRow entry={entry} />
            </li>
          ))}
        </ol>
      )}
      {next && (
        <p className="mt-6 flex flex-wrap gap-x-8 gap-y-2 text-sm print:hidden">
          <TextLink href={localizedPath(locale, paths.myPageReservationCheck.roomReservation())}>
            {t('menu.entries.roomReservation')}
          </TextLink>
          <TextLink href={localizedPath(locale, paths.myPageReservationCheck.diningReservation())}>
            {t('menu.entries.diningReservation')}
          </TextLink>
        </p>
      )}
    </>
  );
}
