import { useAtomValue } from 'jotai';
import { useDeferredValue, useMemo } from 'react';
import { hotelNights, type NightsInView, type NightsRequest, newNightsAtom } from '@/lib/stay/nights-atoms';
import { type RoomOccupancy, writeRoom } from '@/lib/stay/rooms';
import type { AvailableDateRequest } from '@/lib/stay/stored-search';

/** See `newNightsAtom`. @param request null where there is no hotel to ask about */
export function useNights(request: NightsRequest | null): NightsInView {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the owner by its text; one owner has one way of asking
  const inViewAtom = useMemo(
    () => newNightsAtom(request),
    [JSON.stringify(request?.owner), request?.viewMonth, request?.viewPeriod, request?.active],
  );
  // A calendar full of prices renders in pieces while it is already used.
  return useDeferredValue(useAtomValue(inViewAtom));
}

/** Public nights of all hotels of a request, for a party. @param active otherwise only cached nights are shown */
export function useHotelNights(
  { hotelIdList, viewMonth, viewPeriod }: AvailableDateRequest,
  rooms: readonly RoomOccupancy[],
  active: boolean,
): NightsInView {
  const owner = ['availableDates', hotelIdList.join(' '), rooms.map(writeRoom).join(' ')];
  const ask = hotelNights(hotelIdList, rooms);
  return useNights(hotelIdList.length === 0 ? null : { owner, viewMonth, viewPeriod, ask, active });
}
