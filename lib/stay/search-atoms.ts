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
  type SearchState,
  stateOfSearch,
  withHotels,
  withStay,
} from './search-state';
import { searchStorage } from './search-storage';
import { SEARCH_STORAGE_KEY } from './search-storage-key';
import type { StayDates } from './stay-dates';

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
export const confirmedStartAtom = atom((get) => get(searchStateAtom).confirmedStart);
export const confirmedEndAtom = atom((get) => get(searchStateAtom).confirmedEnd);
/** Dates in the hub's spelling. */
export const stayDateAtom = atom((get) => get(searchStateAtom).date);
export const yearMonthAtom = atom((get) => get(searchStateAtom).yearMonth);

/** A choice of hotels; what was sold out at others is forgotten. */
export const selectedHotelsAtom = atom(
  (get) => get(searchStateAtom).selectedHotels,
  (_get, set, hotels: HotelRef[]) =>
    set(searchStateAtom, (state) => ({ ...withHotels(state, hotels), disabledDates: [] })),
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
