import { countNights, monthOf, type SeoulDay, type SeoulMonth } from '@/lib/dates/day';
import type { DatePick } from './pick-dates';
import { defaultRoom, type RoomOccupancy } from './rooms';
import { ALL_DETAILS, DEFAULT_CATEGORY } from './search-category';
import type { Stay } from './search-params';
import { defaultStay, isPastStart, type StayDates } from './stay-dates';

export interface HotelRef {
  hotelId: string;
  hotelName: string;
}

export interface NumberedRoom extends RoomOccupancy {
  roomNumber: number;
}

/** Each fact of section 3 once; what follows is derived (`search-atoms`) and stored with it (`StoredSearch`). */
export interface SearchState {
  selectedCategory: string;
  categoryDetail: string;
  selectedHotels: HotelRef[];
  rooms: NumberedRoom[];
  selectedStart: SeoulDay;
  selectedEnd: SeoulDay | null;
  confirmedStart: SeoulDay;
  confirmedEnd: SeoulDay;
  viewMonth: SeoulMonth;
}

export function stayOf({ confirmedStart, confirmedEnd }: SearchState): StayDates {
  return { checkInDate: confirmedStart, checkOutDate: confirmedEnd };
}

export function confirmedNightCount({ confirmedStart, confirmedEnd }: SearchState): number {
  return countNights(confirmedStart, confirmedEnd);
}

/** A pick, and the stay that is searched for as long as nothing else is picked. */
export function withPick(state: SearchState, pick: { start: SeoulDay } & DatePick, stay: StayDates): SearchState {
  return {
    ...state,
    selectedStart: pick.start,
    selectedEnd: pick.end,
    confirmedStart: stay.checkInDate,
    confirmedEnd: stay.checkOutDate,
  };
}

/** Confirmed and selected dates are set together, and the calendar begins with them. */
export function withStay(state: SearchState, stay: StayDates): SearchState {
  const pick = { start: stay.checkInDate, end: stay.checkOutDate };
  return { ...withPick(state, pick, stay), viewMonth: monthOf(stay.checkInDate) };
}

export function numberRooms(rooms: readonly RoomOccupancy[]): NumberedRoom[] {
  return rooms.map(({ adults, minor }, index) => ({ roomNumber: index + 1, adults, minor }));
}

/** @param today the day it is in Seoul */
export function initialSearchState(today: SeoulDay): SearchState {
  const { checkInDate, checkOutDate } = defaultStay(today);
  return {
    selectedCategory: DEFAULT_CATEGORY,
    categoryDetail: ALL_DETAILS,
    selectedHotels: [],
    rooms: numberRooms([defaultRoom]),
    selectedStart: checkInDate,
    selectedEnd: checkOutDate,
    confirmedStart: checkInDate,
    confirmedEnd: checkOutDate,
    viewMonth: monthOf(checkInDate),
  };
}

/** Specification, section 4, first load: a start earlier than today in Seoul resets the dates to today and tomorrow. */
export function resetPastStay(state: SearchState, today: SeoulDay): SearchState {
  const past = isPastStart(state.selectedStart, today) || isPastStart(state.confirmedStart, today);
  return past ? withStay(state, defaultStay(today)) : state;
}

/** The search that the state stands for. Hotels that are chosen outrank the place they were looked for in. */
export function searchOfState(state: SearchState): Stay {
  const hotelIds = state.selectedHotels.map(({ hotelId }) => hotelId);
  const byPlace = hotelIds.length === 0;
  return {
    category: byPlace ? state.selectedCategory : DEFAULT_CATEGORY,
    detail: byPlace ? state.categoryDetail : ALL_DETAILS,
    hotelIds,
    ...stayOf(state),
    rooms: state.rooms.map(({ adults, minor }) => ({ adults, minor })),
  };
}

/** An address wins over what is stored: the state takes over all that a search says. */
export function stateOfSearch(state: SearchState, search: Stay, hotels: readonly HotelRef[]): SearchState {
  return {
    ...withStay(state, search),
    selectedHotels: hotels.filter(({ hotelId }) => search.hotelIds.includes(hotelId)),
    selectedCategory: search.category,
    categoryDetail: search.detail,
    rooms: numberRooms(search.rooms),
  };
}
