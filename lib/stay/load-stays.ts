import 'server-only';
import { cache } from 'react';
import type { BodyOf } from '@/lib/hub/contract/endpoint';
import { type FoundStays, type RoomOffers, roomOffers, searchStays } from '@/lib/hub/contract/offer';
import { hubData } from '@/lib/hub/hub-data';
import { isHubError } from '@/lib/hub/hub-error';
import type { LanguageCode } from '@/lib/i18n/languages';
import { readKnownSession } from '@/lib/session/read-session';
import type { ResultView } from './result-params';
import type { RoomStay, Stay } from './stay';
import { roomStayRequest, staySearchRequest } from './stay-request';

/**
 * Bookable ones first, by the rates of members for visitors with a session. The call carries no token, so that an
 * expired one changes no price. @throws HubError, `rejected` where the hub does not make such a search
 */
export async function loadStays(
  search: Stay,
  view: ResultView,
  lang: LanguageCode,
  signal?: AbortSignal,
): Promise<FoundStays> {
  const rates = (await readKnownSession()) === null ? 'public' : 'member';
  const body = { ...staySearchRequest(search, view), lang, rates } as const;
  return hubData(searchStays, { body }, signal);
}

/** @param asked a body in JSON: a page and its title ask once, each with objects of its own */
const askRoomOffers = cache(async (hotelId: string, asked: string): Promise<RoomOffers | null> => {
  const body: BodyOf<typeof roomOffers> = JSON.parse(asked);
  try {
    return await hubData(roomOffers, { params: { hotelId }, body });
  } catch (error) {
    if (isHubError(error, 'not_found')) return null;
    throw error;
  }
});

/** For each room in its order; null for a hotel that does not exist. @throws HubError for every other failure */
export async function loadRoomOffers(
  hotelId: string,
  stay: RoomStay,
  { filters }: ResultView,
  lang: LanguageCode,
): Promise<RoomOffers | null> {
  const rates = (await readKnownSession()) === null ? 'public' : 'member';
  const body = { ...roomStayRequest(stay), lang, rates, filters } satisfies BodyOf<typeof roomOffers>;
  return askRoomOffers(hotelId, JSON.stringify(body));
}
