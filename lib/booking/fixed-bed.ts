import type { HotelDetail } from '@/lib/hub/contract/hotel';
import type { Preferences } from '@/lib/hub/contract/preference';

/**
 * Where beds are fixed, which bed is no wish that the hotel could meet; those of family rooms are set up for who
 * comes.
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
