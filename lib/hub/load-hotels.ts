import 'server-only';
import { cache } from 'react';
import type { LanguageCode } from '@/lib/i18n/languages';
import { dataOf } from '@/lib/request/load';
import { visitorSignal } from '@/lib/request/page-answer';
import { unlessAbsent } from './absent-addresses';
import { entityId } from './contract/common';
import type { BodyOf } from './contract/endpoint';
import {
  type HotelDetail,
  type HotelProducts,
  hotelDetail,
  hotelList,
  hotelProducts,
  type RegionMap,
  regionMap,
} from './contract/hotel';
import { callHub } from './hub-client';
import { loadOf } from './hub-load';

/** Never the whole catalogue: a page has 60 hotels at most. @throws HubError */
async function loadHotelProducts(
  language: LanguageCode,
  paging: Omit<BodyOf<typeof hotelProducts>, 'lang'> = {},
  signal = visitorSignal(),
): Promise<HotelProducts> {
  return (await callHub(hotelProducts, { body: { lang: language, ...paging }, signal })).data;
}

/** Beyond the last page, and in a place that does not exist, there are no hotels. @throws HubError */
export const loadHotelList = cache(
  async (
    language: LanguageCode,
    page: number,
    pageSize: number,
    category?: string,
    detail?: string,
  ): Promise<HotelProducts> => {
    // The first page is the specified call, which has no page size.
    const paging = page === 1 ? {} : { page, pageSize };
    const products = category
      ? (await callHub(hotelList, { body: { lang: language, ...paging, category, detail }, signal: visitorSignal() }))
          .data
      : await loadHotelProducts(language, paging);
    return { ...products, hotels: products.hotels.slice(0, pageSize) };
  },
);

/** Categories and the named hotels, for reading the address of a search. @throws HubError */
export async function loadSearchCatalogue(
  language: LanguageCode,
  hotelIds: readonly string[],
  signal = visitorSignal(),
): Promise<HotelProducts> {
  const hotelIdList = [...new Set(hotelIds)].filter((hotelId) => entityId.safeParse(hotelId).success).slice(0, 20);
  if (hotelIdList.length > 0) return (await callHub(hotelList, { body: { lang: language, hotelIdList }, signal })).data;
  const products = await loadHotelProducts(language, {}, signal);
  return { ...products, hotels: [] };
}

/** Null for anything but a region, and if the hub has no map or fails. */
export const loadRegionMap = cache(async (region: string, language: LanguageCode): Promise<RegionMap | null> => {
  if (!regionMap.params.safeParse({ region }).success) return null;
  const call = callHub(regionMap, { params: { region }, query: { lang: language }, signal: visitorSignal() });
  return dataOf(await loadOf(call.then(({ data }) => data)));
});

/** Those of the ids that exist, in any order. @throws HubError */
export async function loadNamedHotels(
  language: LanguageCode,
  hotelIds: readonly string[],
  signal = visitorSignal(),
): Promise<HotelProducts['hotels']> {
  return hotelIds.length === 0 ? [] : (await loadSearchCatalogue(language, hotelIds, signal)).hotels;
}

/** Null for none; a former id returns the hotel with its new one. @throws HubError */
export const loadHotelDetail = cache(
  async (hotelId: string, language: LanguageCode, signal = visitorSignal()): Promise<HotelDetail | null> => {
    if (!entityId.safeParse(hotelId).success) return null;
    return unlessAbsent(['hotel', language, hotelId], async () => {
      const { data } = await callHub(hotelDetail, { params: { hotelId }, query: { lang: language }, signal });
      return data;
    });
  },
);
