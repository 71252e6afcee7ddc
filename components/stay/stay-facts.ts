import { getLocale, getTranslations } from 'next-intl/server';
import { countNights } from '@/lib/dates/day';
import { formatStay } from '@/lib/stay/format-stay';
import type { RoomStay } from '@/lib/stay/stay';
import { guestsWithAges } from './guests-text';

export async function stayFacts(stay: RoomStay) {
  const { checkInDate, checkOutDate, rooms } = stay;
  const locale = await getLocale();
  const t = await getTranslations('common.stay');
  return {
    dates: formatStay(stay, locale),
    nights: t('nights', { count: countNights(checkInDate, checkOutDate) }),
    rooms: t('rooms', { count: rooms.length }),
    guests: guestsWithAges(rooms, t, locale),
  };
}
