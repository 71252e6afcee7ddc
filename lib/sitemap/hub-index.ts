import 'server-only';
import { listRestaurants, type RestaurantList } from '@/lib/hub/contract/dining';
import { type HotelIndex, type HotelProducts, hotelIndex, hotelProducts } from '@/lib/hub/contract/hotel';
import { listPackages } from '@/lib/hub/contract/package';
import { callHub } from '@/lib/hub/hub-client';
import { cachedAnswer } from './cached-answers';
import { RESTAURANTS_A_CALL } from './sitemap-plan';

const anyLanguage = 'ko';

export function indexedHotels(page: number): Promise<HotelIndex> {
  return cachedAnswer(`hotels ${page}`, async () => (await callHub(hotelIndex, { query: { page } })).data);
}

export async function hotelCategories(): Promise<HotelProducts['categories']> {
  return cachedAnswer('categories', async () => {
    const { data } = await callHub(hotelProducts, { body: { lang: anyLanguage } });
    return data.categories;
  });
}

export function indexedPackages(): Promise<string[]> {
  return cachedAnswer('packages', async () => {
    const { data } = await callHub(listPackages, { query: { lang: anyLanguage } });
    return data.packages.map(({ packageId }) => packageId);
  });
}

export interface IndexedRestaurants {
  ids: string[];
  total: number;
  regions: string[];
}

function indexOf({ restaurants, total, regions }: RestaurantList): IndexedRestaurants {
  return {
    ids: restaurants.map(({ restaurantId }) => restaurantId),
    total,
    regions: regions.map(({ detail }) => detail),
  };
}

export function indexedRestaurants(page: number): Promise<IndexedRestaurants> {
  return cachedAnswer(`restaurants ${page}`, async () => {
    const query = { lang: anyLanguage, page, pageSize: RESTAURANTS_A_CALL } as const;
    return indexOf((await callHub(listRestaurants, { query })).data);
  });
}
