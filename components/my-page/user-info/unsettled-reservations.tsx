import { useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { countNights } from '@/lib/dates/day';
import { formatShortDay } from '@/lib/dates/format';
import type { WithdrawalPreview } from '@/lib/hub/contract/withdrawal';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';

const { roomReservationDetail, diningReservationDetail } = paths.myPageReservationCheck;

export interface UnsettledReservationsProps extends Pick<WithdrawalPreview, 'stays' | 'tables'> {
  locale: string;
}

/** Upcoming stays and tables, each with a link to its cancellation. */
export function UnsettledReservations({ locale, stays, tables }: UnsettledReservationsProps) {
  const t = useTranslations('myPage');
  const rows = [
    ...stays.map(({ reservationNo, hotelName, checkInDate, checkOutDate }) => ({
      key: reservationNo,
      day: checkInDate,
      hour: null,
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
      line: null,
    })),
  ].toSorted((one, other) => `${one.day} ${one.hour ?? ''}`.localeCompare(`${other.day} ${other.hour ?? ''}`));
  return (
    <Section rule title={t('leaving.settle.title')} lead={t('leaving.settle.lead')}>
      <ul className="divide-y divide-stone-deep border-stone-deep border-y">
        {rows.map(({ key, day, hour, kind, name, path, line }) => (
          <li
            key={key}
            className="grid grid-cols-1 items-baseline gap-x-8 gap-y-2 py-5 sm:grid-cols-[8rem_minmax(0,1fr)]"
          >
            <p className="tabular">
              <span>{formatShortDay(day, locale)}</span>
              {hour && <span className="ms-2 sm:ms-0 sm:block">{hour}</span>}
            </p>
            <div className="min-w-0">
              <p className="eyebrow mb-1">{kind}</p>
              <p className="display text-lg">
                <TextLink href={localizedPath(locale, path)}>{name}</TextLink>
              </p>
              {line && <p className="text-ink-soft text-sm">{line}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
