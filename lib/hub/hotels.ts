import 'server-only';
import { cache } from 'react';
import type { LanguageCode } from '@/lib/i18n/languages';
import { visitorSignal } from '@/lib/observability/personal-page';
import { entityId } from './contract/common';
import { type HotelDetail, type HotelProducts, hotelDetail, hotelProducts } from './contract/hotel';
import { callHub } from './hub-client';
import { isHubError } from './hub-error';

/**
 * All hotels and categories in one language; asked once for each render, however many parts need it.
 * @throws HubError
 */
export const loadHotelProducts = cache(async (language: LanguageCode): Promise<HotelProducts> => {
  const { data } = await callHub(hotelProducts, { body: { lang: language }, signal: visitorSignal() });
  return data;
});

/**
 * One hotel in one language; null for one that does not exist.
 * @throws HubError for every other failure: a hub that is down is not a missing hotel
 */
export const loadHotelDetail = cache(async (hotelId: string, language: LanguageCode): Promise<HotelDetail | null> => {
  if (!entityId.safeParse(hotelId).success) return null;
  try {
    const { data } = await callHub(hotelDetail, {
      params: { hotelId },
      query: { lang: language },
      signal: visitorSignal(),
    });
    return data;
  } catch (error) {
    if (isHubError(error, 'not_found')) return null;
    throw error;
  }
});
