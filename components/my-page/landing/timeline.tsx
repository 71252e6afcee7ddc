import { setTimeout } from 'node:timers/promises';
import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/skeleton';
import type { SeoulDay } from '@/lib/dates/day';
import type { ReservationSummary } from '@/lib/hub/contract/reservation';
import type { TableReservationSummary } from '@/lib/hub/contract/table-reservation';
import { dataOf, type Load } from '@/lib/request/load';
import { settlesWithin } from '@/lib/request/settles-within';
import { LoadingPlaceholder, QUICK_MS } from '../shell/member-section';
import { LateBoundary } from '../shell/my-page-frame';
import { Unavailable } from '../shell/unavailable';
import { TimelineEntries } from './timeline-entries';

export interface TimelineProps {
  todaySeoul: SeoulDay;
  stays: Promise<Load<{ reservations: ReservationSummary[] }>>;
  tables: Promise<Load<{ tableReservations: TableReservationSummary[] }>>;
}

export function Timeline(props: TimelineProps) {
  const t = useTranslations('myPage.timeline');
  const locale = useLocale();
  // For the buttons, and the calendar files, which are written in the browser.
  const { common, myPage } = useMessages();
  const { terms, stayNotices } = common;
  const { save, saving, saveFailed } = myPage.timeline;
  return (
    <Section title={t('title')} lead={<p className="text-ink-muted text-sm">{t('kst')}</p>}>
      <NextIntlClientProvider
        locale={locale}
        messages={{ common: { terms, stayNotices }, myPage: { timeline: { save, saving, saveFailed } } }}
      >
        <Lists {...props} />
      </NextIntlClientProvider>
    </Section>
  );
}

async function Lists(props: TimelineProps) {
  if (await settlesWithin(Promise.all([props.stays, props.tables]), QUICK_MS)) {
    return (
      <LateBoundary>
        <LateBoundary>{await bothLists(props)}</LateBoundary>
      </LateBoundary>
    );
  }
  return (
    <LateBoundary
      fallback={
        <LoadingPlaceholder>
          <Skeleton className="h-20 w-full" />
        </LoadingPlaceholder>
      }
    >
      <LateBoundary fallback={<FirstList {...props} />}>
        <BothLists {...props} />
      </LateBoundary>
    </LateBoundary>
  );
}

/** How long the first list waits for the second. */
const TOGETHER_MS = 100;

async function FirstList({ todaySeoul, stays, tables }: TimelineProps) {
  const first = await Promise.race([stays.then((stay) => ({ stay })), tables.then((table) => ({ table }))]);
  const both = Promise.all([stays, tables]).then(() => 'both' as const);
  // Both at once: rendered and sent once.
  if ((await Promise.race([both, setTimeout(TOGETHER_MS, 'one' as const)])) === 'both') return null;
  const reservations = ('stay' in first && dataOf(first.stay)?.reservations) || [];
  const seats = ('table' in first && dataOf(first.table)?.tableReservations) || [];
  return (
    <>
      <TimelineEntries stays={reservations} tables={seats} todaySeoul={todaySeoul} />
      <LoadingPlaceholder>
        <Skeleton className="mt-5 h-20 w-full" />
      </LoadingPlaceholder>
    </>
  );
}

const BothLists = (props: TimelineProps) => bothLists(props);

async function bothLists({ todaySeoul, stays, tables }: TimelineProps) {
  const [stay, table] = await Promise.all([stays.then(dataOf), tables.then(dataOf)]);
  if (stay === null && table === null) return <Unavailable />;
  return (
    <TimelineEntries
      stays={stay?.reservations ?? null}
      tables={table?.tableReservations ?? null}
      todaySeoul={todaySeoul}
      complete
    />
  );
}
