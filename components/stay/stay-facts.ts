import { getTranslations } from 'next-intl/server';
import { countNights } from '@/lib/dates/day';
import { formatShortDay } from '@/lib/dates/format';
import type { Locale } from '@/lib/i18n/languages';
import { countGuests, type RoomOccupancy } from '@/lib/stay/rooms';
import type { StayDates } from '@/lib/stay/stay-dates';

export interface StayFacts {
  dates: string;
  nights: string;
  rooms: string;
  guests: string;
}

export async function stayFacts(locale: Locale, stay: StayDates, rooms: readonly RoomOccupancy[]): Promise<StayFacts> {
  const t = await getTranslations({ locale, namespace: 'common' });
  const { adults, minor } = countGuests(rooms);
  const parts = [t('stay.adults', { count: adults })];
  if (minor > 0) parts.push(t('stay.minors', { count: minor }));
  return {
    dates: `${formatShortDay(stay.checkInDate, locale)} – ${formatShortDay(stay.checkOutDate, locale)}`,
    nights: t('stay.nights', { count: countNights(stay.checkInDate, stay.checkOutDate) }),
    rooms: t('stay.rooms', { count: rooms.length }),
    guests: parts.join('\u00A0· '),
  };
}
