import 'server-only';
import type { HotelDetail } from '@/lib/hub/contract/hotel';
import type { Preferences } from '@/lib/hub/contract/preference';
import { loadOf } from '@/lib/hub/hub-load';
import { loadHotelDetail } from '@/lib/hub/load-hotels';
import type { LanguageCode } from '@/lib/i18n/languages';
import { dataOf } from '@/lib/request/load';

/** A reservation does not say its bed. @param underWay null for a guest, and where they cannot be had */
export async function loadReservationPreferences(
  underWay: Promise<Preferences | null>,
  { hotelId, rooms }: { hotelId: string; rooms: readonly { roomTypeId: string }[] },
  lang: LanguageCode,
): Promise<Preferences | null> {
  const [preferences, hotel] = await Promise.all([underWay, loadOf(loadHotelDetail(hotelId, lang))]);
  return preferencesForRoom(preferences, dataOf(hotel), rooms[0]?.roomTypeId);
}

/**
 * Where beds are fixed, which bed is no wish that the hotel could meet; those of family rooms are set up for who comes.
 * @param hotel null where it cannot be had; the hotel then decides by itself
 */
export function preferencesForRoom(
  preferences: Preferences | null,
  hotel: Pick<HotelDetail, 'roomTypes'> | null,
  roomTypeId: string | undefined,
): Preferences | null {
  const bed = hotel?.roomTypes.find((roomType) => roomType.roomTypeId === roomTypeId)?.bed.code;
  return preferences && bed !== undefined && bed !== 'family' ? { ...preferences, bed: 'none' } : preferences;
}
