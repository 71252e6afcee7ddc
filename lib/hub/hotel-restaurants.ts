import 'server-only';
import { cache } from 'react';
import type { LanguageCode } from '@/lib/i18n/languages';
import { visitorSignal } from '@/lib/request/page-answer';
import { listRestaurants, type RestaurantSummary } from './contract/dining';
import { callHub } from './hub-client';

const MOST_RESTAURANTS = 60;

/** In the house's order. @throws HubError */
export const loadHotelRestaurants = cache(
  async (hotelId: string, language: LanguageCode): Promise<RestaurantSummary[]> => {
    const { data } = await callHub(listRestaurants, {
      query: { lang: language, hotelId, page: 1, pageSize: MOST_RESTAURANTS },
      signal: visitorSignal(),
    });
    return data.restaurants;
  },
);
