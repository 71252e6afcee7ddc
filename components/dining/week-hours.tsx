import { getLocale, getTranslations } from 'next-intl/server';
import { daysFrom, partsOf } from '@/lib/dates/day';
import { weekdayNames } from '@/lib/dates/format';
import { seoulToday } from '@/lib/dates/moment';
import { endsNextDay, weekInOrder } from '@/lib/dining/week';
import type { RestaurantDetail } from '@/lib/hub/contract/dining';
import { languageOf } from '@/lib/i18n/languages';
import { TodayMark } from './today-mark';

export interface WeekHoursProps {
  week: RestaurantDetail['week'];
  closedNote: string | null;
}

/** A line for each weekday, and the days of rest. */
export async function WeekHours({ week, closedNote }: WeekHoursProps) {
  const locale = await getLocale();
  const t = await getTranslations('dining');
  const names = weekdayNames('long', locale);
  const today = seoulToday(new Date());
  const days = new Map(daysFrom(today, 7).map((day) => [partsOf(day).weekday, day]));
  return (
    <>
      <table className="w-full border-stone border-y text-start">
        <caption className="sr-only">{t('detail.hoursTitle')}</caption>
        <tbody className="divide-y divide-stone">
          {weekInOrder(week, languageOf(locale).weekStartsOn).map(({ weekday, services }) => (
            <tr key={weekday} className="align-top">
              <th scope="row" className="w-2/5 py-3 text-start font-normal sm:w-1/3">
                {names[weekday - 1]}
                <TodayMark day={days.get(weekday)} renderedOn={today} label={t('detail.today')} />
              </th>
              <td className="tabular py-3 text-ink-soft">
                {services.length === 0 ? (
                  <span className="text-ink-muted">{t('detail.closed')}</span>
                ) : (
                  services.map((service) => (
                    <p key={service.service} className="flex flex-wrap gap-x-3">
                      <span className="min-w-14 text-ink-muted text-sm">{t(`services.${service.service}`)}</span>
                      <span>
                        {endsNextDay(service)
                          ? t('detail.untilNextDay', service)
                          : t('detail.fromUntil', { from: service.from, until: service.until })}
                      </span>
                    </p>
                  ))
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {closedNote && <p className="mt-4 text-ink-muted text-sm">{closedNote}</p>}
    </>
  );
}
