import { atom } from 'jotai';
import { hotelNights } from '@/components/stay/ask-nights';
import { type NightsRequest, nightsInView } from '@/components/stay/nights-in-view';
import { writeRoom } from '@/lib/stay/rooms';
import { availableDateRequestAtom, roomsAtom } from '@/lib/stay/search-atoms';

/** Whether a calendar of the search is in the page: nights are asked for only then. */
export const calendarInPageAtom = atom(false);

const requestAtom = atom((get): NightsRequest | null => {
  const { hotelIdList, viewMonth, viewPeriod } = get(availableDateRequestAtom);
  const rooms = get(roomsAtom);
  if (hotelIdList.length === 0) return null;
  return {
    owner: ['availableDates', hotelIdList.join(' '), rooms.map(writeRoom).join(' ')],
    viewMonth,
    viewPeriod,
    ask: hotelNights(hotelIdList, rooms),
    active: get(calendarInPageAtom),
  };
});

/** Nights of the hotels of `availableDateRequestAtom`, for the party of the search. */
export const searchNightsAtom = nightsInView(requestAtom);

export const searchNightsSource = atom((get) => get(searchNightsAtom).nights);
