import { isSeoulDay, monthOf, type SeoulDay, type SeoulMonth } from './dates';
import { formatYearMonth } from './format-day';
import { defaultRoom, isRoomOccupancy, type RoomOccupancy, roomLimits } from './rooms';
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

/** The search that the state stands for. */
export function searchOfState(state: SearchState): StaySearch {
  return {
    category: state.selectedCategory,
    detail: state.categoryDetail,
    hotelIds: state.selectedHotels.map(({ hotelId }) => hotelId),
    checkInDate: state.confirmedStart,
    checkOutDate: state.confirmedEnd,
    rooms: state.rooms.map(({ adults, minor }) => ({ adults, minor })),
  };
}

/** An address wins over what is stored: the state takes over all that a search says. */
export function stateOfSearch(state: SearchState, search: StaySearch, hotels: readonly HotelRef[]): SearchState {
  const selectedHotels = hotels.filter(({ hotelId }) => search.hotelIds.includes(hotelId));
  return {
    ...withStay(state, search),
    selectedCategory: search.category,
    categoryDetail: search.detail,
    selectedHotels,
    focusedHotel: selectedHotels.length === 1 ? (selectedHotels[0] ?? null) : null,
    rooms: numberRooms(search.rooms),
  };
}

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

function listOf<T>(value: unknown, isEntry: (entry: unknown) => entry is T, atMost: number): T[] | null {
  return Array.isArray(value) && value.length <= atMost && value.every(isEntry) ? value : null;
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
  const selectedHotels = listOf(found.selectedHotels, isHotelRef, 20) ?? [];
  const state: SearchState = {
    ...initial,
    selectedCategory: isText(found.selectedCategory) ? found.selectedCategory : initial.selectedCategory,
    categoryDetail: isText(found.categoryDetail) ? found.categoryDetail : initial.categoryDetail,
    selectedHotels,
    focusedHotel: isHotelRef(found.focusedHotel) ? found.focusedHotel : null,
    availableDateRequest: {
      ...initial.availableDateRequest,
      hotelIdList: selectedHotels.map(({ hotelId }) => hotelId),
    },
    disabledDates: listOf(found.disabledDates, isDay, 400) ?? [],
    rooms: rooms === null || rooms.length === 0 ? initial.rooms : numberRooms(rooms),
  };
  const { confirmedStart, confirmedEnd, selectedStart } = found;
  if (!isDay(confirmedStart) || !isDay(confirmedEnd) || confirmedEnd <= confirmedStart) return state;
  const dated = withStay(state, { checkInDate: confirmedStart, checkOutDate: confirmedEnd });
  // A pick that was never finished is not carried over, but its start counts for the reset.
  return isDay(selectedStart) && isPastStart(selectedStart, today)
    ? resetPastStay({ ...dated, selectedStart }, today)
    : resetPastStay(dated, today);
}
