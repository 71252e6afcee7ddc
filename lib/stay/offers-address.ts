import { type BookingRequest, type RoomChoice, writeChoice } from './booking-params';
import { parseResultParams, type ResultView, writeResultParams } from './result-params';
import type { RoomOccupancy } from './rooms';
import { parseSearchParams, type QueryValues, queryValues, type StaySearch } from './search-params';
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
  const { view, ...where } = listOf(booking);
  const { checkInDate, checkOutDate, rooms } = booking;
  return writeResultParams({ ...where, checkInDate, checkOutDate, rooms }, view);
}
