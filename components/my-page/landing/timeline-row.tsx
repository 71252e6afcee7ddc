import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { TextLink } from '@/components/ui/link';
import { countNights } from '@/lib/dates/day';
import { formatShortDay } from '@/lib/dates/format';
import { localizedPath } from '@/lib/i18n/localized-path';
import { statusTone } from '@/lib/my-page/reservation-views';
import type { TimelineEntry } from '@/lib/my-page/timeline';
import { paths } from '@/lib/routes/paths';
import { SaveEntry } from './save-entry';

function useRowFacts(entry: TimelineEntry) {
  const t = useTranslations('myPage');
  const locale = useLocale();
  if (entry.kind === 'stay') {
    const { stay } = entry;
    return {
      kind: t('timeline.stay'),
      title: stay.hotelName,
      reservationNo: stay.reservationNo,
      path: paths.myPageReservationCheck.roomReservationDetail(stay.reservationNo),
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
    reservationNo: table.tableReservationNo,
    path: paths.myPageReservationCheck.diningReservationDetail(table.tableReservationNo),
    line: `${t('tables.guests', { count: table.party })}\u00A0· ${table.hotelName}`,
    hour: table.time,
    status: t(`tables.status.${table.status}`),
    tone: statusTone[table.status],
  };
}

export function TimelineRow({ entry }: { entry: TimelineEntry }) {
  const locale = useLocale();
  const { kind, title, reservationNo, path, line, hour, status, tone } = useRowFacts(entry);
  return (
    <div className="grid grid-cols-1 items-baseline gap-x-8 gap-y-2 py-5 sm:grid-cols-[8rem_minmax(0,1fr)_auto]">
      <p className="tabular">
        <span>{formatShortDay(entry.day, locale)}</span>
        {hour && <span className="ms-2 sm:ms-0 sm:block">{hour}</span>}
      </p>
      <div className="min-w-0">
        <p className="eyebrow mb-1">{kind}</p>
        <p className="display text-lg">
          <TextLink href={localizedPath(locale, path)} tone="plain">
            {title}
          </TextLink>
        </p>
        <p className="text-ink-soft text-sm">{line}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Badge tone={tone}>{status}</Badge>
        <SaveEntry locale={locale} kind={entry.kind} reservationNo={reservationNo} title={title} />
      </div>
    </div>
  );
}
