import 'server-only';
import { cache } from 'react';
import type { LanguageCode } from '@/lib/i18n/languages';
import { visitorSignal } from '@/lib/request/page-answer';
import { unlessAbsent } from './absent-addresses';
import { entityId } from './contract/common';
import type { BodyOf } from './contract/endpoint';
import { type HotelDetail, type HotelProducts, hotelDetail, hotelList, hotelProducts } from './contract/hotel';
import { callHub } from './hub-client';

/**
 * The categories of the group and one page of its hotels, in one language. Nobody gets the whole catalogue: a page
 * holds 60 at most.
 * @param paging of another page than the first
 * @throws HubError
 */
export async function loadHotelProducts(
  language: LanguageCode,
  paging: Omit<BodyOf<typeof hotelProducts>, 'lang'> = {},
  signal = visitorSignal(),
): Promise<HotelProducts> {
  return (await callHub(hotelProducts, { body: { lang: language, ...paging }, signal })).data;
}

/**
 * One page of the hotel list, of a place or of the whole group; asked once for each render, however many parts
 * need it. Beyond the last page, and in a place that does not exist, there are no hotels.
 * @param category with `detail` a place; both missing: the whole group
 * @throws HubError
 */
export const loadHotelList = cache(
  async (
    language: LanguageCode,
    page: number,
    pageSize: number,
    category?: string,
    detail?: string,
  ): Promise<HotelProducts> => {
    // The first page is the specification's own call, which names no size: of its hotels we show as many as we want.
    const paging = page === 1 ? {} : { page, pageSize };
    const products = category
      ? (await callHub(hotelList, { body: { lang: language, ...paging, category, detail }, signal: visitorSignal() }))
          .data
      : await loadHotelProducts(language, paging);
    return { ...products, hotels: products.hotels.slice(0, pageSize) };
  },
);

/**
 * What the search's address is read with: the categories, and of the hotels only those that it names.
 * @param signal ends the call when the page can no longer use its answer
 * @throws HubError
 */
export async function loadSearchCatalogue(
  language: LanguageCode,
  hotelIds: readonly string[],
  signal?: AbortSignal,
): Promise<HotelProducts> {
  const hotelIdList = [...new Set(hotelIds)].filter((hotelId) => entityId.safeParse(hotelId).success).slice(0, 20);
  if (hotelIdList.length > 0) return (await callHub(hotelList, { body: { lang: language, hotelIdList }, signal })).data;
  const products = await loadHotelProducts(language, {}, signal);
  // None is named: the form has nothing to show of the first ones.
  return { ...products, hotels: [] };
}

/**
 * One hotel in one language; null for one that does not exist. A former id answers the hotel under the id that it
 * has now.
 * @param signal ends the call when the page can no longer use its answer
 * @throws HubError for every other failure: a hub that is down is not a missing hotel
 */
export const loadHotelDetail = cache(
  async (hotelId: string, language: LanguageCode, signal = visitorSignal()): Promise<HotelDetail | null> => {
    if (!entityId.safeParse(hotelId).success) return null;
    return unlessAbsent(['hotel', hotelId], async () => {
      const { data } = await callHub(hotelDetail, { params: { hotelId }, query: { lang: language }, signal });
      return data;
    });
  },
);
