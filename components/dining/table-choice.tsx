import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import type { ReadTableRequest } from '@/lib/dining/table-params';
import type { RestaurantDetail, TableAvailability } from '@/lib/hub/contract/dining';
import { addDays } from '@/lib/stay/dates';
import { formatShortDay } from '@/lib/stay/format-day';
import { TableAlternatives } from './table-alternatives';
import { TableDays } from './table-days';
import { TableSearch } from './table-search';
import { TableSeatings } from './table-seatings';

export interface TableChoiceProps {
  locale: string;
  restaurant: RestaurantDetail;
  request: ReadTableRequest;
  availability: TableAvailability;
  today: string;
}

/** The choice of a day and an hour; where there is none, why, and what there is instead. */
export function TableChoice({ locale, restaurant, request, availability, today }: TableChoiceProps) {
  const t = useTranslations('dining.table');
  const { restaurantId, bookingDays, telephone } = restaurant;
  const { date, party, state, alternatives, days } = availability;
  const guests = t('guests', { count: party });
  return (
    <div className="flex min-w-0 flex-col gap-12">
      <TableSearch locale={locale} restaurant={restaurant} request={request} date={date} today={today} />
      <TableDays
        locale={locale}
        restaurantId={restaurantId}
        request={request}
        days={days}
        date={date}
        today={today}
        lastDay={addDays(today, bookingDays)}
      />
      <section aria-labelledby="seatings" className="flex flex-col gap-6">
        <div>
          <h2 id="seatings" className="font-medium text-lg">
            {t('seatings', { day: formatShortDay(date, locale), guests })}
          </h2>
          <p className="mt-1 text-ink-muted text-sm">{t('kst')}</p>
        </div>
        {request.time && <Notice tone="warning">{t('gone', { time: request.time })}</Notice>}
        {state !== 'free' && <p className="text-lg">{t(`sentences.${state}`, { guests, days: bookingDays })}</p>}
        {availability.seatings.length > 0 && state === 'free' && (
          <TableSeatings locale={locale} restaurantId={restaurantId} request={request} availability={availability} />
        )}
        {state !== 'free' && alternatives.length > 0 && (
          <section aria-labelledby="alternatives">
            <h3 id="alternatives" className="mb-3 text-ink-muted text-sm">
              {t('alternatives')}
            </h3>
            <TableAlternatives
              locale={locale}
              alternatives={alternatives}
              party={party}
              restaurantId={restaurantId}
              changing={request.changing}
            />
          </section>
        )}
        {state !== 'free' && state !== 'notYet' && alternatives.length === 0 && (
          <p className="max-w-reading text-ink-soft">{t('noAlternatives', { telephone })}</p>
        )}
      </section>
    </div>
  );
}
