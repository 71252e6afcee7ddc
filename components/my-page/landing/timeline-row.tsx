'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { termsLines } from '@/components/stay/terms-sentences';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { TextLink } from '@/components/ui/link';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { isProblemError } from '@/lib/bff/problem-error';
import { languageOf } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { calendarOfEntry } from '@/lib/my-page/entry-calendar';
import { statusTone } from '@/lib/my-page/reservation-status';
import { tableStatusTone } from '@/lib/my-page/table-views';
import type { TimelineEntry } from '@/lib/my-page/timeline';
import { saveCalendar } from '@/lib/native-bridge/native-actions';
import { paths } from '@/lib/paths';
import { countNights } from '@/lib/stay/dates';
import { formatShortDay } from '@/lib/stay/format-day';

/** What a row shows, whatever it is. */
function useRowWords(entry: TimelineEntry) {
  const t = useTranslations('myPage');
  const locale = useLocale();
  const to = (path: string) => localizedPath(locale, path);
  if (entry.kind === 'stay') {
    const { stay } = entry;
    return {
      kind: t('timeline.stay'),
      title: stay.hotelName,
      href: to(paths.myPageReservationCheck.roomReservationDetail(stay.reservationNo)),
      line: t('timeline.until', {
        day: formatShortDay(stay.checkOutDate, locale),
        nights: countNights(stay.checkInDate, stay.checkOutDate),
      }),
      hour: null,
      status: t(`reservations.status.${stay.status}`),
      tone: statusTone[stay.status],
    };
  }
  const { table } = entry;
  return {
    kind: t('timeline.table'),
    title: table.restaurantName,
    href: to(paths.myPageReservationCheck.diningReservationDetail(table.tableReservationNo)),
    line: `${t('tables.guests', { count: table.party })} · ${table.hotelName}`,
    hour: table.time,
    status: t(`tables.status.${table.status}`),
    tone: tableStatusTone[table.status],
  };
}

/** One thing that lies ahead: its day, what it is, how it stands, and its calendar file. */
export function TimelineRow({ entry }: { entry: TimelineEntry }) {
  const t = useTranslations('myPage.timeline');
  const terms = useTranslations('common.terms');
  const locale = useLocale();
  const { kind, title, href, line, hour, status, tone } = useRowWords(entry);
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');

  async function save() {
    setState('pending');
    try {
      saveCalendar(
        await calendarOfEntry(entry, languageOf(locale).code, (stay) => termsLines(stay, { t: terms, locale })),
      );
      setState('idle');
    } catch (error) {
      setState('failed');
      if (!isProblemError(error)) throw error;
    }
  }

  return (
    <div className="grid items-baseline gap-x-8 gap-y-2 py-5 sm:grid-cols-[8rem_minmax(0,1fr)_auto]">
      <p className="tabular">
        {formatShortDay(entry.day, locale)}
        {hour && <span className="ms-2 sm:ms-0 sm:block">{hour}</span>}
      </p>
      <div className="min-w-0">
        <p className="eyebrow mb-1">{kind}</p>
        <p className="display text-lg">
          <TextLink href={href} prefetch={false} tone="plain">
            {title}
          </TextLink>
        </p>
        <p className="text-ink-soft text-sm">{line}</p>
        {state === 'failed' && (
          <p role="alert" className="mt-2 text-clay text-sm">
            {t('saveFailed')}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Badge tone={tone}>{status}</Badge>
        <Button
          variant="quiet"
          size="sm"
          pending={state === 'pending'}
          pendingLabel={t('saving')}
          onClick={() => void save()}
        >
          {t('save')} <VisuallyHidden>{title}</VisuallyHidden>
        </Button>
      </div>
    </div>
  );
}
