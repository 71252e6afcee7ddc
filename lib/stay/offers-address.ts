import { paths } from '@/lib/routes/paths';
import type { QueryValues } from '@/lib/routes/query-values';
import { type RateChoice, type StayToBook, writeChoice } from './booking-params';
import {
  defaultView,
  everyHotel,
  parseResultParams,
  type ResultList,
  type ResultRepair,
  withPackage,
  writeResultParams,
} from './result-params';
import { type Place, type RoomStay, readPlace, type SearchRepair, type Stay } from './search-params';

const stayIn = ({ category, detail, hotelIds }: Place, { checkInDate, checkOutDate, rooms }: RoomStay): Stay => ({
  category,
  detail,
  hotelIds,
  checkInDate,
  checkOutDate,
  rooms: [...rooms],
});

export function writeOffersQuery(list: ResultList, stay: RoomStay, choices: readonly RateChoice[] = []): string {
  const params = new URLSearchParams(writeResultParams(stayIn(list, stay), list.view));
  for (const choice of choices) params.append('choice', writeChoice(choice));
  return params.toString();
}

/**
 * Path of the answer to a search: the list of hotels, or the rooms of the only hotel that was chosen.
 */
export function pathOfSearch(search: Stay, view = defaultView): string {
  const { category, detail, hotelIds } = search;
  const [hotelId, ...others] = hotelIds;
  if (hotelId === undefined || others.length > 0) return paths.search(writeResultParams(search, view));
  return paths.hotelOffers(hotelId, writeOffersQuery({ category, detail, hotelIds, view }, search));
}

/** The list that a hotel's rooms lead back to: a list of this hotel alone would show nothing else. */
export function listBehind(list: ResultList, stay: RoomStay): string {
  const hotelIds = list.hotelIds.length === 1 ? [] : list.hotelIds;
  return writeResultParams(stayIn({ ...list, hotelIds }, stay), withPackage(list, undefined).view);
}

/** The list in the address of a hotel's rooms; every hotel in its usual order where none is named. */
export function parseResultList(values: QueryValues): {
  list: ResultList;
  repairs: (SearchRepair | ResultRepair)[];
} {
  const placeRepairs = new Set<SearchRepair>();
  const place = readPlace(values, placeRepairs);
  const { view, repairs } = parseResultParams(values);
  return { list: { ...place, view }, repairs: [...placeRepairs, ...repairs] };
}

export function offersOfBooking(booking: StayToBook, choices: readonly RateChoice[] = booking.rooms): string {
  return writeOffersQuery(booking.list ?? everyHotel, booking, choices);
}

export function listOfBooking(booking: StayToBook): string {
  return listBehind(booking.list ?? everyHotel, booking);
}
