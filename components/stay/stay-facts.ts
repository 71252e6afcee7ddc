import { getTranslations } from 'next-intl/server';
import { countNights } from '@/lib/dates/day';
import { formatShortDay } from '@/lib/dates/format';
import type { Locale } from '@/lib/i18n/languages';
import type { RoomStay } from '@/lib/stay/search-params';
import { guestsWithAges } from './guests-text';

export async function stayFacts(locale: Locale, { checkInDate, checkOutDate, rooms }: RoomStay) {
  const stay = await getTranslations({ locale, namespace: 'common.stay' });
  return {
    dates: `${formatShortDay(checkInDate, locale)} – ${formatShortDay(checkOutDate, locale)}`,
    nights: stay('nights', { count: countNights(checkInDate, checkOutDate) }),
    rooms: stay('rooms', { count: rooms.length }),
    guests: guestsWithAges(rooms, stay, locale),
  };
}
