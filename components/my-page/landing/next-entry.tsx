import { useLocale, useTranslations } from 'next-intl';
import type { TimelineEntry } from '@/lib/my-page/timeline';
import { daysBetween } from '@/lib/stay/dates';
import { ReservationCard } from '../reservation-check/reservation-card';
import { TableCard } from '../reservation-check/table-card';
import { SaveEntry } from './save-entry';

export interface NextEntryProps {
  entry: TimelineEntry;
  /** `yyyy-MM-dd` */
  todaySeoul: string;
}

/** The stay or the table that comes next, with its picture and the days until then. */
export function NextEntry({ entry, todaySeoul }: NextEntryProps) {
  const t = useTranslations('myPage');
  const locale = useLocale();
  const days = daysBetween(todaySeoul, entry.day);
  const countdown =
    entry.kind === 'table'
      ? t('landing.daysUntilTable', { days })
      : days < 0
        ? t('landing.staying')
        : t('landing.daysUntil', { days });
  return (
    <div className="grid items-start gap-x-12 gap-y-6 md:grid-cols-[3fr_2fr]">
      {entry.kind === 'stay' ? (
        <ReservationCard reservation={entry.stay} titleLevel={3} priority />
      ) : (
        <TableCard table={entry.table} titleLevel={3} priority />
      )}
      <div className="order-first md:order-none md:border-stone-deep md:border-t md:pt-5">
        <p className="display text-xl">{countdown}</p>
        <SaveEntry
          locale={locale}
          kind={entry.kind}
          reservationNo={entry.kind === 'stay' ? entry.stay.reservationNo : entry.table.tableReservationNo}
          title={entry.kind === 'stay' ? entry.stay.hotelName : entry.table.restaurantName}
        />
      </div>
    </div>
  );
}
