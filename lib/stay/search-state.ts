import { monthOf, type SeoulDay, type SeoulMonth } from './dates';
import { formatYearMonth } from './format-day';
import { defaultRoom, type RoomOccupancy } from './rooms';
import { ALL_DETAILS, DEFAULT_CATEGORY, type StaySearch } from './search-params';
import { defaultStay, isPastStart, type StayDates } from './stay-dates';

export interface HotelRef {
  hotelId: string;
  hotelName: string;
}

export interface NumberedRoom extends RoomOccupancy {
  /** 1, 2, 3 in the order shown. */
  roomNumber: number;
}

/** The specification's request for available dates (section 3). */
export interface AvailableDateRequest {
  hotelIdList: string[];
  viewMonth: SeoulMonth;
  /** Months from `viewMonth` on. */
  viewPeriod: number;
}

/** Hotel selection and search state, as section 3 of the specification lists it. */
export interface SearchState {
  selectedCategory: string;
  categoryDetail: string;
  selectedHotels: HotelRef[];
  focusedHotel: HotelRef | null;
  availableDateRequest: AvailableDateRequest;
  disabledDates: SeoulDay[];
  rooms: NumberedRoom[];
  /** What the calendar shows while dates are being picked; the end is missing after the first pick. */
  selectedStart: SeoulDay | null;
  selectedEnd: SeoulDay | null;
  /** What a search uses. */
  confirmedStart: SeoulDay;
  confirmedEnd: SeoulDay;
  /** The confirmed dates in the hub's spelling. */
  date: StayDates;
  /** `yyMM` of the month in view. */
  yearMonth: string;
  /** What is searched for (assumed: rooms are the only type so far). */
  type: 'room';
}

/** Confirmed and selected dates are set together, with everything that follows from them. */
export function withStay(state: SearchState, stay: StayDates): SearchState {
  const viewMonth = monthOf(stay.checkInDate);
  return {
    ...state,
    selectedStart: stay.checkInDate,
    selectedEnd: stay.checkOutDate,
    confirmedStart: stay.checkInDate,
    confirmedEnd: stay.checkOutDate,
    date: { checkInDate: stay.checkInDate, checkOutDate: stay.checkOutDate },
    yearMonth: formatYearMonth(viewMonth),
    availableDateRequest: { ...state.availableDateRequest, viewMonth },
  };
}

/** A choice of hotels: the one chosen alone has the focus, and their nights are what is asked for. */
export function withHotels(state: SearchState, hotels: HotelRef[]): SearchState {
  return {
    ...state,
    selectedHotels: hotels,
    focusedHotel: hotels.length === 1 ? (hotels[0] ?? null) : null,
    availableDateRequest: { ...state.availableDateRequest, hotelIdList: hotels.map(({ hotelId }) => hotelId) },
  };
}

/** Rooms as the state holds them, numbered in the order shown. */
export function numberRooms(rooms: readonly RoomOccupancy[]): NumberedRoom[] {
  return rooms.map(({ adults, minor }, index) => ({ roomNumber: index + 1, adults, minor }));
}

/** @param today the day it is in Seoul */
export function initialSearchState(today: SeoulDay): SearchState {
  const { checkInDate, checkOutDate } = defaultStay(today);
  const viewMonth = monthOf(today);
  return {
    selectedCategory: DEFAULT_CATEGORY,
    categoryDetail: ALL_DETAILS,
    selectedHotels: [],
    focusedHotel: null,
    availableDateRequest: { hotelIdList: [], viewMonth, viewPeriod: 2 },
    disabledDates: [],
    rooms: numberRooms([defaultRoom]),
    selectedStart: checkInDate,
    selectedEnd: checkOutDate,
    confirmedStart: checkInDate,
    confirmedEnd: checkOutDate,
    date: { checkInDate, checkOutDate },
    yearMonth: formatYearMonth(viewMonth),
    type: 'room',
  };
}

/**
 * Specification, section 4, first load: a selected or confirmed start earlier than today in Seoul resets the
 * dates to today and tomorrow. Category, hotels and rooms stay.
 */
export function resetPastStay(state: SearchState, today: SeoulDay): SearchState {
  const past = isPastStart(state.selectedStart, today) || isPastStart(state.confirmedStart, today);
  return past ? { ...withStay(state, defaultStay(today)), disabledDates: [] } : state;
}

/** The search that the state stands for. Hotels that are chosen outrank the place they were looked for in. */
export function searchOfState(state: SearchState): StaySearch {
  const hotelIds = state.selectedHotels.map(({ hotelId }) => hotelId);
  const byPlace = hotelIds.length === 0;
  return {
    category: byPlace ? state.selectedCategory : DEFAULT_CATEGORY,
    detail: byPlace ? state.categoryDetail : ALL_DETAILS,
    hotelIds,
    checkInDate: state.confirmedStart,
    checkOutDate: state.confirmedEnd,
    rooms: state.rooms.map(({ adults, minor }) => ({ adults, minor })),
  };
}

/** An address wins over what is stored: the state takes over all that a search says. */
export function stateOfSearch(state: SearchState, search: StaySearch, hotels: readonly HotelRef[]): SearchState {
  const selectedHotels = hotels.filter(({ hotelId }) => search.hotelIds.includes(hotelId));
  return {
    ...withHotels(withStay(state, search), selectedHotels),
    selectedCategory: search.category,
    categoryDetail: search.detail,
    rooms: numberRooms(search.rooms),
  };
}
