import { type Atom, atom } from 'jotai';
import { countNights, type SeoulDay, type SeoulMonth } from '@/lib/dates/day';
import { formatYearMonth } from '@/lib/dates/format';
import { type Nights, soldOutDays, unknownNights } from './availability';
import { type DatePick, openStart, stayOfPick } from './pick-dates';
import type { RoomOccupancy } from './rooms';
import {
  confirmedNightCount,
  type HotelRef,
  initialSearchState,
  numberRooms,
  type SearchState,
  stayOf,
  withPick,
  withStay,
} from './search-state';
import type { AvailableDateRequest, DateType, StoredSearch } from './stored-search';
import { WIDE_SCREEN } from './view-period';

/** Of the server. Like the state, unknown until the form has read what is stored. */
export const todayAtom = atom<SeoulDay>('1970-01-01');

export const searchStateAtom = atom<SearchState>(initialSearchState('1970-01-01'));

function field<K extends keyof SearchState>(name: K) {
  return atom(
    (get) => get(searchStateAtom)[name],
    (_get, set, value: SearchState[K]) => set(searchStateAtom, (state) => ({ ...state, [name]: value })),
  );
}

export const selectedCategoryAtom = field('selectedCategory');
export const categoryDetailAtom = field('categoryDetail');
export const selectedHotelsAtom = field('selectedHotels');

export const roomsAtom = atom(
  (get) => get(searchStateAtom).rooms,
  (_get, set, rooms: readonly RoomOccupancy[]) =>
    set(searchStateAtom, (state) => ({ ...state, rooms: numberRooms(rooms) })),
);

export const pageHotelAtom = atom<HotelRef | null>(null);

/** The one hotel that is meant: that of the page, or the one chosen alone. */
const focusedHotelAtom = atom((get) => {
  const [first, ...others] = get(selectedHotelsAtom);
  return get(pageHotelAtom) ?? (first !== undefined && others.length === 0 ? first : null);
});

const wideScreenAtom = atom(() => {
  const list = window.matchMedia(WIDE_SCREEN);
  const isWide = atom(list.matches);
  isWide.onMount = (setWide) => {
    const changed = () => setWide(list.matches);
    changed();
    list.addEventListener('change', changed);
    return () => list.removeEventListener('change', changed);
  };
  return isWide;
});

const viewPeriodAtom = atom((get): 1 | 2 => (get(get(wideScreenAtom)) ? 2 : 1));

const viewMonthAtom = field('viewMonth');

export const availableDateRequestAtom = atom(
  (get): AvailableDateRequest & { viewPeriod: 1 | 2 } => {
    const focused = get(focusedHotelAtom);
    const hotels = focused === null ? get(selectedHotelsAtom) : [focused];
    return {
      hotelIdList: hotels.map(({ hotelId }) => hotelId).sort(),
      viewMonth: get(viewMonthAtom),
      viewPeriod: get(viewPeriodAtom),
    };
  },
  (_get, set, viewMonth: SeoulMonth) => set(viewMonthAtom, viewMonth),
);

/** The answer to `availableDateRequestAtom`. Its query comes with the calendar: the library outweighs the form. */
export const nightsSourceAtom = atom<Atom<Nights>>(atom(unknownNights));
const nightsAtom = atom((get) => get(get(nightsSourceAtom)));

export const disabledDatesAtom = atom((get) => soldOutDays(get(nightsAtom)));

const selectedStartAtom = field('selectedStart');
const selectedEndAtom = field('selectedEnd');

/** What is picked in the calendar is what is selected. As soon as a stay can be searched for it, it is confirmed too. */
export const datePickAtom = atom(
  (get) => ({ start: get(selectedStartAtom), end: get(selectedEndAtom) }),
  (get, set, { start, end }: DatePick) => {
    const stay = stayOfPick(get(nightsAtom), { start, end });
    if (start === null || stay === null) return;
    set(searchStateAtom, (state) => withPick(state, { start, end }, stay));
  },
);

/** Ends a pick: what was confirmed for one without a check-out becomes what is selected. */
export const settlePickAtom = atom(null, (get, set) => {
  if (get(selectedEndAtom) === null) set(searchStateAtom, (state) => withStay(state, stayOf(state)));
});

export const dateTypeAtom = atom((get): DateType => (openStart(get(datePickAtom)) === null ? 'checkIn' : 'checkOut'));

export const selectedNightCountAtom = atom((get) => countNights(get(selectedStartAtom), get(selectedEndAtom)));

export const confirmedNightCountAtom = atom((get) => confirmedNightCount(get(searchStateAtom)));

export const storedSearchAtom = atom((get): StoredSearch => {
  const { viewMonth, ...chosen } = get(searchStateAtom);
  return {
    ...chosen,
    focusedHotel: get(focusedHotelAtom),
    availableDateRequest: get(availableDateRequestAtom),
    disabledDates: get(disabledDatesAtom),
    date: stayOf(get(searchStateAtom)),
    yearMonth: formatYearMonth(viewMonth),
    type: get(dateTypeAtom),
    selectedNightCount: get(selectedNightCountAtom),
    confirmedNightCount: get(confirmedNightCountAtom),
  };
});
