import 'server-only';
import type { RestaurantSummary } from '@/lib/hub/contract/dining';
import type { HotelDetail, RegionMap } from '@/lib/hub/contract/hotel';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import { loadOf } from '@/lib/hub/hub-load';
import { loadHotelDetail } from '@/lib/hub/load-hotels';
import { loadHotelRestaurants } from '@/lib/hub/load-restaurants';
import { type Locale, languageOf } from '@/lib/i18n/languages';
import { dataOf } from '@/lib/request/load';
import { loadHotelMap } from '@/lib/stay/load-hotel-map';

export interface HotelWayData {
  hotel: HotelDetail | null;
  map: RegionMap | null;
  restaurants: readonly RestaurantSummary[];
}

/** Of the hotel of a coming stay, as far as the hub answers: the reservation stands without it. */
export async function loadHotelWay(
  { hotelId, status }: Pick<ReservationDetail, 'hotelId' | 'status'>,
  locale: Locale,
): Promise<HotelWayData> {
  if (status !== 'confirmed') return { hotel: null, map: null, restaurants: [] };
  const { code } = languageOf(locale);
  const [[hotel, map], restaurants] = await Promise.all([
    loadOf(loadHotelDetail(hotelId, code)).then(async (load) => {
      const known = dataOf(load) ?? null;
      return [known, known && (await loadHotelMap(known, code))] as const;
    }),
    loadOf(loadHotelRestaurants(hotelId, code)),
  ]);
  return { hotel, map, restaurants: dataOf(restaurants) ?? [] };
}
