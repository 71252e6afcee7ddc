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
import { repairStay } from './stay-dates';

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

function readHotels(found: Fields): HotelRef[] {
  const refs = listOf(found.selectedHotels, isHotelRef, MOST_HOTELS);
  return [...new Map(refs.map(({ hotelId, hotelName }) => [hotelId, { hotelId, hotelName }])).values()];
}

function readStay(state: SearchState, found: Fields, today: SeoulDay): SearchState {
  const { confirmedStart, confirmedEnd, selectedStart, selectedEnd } = found;
  if (!isDay(confirmedStart) || !isDay(confirmedEnd) || confirmedEnd <= confirmedStart) return state;
  const dated = withStay(state, { checkInDate: confirmedStart, checkOutDate: confirmedEnd });
  // Whatever else was selected, its start counts for the reset of past dates.
  const current = resetPastStay(isDay(selectedStart) ? { ...dated, selectedStart } : dated, today);
  // Stored by a build with other limits, or by hand: what no form could choose is cut as in an address.
  const { stay } = repairStay(current.confirmedStart, current.confirmedEnd, today);
  const isOpenPick = selectedEnd === null && selectedStart === stay.checkInDate;
  const settled = withStay(current, stay);
  return isOpenPick ? { ...settled, selectedEnd } : settled;
}

/**
 * Field by field: what does not fit falls back to its default. Fields that follow from others are not read.
 * @param found parsed JSON of unknown origin
 */
export function readSearchState(found: unknown, today: SeoulDay): SearchState {
  const initial = initialSearchState(today);
  if (!isFields(found)) return initial;
  const rooms = listOf(found.rooms, isRoom, roomLimits.maxRooms);
  const state: SearchState = {
    ...initial,
    selectedHotels: readHotels(found),
    selectedCategory: isText(found.selectedCategory) ? found.selectedCategory : initial.selectedCategory,
    categoryDetail: isText(found.categoryDetail) ? found.categoryDetail : initial.categoryDetail,
    rooms: rooms.length === 0 ? initial.rooms : numberRooms(rooms),
  };
  return readStay(state, found, today);
}
