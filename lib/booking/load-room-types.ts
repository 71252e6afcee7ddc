import 'server-only';
import { loadOf } from '@/lib/hub/hub-load';
import { loadHotelDetail } from '@/lib/hub/load-hotels';
import type { LanguageCode } from '@/lib/i18n/languages';
import { dataOf } from '@/lib/request/load';

/** Room types that a booked room can be changed to; none where the hotel cannot be loaded. @throws errors other than HubError */
export async function loadRoomTypes(hotelId: string, language: LanguageCode) {
  const hotel = dataOf(await loadOf(loadHotelDetail(hotelId, language)));
  return (hotel?.roomTypes ?? []).map(({ roomTypeId, name, occupancy: limits, accessibility }) => ({
    roomTypeId,
    name,
    limits,
    isAccessible: accessibility !== null,
  }));
}
