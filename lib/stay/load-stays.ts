import 'server-only';
import { cache } from 'react';
import type { BodyOf } from '@/lib/hub/contract/endpoint';
import { type FoundStays, type RoomOffers, roomOffers, searchStays } from '@/lib/hub/contract/offer';
import { callHub } from '@/lib/hub/hub-client';
import { isHubError } from '@/lib/hub/hub-error';
import type { LanguageCode } from '@/lib/i18n/languages';
import { visitorSignal } from '@/lib/request/page-answer';
import { readMember } from '@/lib/session/read-session';
import { removeEmptyValues } from './filter-values';
import type { ResultView } from './result-params';
import type { RoomOccupancy } from './rooms';
import { ALL_DETAILS } from './search-category';
import type { Stay } from './search-params';
import type { StayDates } from './stay-dates';

/**
 * Bookable ones first, by the rates of members for visitors with a session. The call carries no token, so that an
 * expired one changes no price. @throws HubError, `rejected` where the hub does not make such a search
 */
export async function loadStays(
  search: Stay,
  view: ResultView,
  lang: LanguageCode,
  signal = visitorSignal(),
): Promise<FoundStays> {
  const isPlace = search.detail !== ALL_DETAILS;
  const asked = removeEmptyValues({
    // A category without a detail is every hotel, also those that have no place in it.
    category: isPlace ? search.category : '',
    detail: isPlace ? search.detail : '',
    hotelIdList: search.hotelIds,
    filters: view.filters,
  });
  const { checkInDate, checkOutDate, rooms } = search;
  const rates = (await readMember()) === null ? 'public' : 'member';
  const body = { checkInDate, checkOutDate, rooms, lang, rates, sort: view.sort, page: view.page, ...asked } as const;
  return (await callHub(searchStays, { body, signal })).data;
}

/** @param asked a body in JSON: a page and its title ask once, each with objects of its own */
const askRoomOffers = cache(async (hotelId: string, asked: string): Promise<RoomOffers | null> => {
  const body: BodyOf<typeof roomOffers> = JSON.parse(asked);
  try {
    return (await callHub(roomOffers, { params: { hotelId }, body, signal: visitorSignal() })).data;
  } catch (error) {
    if (isHubError(error, 'not_found')) return null;
    throw error;
  }
});

/** For each room in its order; null for a hotel that does not exist. @throws HubError for every other failure */
export async function loadRoomOffers(
  hotelId: string,
  stay: StayDates,
  rooms: RoomOccupancy[],
  { filters }: ResultView,
  lang: LanguageCode,
): Promise<RoomOffers | null> {
  const { checkInDate, checkOutDate } = stay;
  const rates = (await readMember()) === null ? 'public' : 'member';
  const body = { checkInDate, checkOutDate, rooms, lang, rates, filters } satisfies BodyOf<typeof roomOffers>;
  return askRoomOffers(hotelId, JSON.stringify(body));
}
