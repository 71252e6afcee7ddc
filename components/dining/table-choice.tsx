import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { addDays } from '@/lib/dates/day';
import { formatShortDay } from '@/lib/dates/format';
import { DAYS_SHOWN, type ReadTableRequest } from '@/lib/dining/table-params';
import type { RestaurantDetail, TableAvailability } from '@/lib/hub/contract/dining';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { TableAlternatives } from './table-alternatives';
import { TableDays } from './table-days';
import { TableSearch } from './table-search';
import { useTableSearchTexts } from './table-search-texts';

export interface TableChoiceProps {
  restaurant: RestaurantDetail;
  request: ReadTableRequest;
  availability: TableAvailability;
  today: string;
  present: { date: string; time: string } | null;
}

export function TableChoice({ restaurant, request, availability, today, present }: TableChoiceProps) {
  const t = useTranslations('dining.table');
  const locale = useLocale();
  const { restaurantId, bookingDays, telephone, minParty, maxParty } = restaurant;
  const { date, party, state, alternatives, days } = availability;
  const guests = t('guests', { count: party });
  const lastDay = addDays(today, bookingDays);
  const parties = Array.from({ length: maxParty - minParty + 1 }, (_, index) => minParty + index);
  const words = useTableSearchTexts(lastDay);
  return (
    <TableSearch
      locale={locale}
      action={localizedPath(locale, paths.restaurantTable(restaurantId))}
      party={Math.min(party, maxParty)}
      parties={parties.map((each) => ({ value: String(each), label: t('guests', { count: each }) }))}
      changing={request.changing}
      date={date}
      days={days}
      today={today}
      lastDay={lastDay}
      words={words}
    >
      <noscript className="noscript:contents">
        <TableDays
          restaurantId={restaurantId}
          request={request}
          days={days.filter((day) => day.date >= request.daysFrom).slice(0, DAYS_SHOWN)}
          date={date}
          today={today}
          lastDay={lastDay}
        />
      </noscript>
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
          <TableSeatings seatings={availability.seatings} presentTime={present?.date === date ? present.time : null} />
        )}
        {state !== 'free' && alternatives.length > 0 && (
          <section aria-labelledby="alternatives">
            <h3 id="alternatives" className="mb-3 text-ink-muted text-sm">
              {t('alternatives')}
            </h3>
            <TableAlternatives
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
    </TableSearch>
  );
}

interface TableSeatingsProps {
  seatings: TableAvailability['seatings'];
  presentTime: string | null;
}

const FEW_TABLES = 2;

/** The hours of a day, meal by meal, as submit buttons of `TableSearch`; full ones stay in place. */
export function TableSeatings({ seatings, presentTime }: TableSeatingsProps) {
  const t = useTranslations('dining');
  return (
    <div className="flex flex-col gap-8">
      {[...Map.groupBy(seatings, ({ service }) => service)].map(([service, ofService]) => (
        <section key={service} aria-labelledby={`service-${service}`}>
          <h3 id={`service-${service}`} className="mb-3 text-ink-muted text-sm">
            {t(`services.${service}`)}
          </h3>
          <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4 md:grid-cols-5">
            {ofService.map(({ time, tablesLeft }) => (
              <li key={time}>
                {tablesLeft > 0 ? (
                  <Button
                    type="submit"
                    name="time"
                    value={time}
                    variant="secondary"
                    wide
                    className="tabular h-full flex-col gap-0! px-2! bg-paper"
                  >
                    <span translate="no">{time}</span>
                    {time === presentTime && (
                      <span className="font-normal text-pine text-xs">{t('table.present')}</span>
                    )}
                    {tablesLeft <= FEW_TABLES && (
                      <span className="font-normal text-brass text-xs">{t('table.few', { count: tablesLeft })}</span>
                    )}
                  </Button>
                ) : (
                  <p className="tabular flex h-full min-h-control flex-col items-center justify-center rounded-sm bg-stone-soft text-ink-muted text-sm">
                    <s className="decoration-1">{time}</s>
                    <span className="text-xs">{t('table.seatingFull')}</span>
                  </p>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
