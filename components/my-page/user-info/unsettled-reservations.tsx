import { useLocale, useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { countNights } from '@/lib/dates/day';
import { formatShortDay } from '@/lib/dates/format';
import type { WithdrawalPreview } from '@/lib/hub/contract/withdrawal';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { DayRow } from '../landing/timeline-row';

const { roomReservationDetail, diningReservationDetail } = paths.myPageReservationCheck;

const momentOf = ({ day, hour = '' }: { day: string; hour?: string }) => `${day} ${hour}`;

/** Upcoming stays and tables, each with a link to its cancellation. */
export function UnsettledReservations({ stays, tables }: Pick<WithdrawalPreview, 'stays' | 'tables'>) {
  const t = useTranslations('myPage');
  const locale = useLocale();
  const rows = [
    ...stays.map(({ reservationNo, hotelName, checkInDate, checkOutDate }) => ({
      key: reservationNo,
      day: checkInDate,
      kind: t('timeline.stay'),
      name: hotelName,
      path: roomReservationDetail(reservationNo),
      line: t('timeline.until', {
        day: formatShortDay(checkOutDate, locale),
        nights: countNights(checkInDate, checkOutDate),
      }),
    })),
    ...tables.map(({ tableReservationNo, restaurantName, date, time }) => ({
      key: tableReservationNo,
      day: date,
      hour: time,
      kind: t('timeline.table'),
      name: restaurantName,
      path: diningReservationDetail(tableReservationNo),
    })),
  ].toSorted((one, other) => momentOf(one).localeCompare(momentOf(other)));
  return (
    <Section rule title={t('leaving.settle.title')} lead={t('leaving.settle.lead')}>
      <ul className="divide-y divide-stone-deep border-stone-deep border-y">
        {rows.map(({ key, name, path, ...row }) => (
          <li key={key}>
            <DayRow {...row} title={<TextLink href={localizedPath(locale, path)}>{name}</TextLink>} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
