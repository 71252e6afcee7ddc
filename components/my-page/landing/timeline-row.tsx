import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AskStates } from '@/components/stay/ask-lines';
import { Badge } from '@/components/ui/badge';
import { TextLink } from '@/components/ui/link';
import { countNights } from '@/lib/dates/day';
import { formatShortDay } from '@/lib/dates/format';
import { localizedPath } from '@/lib/i18n/localized-path';
import { statusTone } from '@/lib/my-page/reservation-views';
import type { TimelineEntry } from '@/lib/my-page/timeline';
import { paths } from '@/lib/routes/paths';
import { SaveEntry } from './save-entry';

interface DayRowProps {
  day: string;
  hour?: string;
  kind: string;
  title: ReactNode;
  line?: string;
  more?: ReactNode;
  children?: ReactNode;
}

export function DayRow({ day, hour, kind, title, line, more, children }: DayRowProps) {
  return (
    <div
      className={clsx(
        'grid grid-cols-1 items-baseline gap-x-8 gap-y-2 py-5',
        children ? 'sm:grid-cols-[8rem_minmax(0,1fr)_auto]' : 'sm:grid-cols-[8rem_minmax(0,1fr)]',
      )}
    >
      <p className="tabular">
        <span>{formatShortDay(day, useLocale())}</span>
        {hour && <span className="ms-2 sm:ms-0 sm:block">{hour}</span>}
      </p>
      <div className="min-w-0">
        <p className="eyebrow mb-1">{kind}</p>
        <p className="display text-lg">{title}</p>
        {line && <p className="text-ink-soft text-sm">{line}</p>}
        {more && <div>{more}</div>}
      </div>
      {children}
    </div>
  );
}

function useRowFacts(entry: TimelineEntry) {
  const t = useTranslations('myPage');
  const locale = useLocale();
  if (entry.kind === 'stay') {
    const { checkInDate, checkOutDate, status } = entry.stay;
    return {
      path: paths.myPageReservationCheck.roomReservationDetail(entry.reservationNo),
      line: t('timeline.until', {
        day: formatShortDay(checkOutDate, locale),
        nights: countNights(checkInDate, checkOutDate),
      }),
      more: <AskStates asks={entry.stay.asks} />,
      status: t(`reservations.status.${status}`),
      tone: statusTone[status],
    };
  }
  const { party, hotelName, time, status } = entry.table;
  return {
    path: paths.myPageReservationCheck.diningReservationDetail(entry.reservationNo),
    line: `${t('tables.guests', { count: party })}\u00A0· ${hotelName}`,
    hour: time,
    status: t(`tables.status.${status}`),
    tone: statusTone[status],
  };
}

export function TimelineRow({ entry }: { entry: TimelineEntry }) {
  const t = useTranslations('myPage.timeline');
  const { path, line, more, hour, status, tone } = useRowFacts(entry);
  const link = (
    <TextLink href={localizedPath(useLocale(), path)} tone="plain">
      {entry.title}
    </TextLink>
  );
  return (
    <DayRow day={entry.day} hour={hour} kind={t(entry.kind)} title={link} line={line} more={more}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Badge tone={tone}>{status}</Badge>
        <SaveEntry kind={entry.kind} reservationNo={entry.reservationNo} title={entry.title} />
      </div>
    </DayRow>
  );
}
