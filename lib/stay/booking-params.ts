import type { SeoulDay } from '@/lib/dates/day';
import { allValues, firstValue, isTooLong, type QueryValues, queryValues } from '@/lib/routes/query-values';
import { everyHotel, lastingView, parseResultParams, type ResultList, viewFields } from './result-params';
import { parseRoom, type RoomOccupancy, roomLimits, writeRoom } from './rooms';
import { ALL_DETAILS, DEFAULT_CATEGORY } from './search-category';
import {
  appendStay,
  idPattern,
  parseSearchParams,
  placeFields,
  type RoomStay,
  readPlace,
  writeSearchParams,
} from './search-params';
import { repairStay, type StayDates } from './stay-dates';

export interface RateChoice {
  roomTypeId: string;
  ratePlanId: string;
}

export interface StayToBook extends StayDates {
  hotelId: string;
  rooms: (RoomOccupancy & RateChoice)[];
  expectedTotalKrw: number;
  /** The list that the rooms were reached from; absent for every hotel in its usual order. */
  list?: ResultList;
}

export type ParsedBooking =
  | { kind: 'complete'; booking: StayToBook }
  /** Nothing is repaired here: a booking must be exactly what was chosen. `searchQuery` is the way back. */
  | { kind: 'broken'; hotelId: string | null; searchQuery: string };

/** A hotel of the list; `hotel` is the booking's own. */
const LIST_HOTEL = 'from';

/** `{roomTypeId}.{ratePlanId}`; ids hold no dot. */
export function writeChoice(choice: RateChoice): string {
  return `${choice.roomTypeId}.${choice.ratePlanId}`;
}

export function parseChoice(text: string): RateChoice | null {
  const [roomTypeId = '', ratePlanId = '', ...rest] = text.split('.');
  return rest.length === 0 && idPattern.test(roomTypeId) && idPattern.test(ratePlanId)
    ? { roomTypeId, ratePlanId }
    : null;
}

export function writeBookingParams(booking: StayToBook): string {
  const params = new URLSearchParams({ hotel: booking.hotelId });
  params.set('checkIn', booking.checkInDate);
  params.set('checkOut', booking.checkOutDate);
  for (const room of booking.rooms) params.append('room', `${writeRoom(room)}.${writeChoice(room)}`);
  params.set('expected', String(booking.expectedTotalKrw));
  const withList = (list: ResultList) => new URLSearchParams([...params, ...listFields(list)]).toString();
  const list = booking.list ?? everyHotel;
  const whole = withList(list);
  // A booking needs no more of its list; an address that is too long is broken.
  return isTooLong(queryValues(whole)) ? withList({ ...everyHotel, view: lastingView(list.view) }) : whole;
}

/** Whether the guest needs an accessible room: the filter of the list that the rooms were reached from. */
export function needsAccessible({ list }: Pick<StayToBook, 'list'>): boolean {
  return list?.view.filters.accessible === true;
}

function listFields({ view, ...place }: ResultList): [string, string][] {
  const where = placeFields(place).map(([name, value]): [string, string] => [
    name === 'hotel' ? LIST_HOTEL : name,
    value,
  ]);
  return [...where, ...viewFields(view)];
}

function parseBookedRoom(text: string): (RoomOccupancy & RateChoice) | null {
  const dot = text.indexOf('.');
  const { room, repairs } = parseRoom(text.slice(0, dot));
  const choice = parseChoice(text.slice(dot + 1));
  return dot === -1 || repairs.length > 0 || choice === null ? null : { ...room, ...choice };
}

function searchQueryOf(values: QueryValues, today: SeoulDay): string {
  const rooms = allValues(values, 'room').map((text) => text.split('.')[0] ?? '');
  const { search } = parseSearchParams({ ...values, room: rooms, hotel: undefined }, { today });
  return writeSearchParams({ ...search, category: DEFAULT_CATEGORY, detail: ALL_DETAILS });
}

/** @param values Next's `searchParams` @param today the day it is in Seoul */
export function parseBookingParams(values: QueryValues, { today }: { today: SeoulDay }): ParsedBooking {
  const hotelId = firstValue(values, 'hotel');
  const knownHotelId = hotelId !== null && idPattern.test(hotelId) ? hotelId : null;
  const broken: ParsedBooking = { kind: 'broken', hotelId: knownHotelId, searchQuery: searchQueryOf(values, today) };
  const checkIn = firstValue(values, 'checkIn');
  const checkOut = firstValue(values, 'checkOut');
  const expected = firstValue(values, 'expected') ?? '';
  if (isTooLong(values) || knownHotelId === null || checkIn === null || checkOut === null) return broken;
  if (!/^\d{1,12}$/.test(expected)) return broken;
  const { stay, repair } = repairStay(checkIn, checkOut, today);
  const texts = allValues(values, 'room');
  const rooms = texts.map(parseBookedRoom).filter((room) => room !== null);
  if (repair !== null || rooms.length !== texts.length) return broken;
  if (rooms.length < 1 || rooms.length > roomLimits.maxRooms) return broken;
  const list = { ...readPlace({ ...values, hotel: values[LIST_HOTEL] }), view: parseResultParams(values).view };
  const booking = { hotelId: knownHotelId, ...stay, rooms, expectedTotalKrw: Number(expected) };
  return { kind: 'complete', booking: listFields(list).length > 0 ? { ...booking, list } : booking };
}

/** The query of one hotel's offers (`paths.hotelOffers`): dates and rooms. */
export function writeRoomStayParams(stay: RoomStay): string {
  const params = new URLSearchParams();
  appendStay(params, stay);
  return params.toString();
}

/** Reading stops at the first that makes no sense: the later ones would slide to the wrong room. */
export function parseChoices(values: QueryValues, roomCount: number): RateChoice[] {
  const choices: RateChoice[] = [];
  for (const text of allValues(values, 'choice').slice(0, roomCount)) {
    const choice = parseChoice(text);
    if (choice === null) break;
    choices.push(choice);
  }
  return choices;
}
