import { isSeoulDay, type SeoulDay } from './dates';
import { isRoomOccupancy, roomLimits } from './rooms';
import { MOST_HOTELS } from './search-params';
import {
  type HotelRef,
  initialSearchState,
  type NumberedRoom,
  numberRooms,
  resetPastStay,
  type SearchState,
  withStay,
} from './search-state';
import { isPastStart, repairStay, stayLimits } from './stay-dates';

type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= 100;
}

function isHotelRef(value: unknown): value is HotelRef {
  return isFields(value) && isText(value.hotelId) && isText(value.hotelName);
}

function isRoom(value: unknown): value is NumberedRoom {
  return (
    isFields(value) &&
    typeof value.adults === 'number' &&
    typeof value.minor === 'number' &&
    isRoomOccupancy({ adults: value.adults, minor: value.minor })
  );
}

function isDay(value: unknown): value is SeoulDay {
  return typeof value === 'string' && isSeoulDay(value);
}

function listOf<T>(value: unknown, isEntry: (entry: unknown) => entry is T, atMost: number): T[] {
  return Array.isArray(value) && value.length <= atMost && value.every(isEntry) ? value : [];
}

function readHotels(found: Fields): Pick<SearchState, 'selectedHotels' | 'focusedHotel'> {
  const refs = listOf(found.selectedHotels, isHotelRef, MOST_HOTELS);
  const selectedHotels = [...new Map(refs.map(({ hotelId, hotelName }) => [hotelId, { hotelId, hotelName }])).values()];
  const focused = isHotelRef(found.focusedHotel) ? found.focusedHotel.hotelId : null;
  return { selectedHotels, focusedHotel: selectedHotels.find(({ hotelId }) => hotelId === focused) ?? null };
}

function readStay(state: SearchState, { confirmedStart, confirmedEnd, selectedStart }: Fields, today: SeoulDay) {
  if (!isDay(confirmedStart) || !isDay(confirmedEnd) || confirmedEnd <= confirmedStart) return state;
  // A pick that was never finished is not carried over, but its start counts for the reset of past dates.
  const unfinished = isDay(selectedStart) && isPastStart(selectedStart, today);
  const dated = withStay(state, { checkInDate: confirmedStart, checkOutDate: confirmedEnd });
  const current = resetPastStay(unfinished ? { ...dated, selectedStart } : dated, today);
  // Stored by a build with other limits, or by hand: what no form could choose is cut as in an address.
  const { stay, repair } = repairStay(current.confirmedStart, current.confirmedEnd, today);
  return repair === null ? current : { ...withStay(current, stay), disabledDates: [] };
}

/**
 * Makes a state out of what was found in storage, field by field: what does not fit falls back to its
 * default, because an older build or another hand may have written it.
 * @param found parsed JSON of unknown origin
 * @param today the day it is in Seoul
 */
export function readSearchState(found: unknown, today: SeoulDay): SearchState {
  const initial = initialSearchState(today);
  if (!isFields(found)) return initial;
  const rooms = listOf(found.rooms, isRoom, roomLimits.maxRooms);
  const hotels = readHotels(found);
  const state: SearchState = {
    ...initial,
    ...hotels,
    selectedCategory: isText(found.selectedCategory) ? found.selectedCategory : initial.selectedCategory,
    categoryDetail: isText(found.categoryDetail) ? found.categoryDetail : initial.categoryDetail,
    availableDateRequest: {
      ...initial.availableDateRequest,
      hotelIdList: hotels.selectedHotels.map(({ hotelId }) => hotelId),
    },
    disabledDates: listOf(found.disabledDates, isDay, stayLimits.bookableDays).filter((day) => day >= today),
    rooms: rooms.length === 0 ? initial.rooms : numberRooms(rooms),
  };
  return readStay(state, found, today);
}
