import 'server-only';
import { memberPreferences, type Preferences } from '@/lib/hub/contract/preference';
import { loadHotelDetail } from '@/lib/hub/hotels';
import { isHubError } from '@/lib/hub/hub-error';
import type { LanguageCode } from '@/lib/i18n/languages';
import { memberLoad } from '@/lib/session/prefetch';
import { preferencesForRoom } from './fixed-bed';

/** Null for a guest, and where they cannot be had; the page does not wait for them. */
export async function loadBookerPreferences(): Promise<Preferences | null> {
  const load = await memberLoad(memberPreferences, {});
  return load.state === 'ready' ? load.data : null;
}

/** A reservation does not say its bed. @param underWay `loadBookerPreferences`, asked together with it */
export async function loadReservationPreferences(
  underWay: Promise<Preferences | null>,
  { hotelId, rooms }: { hotelId: string; rooms: readonly { roomTypeId: string }[] },
  lang: LanguageCode,
): Promise<Preferences | null> {
  const hotelOrNull = loadHotelDetail(hotelId, lang).catch((error: unknown) => {
    if (!isHubError(error)) throw error;
    return null;
  });
  const [preferences, hotel] = await Promise.all([underWay, hotelOrNull]);
  return preferencesForRoom(preferences, hotel, rooms[0]?.roomTypeId);
}
