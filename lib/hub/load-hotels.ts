import 'server-only';
import { cache } from 'react';
import type { LanguageCode } from '@/lib/i18n/languages';
import { dataOf } from '@/lib/request/load';
import { unlessAbsent } from './absent-addresses';
import { entityId } from './contract/common';
import {
  type HotelDetail,
  type HotelProducts,
  hotelDetail,
  hotelList,
  hotelProducts,
  type RegionMap,
  regionMap,
} from './contract/hotel';
import { hubData } from './hub-data';
import { loadOf } from './hub-load';

/** Beyond the last page, and in a place that does not exist, there are no hotels. @throws HubError */
export const loadHotelList = cache(
  async (
    lang: LanguageCode,
    page: number,
    pageSize: number,
    category?: string,
    detail?: string,
  ): Promise<HotelProducts> => {
    // The first page is the specified call, which has no page size.
    const body = page === 1 ? { lang } : { lang, page, pageSize };
    const products = await (category
      ? hubData(hotelList, { body: { ...body, category, detail } })
      : hubData(hotelProducts, { body }));
    return { ...products, hotels: products.hotels.slice(0, pageSize) };
  },
);

/** Categories and the named hotels, for reading the address of a search. @throws HubError */
export async function loadSearchCatalogue(
  lang: LanguageCode,
  hotelIds: readonly string[],
  signal?: AbortSignal,
): Promise<HotelProducts> {
  const hotelIdList = [...new Set(hotelIds)].filter((hotelId) => entityId.safeParse(hotelId).success).slice(0, 20);
  if (hotelIdList.length > 0) return hubData(hotelList, { body: { lang, hotelIdList } }, signal);
  return { ...(await hubData(hotelProducts, { body: { lang } }, signal)), hotels: [] };
}

/** Null for anything but a region, and if the hub has no map or fails. */
export const loadRegionMap = cache(async (region: string, lang: LanguageCode): Promise<RegionMap | null> => {
  if (!regionMap.params.safeParse({ region }).success) return null;
  return dataOf(await loadOf(hubData(regionMap, { params: { region }, query: { lang } })));
});

/** Those of the ids that exist, in any order. @throws HubError */
export async function loadNamedHotels(
  lang: LanguageCode,
  hotelIds: readonly string[],
  signal?: AbortSignal,
): Promise<HotelProducts['hotels']> {
  return hotelIds.length === 0 ? [] : (await loadSearchCatalogue(lang, hotelIds, signal)).hotels;
}

/** Null for none; a former id returns the hotel with its new one. @throws HubError */
export const loadHotelDetail = cache(
  async (hotelId: string, lang: LanguageCode, signal?: AbortSignal): Promise<HotelDetail | null> => {
    if (!entityId.safeParse(hotelId).success) return null;
    const input = { params: { hotelId }, query: { lang } };
    return unlessAbsent(['hotel', lang, hotelId], () => hubData(hotelDetail, input, signal));
  },
);
