import { useLocale, useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { countNights } from '@/lib/dates/day';
import { formatDay } from '@/lib/dates/format';
import type { NightsForPoints as Answer } from '@/lib/hub/contract/point';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { defaultView, everyHotel } from '@/lib/stay/result-params';
import { defaultRoom } from '@/lib/stay/rooms';
import { writeSearchParams } from '@/lib/stay/search-params';

export function NightsForPoints({ stays }: Answer) {
  const t = useTranslations('myPage');
  const locale = useLocale();
  if (stays.length === 0) return null;
  return (
    <Section rule title={t('points.nights.title')} lead={t('points.nights.lead')}>
      <ul className="divide-y divide-stone border-stone border-y">
        {stays.map(({ hotelId, hotelName, checkInDate, checkOutDate, points, missingPoints }) => {
          const nights = t('units.nights', { nights: countNights(checkInDate, checkOutDate) });
          const search = { ...everyHotel, hotelIds: [hotelId], checkInDate, checkOutDate, rooms: [defaultRoom] };
          const query = writeSearchParams(search, { ...defaultView, unit: 'points' });
          return (
            <li key={hotelId} className="grid gap-x-8 gap-y-1 py-4 sm:grid-cols-[1fr_auto]">
              <TextLink
                href={localizedPath(locale, paths.hotelOffers(hotelId, query))}
                className="inline-flex min-h-11 items-center"
              >
                {missingPoints > 0
                  ? t('points.nights.missing', { nights, hotel: hotelName, points: missingPoints })
                  : t('points.nights.enough', { nights, hotel: hotelName })}
              </TextLink>
              <span className="tabular whitespace-nowrap sm:text-right">{t('units.points', { points })}</span>
              <span className="text-ink-soft text-sm sm:col-span-2">
                {t('points.nights.dates', {
                  from: formatDay(checkInDate, locale),
                  until: formatDay(checkOutDate, locale),
                })}
              </span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
