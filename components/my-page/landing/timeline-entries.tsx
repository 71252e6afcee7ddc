import { useLocale, useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { TextLink } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { daysBetween, type SeoulDay } from '@/lib/dates/day';
import type { ReservationSummary } from '@/lib/hub/contract/reservation';
import type { TableReservationSummary } from '@/lib/hub/contract/table-reservation';
import { localizedPath } from '@/lib/i18n/localized-path';
import { type TimelineEntry, timelineOf } from '@/lib/my-page/timeline';
import { paths } from '@/lib/routes/paths';
import { ReservationCard } from '../reservation-check/reservation-card';
import { TableCard } from '../reservation-check/table-card';
import { SaveEntry } from './save-entry';
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
            <li key={entry.reservationNo}>
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

function NextEntry({ entry, todaySeoul }: { entry: TimelineEntry; todaySeoul: SeoulDay }) {
  const t = useTranslations('myPage');
  const days = daysBetween(todaySeoul, entry.day);
  const countdown =
    entry.kind === 'table'
      ? t('landing.daysUntilTable', { days })
      : days < 0
        ? t('landing.staying')
        : t('landing.daysUntil', { days });
  const card = {
    layout: 'beside',
    titleLevel: 3,
    priority: true,
    above: <p className="display mb-5 text-xl">{countdown}</p>,
    actions: <SaveEntry kind={entry.kind} reservationNo={entry.reservationNo} title={entry.title} />,
  } as const;
  return entry.kind === 'stay' ? (
    <ReservationCard {...card} reservation={entry.stay} />
  ) : (
    <TableCard {...card} table={entry.table} />
  );
}
