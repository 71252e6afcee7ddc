import { useLocale, useTranslations } from 'next-intl';
import { daysBetween, type SeoulDay } from '@/lib/dates/day';
import type { TimelineEntry } from '@/lib/my-page/timeline';
import { ReservationCard } from '../reservation-check/reservation-card';
import { TableCard } from '../reservation-check/table-card';
import { SaveEntry } from './save-entry';

export function NextEntry({ entry, todaySeoul }: { entry: TimelineEntry; todaySeoul: SeoulDay }) {
  const t = useTranslations('myPage');
  const locale = useLocale();
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
    actions: (
      <SaveEntry
        locale={locale}
        kind={entry.kind}
        reservationNo={entry.kind === 'stay' ? entry.stay.reservationNo : entry.table.tableReservationNo}
        title={entry.kind === 'stay' ? entry.stay.hotelName : entry.table.restaurantName}
      />
    ),
  } as const;
  return entry.kind === 'stay' ? (
    <ReservationCard {...card} reservation={entry.stay} />
  ) : (
    <TableCard {...card} table={entry.table} />
  );
}
