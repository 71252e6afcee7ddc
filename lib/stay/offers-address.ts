import { paths } from '@/lib/routes/paths';
import { type BookingRequest, type RoomChoice, writeChoice } from './booking-params';
import { defaultView, parseResultParams, type ResultView, writeResultParams } from './result-params';
import type { RoomOccupancy } from './rooms';
import { parseSearchParams, type QueryValues, queryValues, type StaySearch, writeSearchParams } from './search-params';
import type { StayDates } from './stay-dates';

export interface ListOrigin extends Pick<StaySearch, 'category' | 'detail' | 'hotelIds'> {
  view: ResultView;
}

export function writeOffersAddress(
  { view, ...where }: ListOrigin,
  stay: StayDates,
  rooms: readonly RoomOccupancy[],
  choices: readonly RoomChoice[] = [],
): string {
  const { checkInDate, checkOutDate } = stay;
  const params = new URLSearchParams(
    writeResultParams({ ...where, checkInDate, checkOutDate, rooms: [...rooms] }, view),
  );
  for (const choice of choices) params.append('choice', writeChoice(choice));
  return params.toString();
}

/** Path of the answer to a search: the list of hotels, or the rooms of the only hotel that was chosen. */
export function pathOfSearch(search: StaySearch): string {
  const { category, detail, hotelIds } = search;
  const [hotelId, ...others] = hotelIds;
  if (hotelId === undefined || others.length > 0) return paths.search(writeSearchParams(search));
  return paths.hotelOffers(
    hotelId,
    writeOffersAddress({ category, detail, hotelIds, view: defaultView }, search, search.rooms),
  );
}

/** The list that a hotel's rooms lead back to: a list of this hotel alone would show nothing else. */
export function listBehind({ view, ...where }: ListOrigin, stay: StayDates, rooms: readonly RoomOccupancy[]): string {
  const hotelIds = where.hotelIds.length === 1 ? [] : where.hotelIds;
  const { checkInDate, checkOutDate } = stay;
  return writeResultParams({ ...where, hotelIds, checkInDate, checkOutDate, rooms: [...rooms] }, view);
}

/** The list in the address of a hotel's rooms; every hotel in its usual order where none is named. */
export function parseListOrigin(values: QueryValues, today: string): ListOrigin {
  const { category, detail, hotelIds } = parseSearchParams(values, { today }).search;
  return { category, detail, hotelIds, view: parseResultParams(values).view };
}

export function writeListQuery(origin: ListOrigin, stay: StayDates): string {
  const params = new URLSearchParams(writeOffersAddress(origin, stay, []));
  for (const name of ['checkIn', 'checkOut']) params.delete(name);
  return params.toString();
}

function listOf({ list = '', checkInDate }: BookingRequest): ListOrigin {
  return parseListOrigin(queryValues(list), checkInDate);
}

export function offersOfBooking(booking: BookingRequest, choices: readonly RoomChoice[] = booking.rooms): string {
  return writeOffersAddress(listOf(booking), booking, booking.rooms, choices);
}

export function listOfBooking(booking: BookingRequest): string {
  return listBehind(listOf(booking), booking, booking.rooms);
}
