import 'server-only';
import { cache } from 'react';
import type { LanguageCode } from '@/lib/i18n/languages';
import { unlessAbsent } from './absent-addresses';
import { entityId } from './contract/common';
import { listRestaurants, type RestaurantDetail, restaurantDetail } from './contract/dining';
import { hubData } from './hub-data';

/** Beyond the last page, and in a region that does not exist, there are none. @throws HubError */
export const loadRestaurantList = cache((lang: LanguageCode, page: number, pageSize: number, region?: string) =>
  hubData(listRestaurants, { query: { lang, page, pageSize, region } }),
);

const MOST_OF_A_HOTEL = 60;

export const loadHotelRestaurants = cache(async (hotelId: string, lang: LanguageCode) => {
  const query = { lang, hotelId, page: 1, pageSize: MOST_OF_A_HOTEL };
  return (await hubData(listRestaurants, { query })).restaurants;
});

/** Null for one that does not exist. @throws HubError for every other failure */
export const loadRestaurant = cache(
  async (restaurantId: string, lang: LanguageCode): Promise<RestaurantDetail | null> => {
    if (!entityId.safeParse(restaurantId).success) return null;
    const input = { params: { restaurantId }, query: { lang } };
    return unlessAbsent(['restaurant', lang, restaurantId], () => hubData(restaurantDetail, input));
  },
);
