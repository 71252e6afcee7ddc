import { isRecord } from '@/lib/browser-storage/stored-item';
import type { SeoulDay } from '@/lib/dates/day';
import type { QueryValues } from '@/lib/routes/query-values';
import { writeRoom } from './rooms';
import { parseSearchParams } from './search-params';
import { type HotelRef, initialSearchState, type SearchState, stateOfSearch } from './search-state';
import { isPastStart } from './stay-dates';

const entriesOf = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
/** `Number()` would throw for a stored object with a `toString` of its own. */
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN);

function readHotels(found: unknown): HotelRef[] {
  return entriesOf(found).flatMap(({ hotelId, hotelName }) =>
    typeof hotelId === 'string' && typeof hotelName === 'string' && hotelName !== '' && hotelName.length <= 100
      ? [{ hotelId, hotelName }]
      : [],
  );
}

/** Is a selected or confirmed start of what was stored earlier than today? */
export function hasPastStart(found: unknown, today: SeoulDay): boolean {
  if (!isRecord(found)) return false;
  return [found.selectedStart, found.confirmedStart].some((day) => typeof day === 'string' && isPastStart(day, today));
}

/** What was stored, as the address of its search, whose reader holds the rules for both. */
function addressOf(found: Record<string, unknown>, hotels: readonly HotelRef[], today: SeoulDay): QueryValues {
  const isPast = hasPastStart(found, today);
  return {
    category: textOf(found.selectedCategory),
    detail: textOf(found.categoryDetail),
    hotel: hotels.map(({ hotelId }) => hotelId),
    checkIn: isPast ? undefined : textOf(found.confirmedStart),
    checkOut: isPast ? undefined : textOf(found.confirmedEnd),
    room: entriesOf(found.rooms).map(({ adults, minor }) =>
      writeRoom({ adults: numberOf(adults), minor: numberOf(minor) }),
    ),
  };
}

/**
 * Field by field: what does not fit is put right as in an address. Fields that follow from others are not read.
 * @param found parsed JSON of unknown origin
 */
export function readSearchState(found: unknown, today: SeoulDay): SearchState {
  const initial = initialSearchState(today);
  if (!isRecord(found)) return initial;
  const hotels = readHotels(found.selectedHotels);
  const { search } = parseSearchParams(addressOf(found, hotels, today), { today });
  const named = new Map(hotels.map((hotel) => [hotel.hotelId, hotel]));
  const state = stateOfSearch(initial, search, [...named.values()]);
  const isOpenPick = found.selectedEnd === null && found.selectedStart === search.checkInDate;
  return isOpenPick ? { ...state, selectedEnd: null } : state;
}
