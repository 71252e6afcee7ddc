import { useAtomValue } from 'jotai';
import { useDeferredValue, useState } from 'react';
import {
  askHotelNights,
  askPlaceNights,
  type HousedParty,
  type NightsInView,
  type NightsRequest,
  newNightsAtom,
} from '@/lib/stay/nights-atoms';
import { writeRoom } from '@/lib/stay/rooms';
import { placeRequest } from '@/lib/stay/stay-request';
import type { availableDateRequest } from '@/lib/stay/stored-search';

export function useNights(request: NightsRequest): NightsInView {
  const { owner, viewMonth, viewPeriod, active } = request;
  // One owner has one way of asking.
  const key = JSON.stringify([owner, viewMonth, viewPeriod, active]);
  const [asked, setAsked] = useState(() => ({ key, inViewAtom: newNightsAtom(request) }));
  if (asked.key !== key) setAsked({ key, inViewAtom: newNightsAtom(request) });
  // A calendar full of prices renders in pieces while it is already used.
  return useDeferredValue(useAtomValue(asked.inViewAtom));
}

type SearchedParty = Parameters<typeof placeRequest>[0] & HousedParty;

/**
 * Public nights of the hotels of a request; of all hotels of the place where it has none.
 * @param active otherwise only cached nights are shown
 */
export function useSearchNights(
  { hotelIdList, viewMonth, viewPeriod }: ReturnType<typeof availableDateRequest>,
  { category, detail, rooms, accessible, packageId }: SearchedParty,
  active: boolean,
): NightsInView {
  const party = { rooms, accessible, packageId };
  const place = placeRequest({ category, detail });
  const [kind, where, ask] =
    hotelIdList.length > 0
      ? (['availableDates', hotelIdList.join(' '), askHotelNights(hotelIdList, party)] as const)
      : (['placeNights', JSON.stringify(place), askPlaceNights(place, party)] as const);
  const owner = [kind, where, rooms.map(writeRoom).join(' '), accessible ? 'accessible' : '', packageId ?? ''];
  return useNights({ owner, viewMonth, viewPeriod, ask, active });
}
