import { getTranslations } from 'next-intl/server';
import { countNights } from '@/lib/dates/day';
import { formatShortDay } from '@/lib/dates/format';
import type { Locale } from '@/lib/i18n/languages';
import { countGuests } from '@/lib/stay/rooms';
import type { RoomStay } from '@/lib/stay/search-params';

export async function stayFacts(locale: Locale, { checkInDate, checkOutDate, rooms }: RoomStay) {
  const t = await getTranslations({ locale, namespace: 'common' });
  const { adults, minor } = countGuests(rooms);
  const parts = [t('stay.adults', { count: adults })];
  if (minor > 0) parts.push(t('stay.minors', { count: minor }));
  return {
    dates: `${formatShortDay(checkInDate, locale)} – ${formatShortDay(checkOutDate, locale)}`,
    nights: t('stay.nights', { count: countNights(checkInDate, checkOutDate) }),
    rooms: t('stay.rooms', { count: rooms.length }),
    guests: parts.join('\u00A0· '),
  };
}
