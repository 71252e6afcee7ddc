import 'server-only';
import { cache } from 'react';
import type { LanguageCode } from '@/lib/i18n/languages';
import { visitorSignal } from '@/lib/request/page-answer';
import { unlessAbsent } from './absent-addresses';
import { entityId } from './contract/common';
import {
  listRestaurants,
  type RestaurantDetail,
  type RestaurantList,
  type RestaurantSummary,
  restaurantDetail,
} from './contract/dining';
import { callHub } from './hub-client';

/** Beyond the last page, and in a region that does not exist, there are none. @throws HubError */
export const loadRestaurantList = cache(
  async (language: LanguageCode, page: number, pageSize: number, region?: string): Promise<RestaurantList> => {
    const { data } = await callHub(listRestaurants, {
      query: { lang: language, page, pageSize, region },
      signal: visitorSignal(),
    });
    return data;
  },
);

const MOST_OF_A_HOTEL = 60;

export const loadHotelRestaurants = cache(
  async (hotelId: string, language: LanguageCode): Promise<RestaurantSummary[]> => {
    const { data } = await callHub(listRestaurants, {
      query: { lang: language, hotelId, page: 1, pageSize: MOST_OF_A_HOTEL },
      signal: visitorSignal(),
    });
    return data.restaurants;
  },
);

/** Null for one that does not exist. @throws HubError for every other failure */
export const loadRestaurant = cache(
  async (restaurantId: string, language: LanguageCode): Promise<RestaurantDetail | null> => {
    if (!entityId.safeParse(restaurantId).success) return null;
    return unlessAbsent(['restaurant', language, restaurantId], async () => {
      const { data } = await callHub(restaurantDetail, {
        params: { restaurantId },
        query: { lang: language },
        signal: visitorSignal(),
      });
      return data;
    });
  },
);
