'use client';

import { useLocale, useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { ButtonLink } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/skeleton';
import type { ReservationSummary } from '@/lib/hub/contract/reservation';
import type { TableReservationSummary } from '@/lib/hub/contract/table-reservation';
import { localizedPath } from '@/lib/i18n/localized-path';
import type { MemberResult } from '@/lib/my-page/member-atoms';
import { timelineOf } from '@/lib/my-page/timeline';
import { paths } from '@/lib/paths';
import { TimelineRow } from './timeline-row';

export interface TimelineProps {
  /** `yyyy-MM-dd` */
  todaySeoul: string;
  /** Asked by the page: a second asker who leaves, as this one does while both fail, would end the first one's call. */
  stays: MemberResult<{ reservations: ReservationSummary[] }>;
  tables: MemberResult<{ tableReservations: TableReservationSummary[] }>;
}

/** Everything that lies ahead, stays and tables as one, in the order of Seoul's clock. */
export function Timeline({ todaySeoul, stays, tables }: TimelineProps) {
  const t = useTranslations('myPage.timeline');
  const menu = useTranslations('myPage');
  const locale = useLocale();
  // Neither of the two: the section above has said so already.
  if (!stays.data && !tables.data && stays.isError && tables.isError) return null;
  const isWaiting = (!stays.data && !stays.isError) || (!tables.data && !tables.isError);
  const missing = [
    ...(!stays.data && stays.isError ? [menu('reservations.title')] : []),
    ...(!tables.data && tables.isError ? [menu('tables.title')] : []),
  ];
  const entries = timelineOf(stays.data?.reservations ?? [], tables.data?.tableReservations ?? [], todaySeoul);
  return (
    <Section title={t('title')} lead={<p className="text-ink-muted text-sm">{t('kst')}</p>}>
      {missing.map((kind) => (
        <Notice key={kind} tone="warning" className="mb-6">
          {t('partial', { kind })}
        </Notice>
      ))}
      {isWaiting && <Skeleton className="h-20 w-full" />}
      {!isWaiting && missing.length === 0 && entries.length === 0 && (
        <EmptyState
          title={t('emptyTitle')}
          sentence={t('empty')}
          actions={<ButtonLink href={localizedPath(locale, paths.dining())}>{menu('tables.find')}</ButtonLink>}
        />
      )}
      {entries.length > 0 && (
        <ol className="divide-y divide-stone border-stone border-y">
          {entries.map((entry) => (
            <li key={entry.kind === 'stay' ? entry.stay.reservationNo : entry.table.tableReservationNo}>
              <TimelineRow entry={entry} />
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
