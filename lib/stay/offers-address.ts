import { type BookingRequest, type RoomChoice, writeChoice } from './booking-params';
import { parseResultParams, type ResultView, writeResultParams } from './result-params';
import type { RoomOccupancy } from './rooms';
import { parseSearchParams, type QueryValues, type StaySearch } from './search-params';
import type { StayDates } from './stay-dates';

/** The result list that a hotel's rooms were reached from: where was looked, what was filtered, in which order. */
export interface ListOrigin extends Pick<StaySearch, 'category' | 'detail' | 'hotelIds'> {
  view: ResultView;
}

/** The query of one hotel's rooms that leads back to the same list, without `?`. */
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

/** The list in the address of a hotel's rooms; every hotel in its usual order where none is named. */
export function parseListOrigin(values: QueryValues, today: string): ListOrigin {
  const { category, detail, hotelIds } = parseSearchParams(values, { today }).search;
  return { category, detail, hotelIds, view: parseResultParams(values).view };
}

/** A list's own part of its address, for `BookingRequest.list`. */
export function writeListQuery(origin: ListOrigin, stay: StayDates): string {
  const params = new URLSearchParams(writeOffersAddress(origin, stay, []));
  for (const name of ['checkIn', 'checkOut']) params.delete(name);
  return params.toString();
}

function listOf({ list = '', checkInDate }: BookingRequest): ListOrigin {
  const params = new URLSearchParams(list);
  const names = [...new Set(params.keys())];
  return parseListOrigin(Object.fromEntries(names.map((name) => [name, params.getAll(name)])), checkInDate);
}

/** The query of the hotel's rooms that a booking came from (`paths.hotelOffers`), with the rooms that were chosen. */
export function offersOfBooking(booking: BookingRequest, choices: readonly RoomChoice[] = booking.rooms): string {
  return writeOffersAddress(listOf(booking), booking, booking.rooms, choices);
}

/** The query of the result list that a booking came from (`paths.search`). */
export function listOfBooking(booking: BookingRequest): string {
  const { view, ...where } = listOf(booking);
  const { checkInDate, checkOutDate, rooms } = booking;
  return writeResultParams({ ...where, checkInDate, checkOutDate, rooms }, view);
}
