import { atom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { countNights, seoulToday } from './dates';
import { formatYearMonth } from './format-day';
import type { RoomOccupancy } from './rooms';
import type { StaySearch } from './search-params';
import {
  type AvailableDateRequest,
  type HotelRef,
  initialSearchState,
  numberRooms,
  readSearchState,
  type SearchState,
  stateOfSearch,
  withStay,
} from './search-state';
import { SEARCH_STORAGE_KEY } from './search-storage-key';
import type { StayDates } from './stay-dates';

const SEARCH_STORAGE_VERSION = 1;

interface StorageArea {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Web views and private windows may forbid storage altogether; the search then lives as long as the page. */
function storageArea(): StorageArea | null {
  try {
    return window.localStorage;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

function parseStored(text: string | null): unknown {
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    const isCurrent = typeof stored === 'object' && stored !== null && 'version' in stored;
    return isCurrent && stored.version === SEARCH_STORAGE_VERSION && 'state' in stored ? stored.state : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/**
 * Storage of the search state: versioned, and validated on every read. Other tabs are not followed, so that
 * two tabs stay apart (decisions, "Search and stays").
 * @param now the clock
 * @param area asked for at each use; null where storage is forbidden
 */
export function searchStorage(now: () => Date, area: () => StorageArea | null = storageArea) {
  return {
    getItem: (key: string): SearchState =>
      readSearchState(parseStored(area()?.getItem(key) ?? null), seoulToday(now())),
    setItem: (key: string, state: SearchState): void => {
      try {
        area()?.setItem(key, JSON.stringify({ version: SEARCH_STORAGE_VERSION, state }));
      } catch (error) {
        // A full store loses the convenience of the next visit, not this search.
        if (!(error instanceof DOMException)) throw error;
      }
    },
    removeItem: (key: string): void => area()?.removeItem(key),
  };
}

const clock = () => new Date();

/** Everything of section 3's search state. Before the first mount it is the default state of this moment. */
export const searchStateAtom = atomWithStorage<SearchState>(
  SEARCH_STORAGE_KEY,
  initialSearchState(seoulToday(clock())),
  searchStorage(clock),
);

function field<K extends keyof SearchState>(name: K) {
  return atom(
    (get) => get(searchStateAtom)[name],
    (_get, set, value: SearchState[K]) => set(searchStateAtom, (state) => ({ ...state, [name]: value })),
  );
}

export const selectedCategoryAtom = field('selectedCategory');
export const categoryDetailAtom = field('categoryDetail');
export const focusedHotelAtom = field('focusedHotel');
export const disabledDatesAtom = field('disabledDates');
export const selectedStartAtom = field('selectedStart');
export const selectedEndAtom = field('selectedEnd');
export const searchTypeAtom = field('type');
/** Dates in the hub's spelling. */
export const stayDateAtom = atom((get) => get(searchStateAtom).date);
export const yearMonthAtom = atom((get) => get(searchStateAtom).yearMonth);

/** A choice of hotels; the one chosen alone has the focus, and its nights are what is asked for. */
export const selectedHotelsAtom = atom(
  (get) => get(searchStateAtom).selectedHotels,
  (_get, set, hotels: HotelRef[]) =>
    set(searchStateAtom, (state) => ({
      ...state,
      selectedHotels: hotels,
      focusedHotel: hotels.length === 1 ? (hotels[0] ?? null) : null,
      disabledDates: [],
      availableDateRequest: { ...state.availableDateRequest, hotelIdList: hotels.map(({ hotelId }) => hotelId) },
    })),
);

export const availableDateRequestAtom = atom(
  (get) => get(searchStateAtom).availableDateRequest,
  (_get, set, request: AvailableDateRequest) =>
    set(searchStateAtom, (state) => ({
      ...state,
      availableDateRequest: request,
      yearMonth: formatYearMonth(request.viewMonth),
    })),
);

export const roomsAtom = atom(
  (get) => get(searchStateAtom).rooms,
  (_get, set, rooms: readonly RoomOccupancy[]) =>
    set(searchStateAtom, (state) => ({ ...state, rooms: numberRooms(rooms) })),
);

/** Confirmed dates; writing them also settles what is selected. */
export const confirmedStayAtom = atom(
  (get) => get(searchStateAtom).date,
  (_get, set, stay: StayDates) => set(searchStateAtom, (state) => withStay(state, stay)),
);

/** Takes over the search of an address, which wins over what is stored. */
export const takeOverSearchAtom = atom(null, (_get, set, search: StaySearch, hotels: readonly HotelRef[]) =>
  set(searchStateAtom, (state) => stateOfSearch(state, search, hotels)),
);

export const selectedNightCountAtom = atom((get) => {
  const { selectedStart, selectedEnd } = get(searchStateAtom);
  return countNights(selectedStart, selectedEnd);
});

export const confirmedNightCountAtom = atom((get) => {
  const { confirmedStart, confirmedEnd } = get(searchStateAtom);
  return countNights(confirmedStart, confirmedEnd);
});
