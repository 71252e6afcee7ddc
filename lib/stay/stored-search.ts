import * as z from 'zod/mini';
import { readStored, writeStored } from '@/lib/browser-storage/stored-item';
import { SEARCH_STORAGE_KEY } from '@/lib/browser-storage/stored-keys';
import { storedList } from '@/lib/browser-storage/stored-list';
import { countNights, type SeoulDay } from '@/lib/dates/day';
import { formatYearMonth } from '@/lib/dates/format';
import type { MonthsInView } from '@/lib/hub/contract/available-dates';
import { type Nights, soldOutDays } from './availability';
import { type ChosenStay, choiceOfStay, type HotelRef, initialChoice } from './chosen-stay';
import { roomLimits, writeRoom } from './rooms';
import { parseSearchParams } from './search-params';

/** What the page and the hub add to a choice. */
export interface SearchFacts {
  /** The hotel whose page the form is on. */
  hotel?: HotelRef;
  viewPeriod: MonthsInView['viewPeriod'];
  nights: Nights;
}

function focusedHotel({ hotels }: ChosenStay, hotel?: HotelRef): HotelRef | null {
  const [first, ...others] = hotels;
  return hotel ?? (first !== undefined && others.length === 0 ? first : null);
}

export function availableDateRequest(
  choice: ChosenStay,
  { hotel, viewPeriod }: Omit<SearchFacts, 'nights'>,
): MonthsInView & { hotelIdList: string[] } {
  const hotels = hotel === undefined ? choice.hotels : [hotel];
  return { hotelIdList: hotels.map(({ hotelId }) => hotelId).sort(), viewMonth: choice.viewMonth, viewPeriod };
}

/** As section 3 of the specification lists it and local storage holds it: what was chosen, and what follows from it. */
export function writeStoredSearch(choice: ChosenStay, { hotel, viewPeriod, nights }: SearchFacts) {
  const { category, detail, hotels, checkInDate, checkOutDate, rooms, isOpen, viewMonth } = choice;
  const selectedEnd = isOpen ? null : checkOutDate;
  return {
    selectedCategory: category,
    categoryDetail: detail,
    selectedHotels: hotels,
    focusedHotel: focusedHotel(choice, hotel),
    availableDateRequest: availableDateRequest(choice, { hotel, viewPeriod }),
    disabledDates: soldOutDays(nights),
    rooms: rooms.map(({ adults, minor }, index) => ({ roomNumber: index + 1, adults, minor })),
    // Beside section 3, and only where a room says them.
    ...(rooms.some(({ minorAges }) => minorAges) ? { minorAges: rooms.map((room) => room.minorAges ?? null) } : {}),
    selectedStart: checkInDate,
    selectedEnd,
    confirmedStart: checkInDate,
    confirmedEnd: checkOutDate,
    date: { checkInDate, checkOutDate },
    yearMonth: formatYearMonth(viewMonth),
    // Which end of the stay the next picked day becomes (assumed: section 3 names a "type" beside the dates).
    type: isOpen ? 'checkOut' : 'checkIn',
    selectedNightCount: countNights(checkInDate, selectedEnd),
    confirmedNightCount: countNights(checkInDate, checkOutDate),
  };
}

const text = z.catch(z.optional(z.string()), undefined);
const count = z.catch(z.number(), Number.NaN);
const hotelRef = z.object({ hotelId: z.string(), hotelName: z.string().check(z.minLength(1), z.maxLength(100)) });
const agesOfRoom = z.catch(z.nullable(z.array(count).check(z.maxLength(roomLimits.maxMinor))), null);
/** The fields that are read; the others follow from them. */
const storedFields = z.object({
  selectedCategory: text,
  categoryDetail: text,
  selectedHotels: storedList(hotelRef),
  rooms: storedList(z.object({ adults: count, minor: count })),
  minorAges: z.catch(z.array(agesOfRoom), []),
  selectedStart: text,
  selectedEnd: z.catch(z.nullable(z.optional(z.string())), undefined),
  confirmedStart: text,
  confirmedEnd: text,
});

/**
 * Reads what was stored as the address of its search is read, whose rules hold for both: what does not fit is put right, field
 * by field.
 */
function choiceOfFields(found: z.infer<typeof storedFields> | null, today: SeoulDay): ChosenStay {
  if (found === null) return initialChoice(today);
  const hotels = [...new Map(found.selectedHotels.map((hotel) => [hotel.hotelId, hotel])).values()];
  const isPast = [found.selectedStart, found.confirmedStart].some((day) => day !== undefined && day < today);
  const { search } = parseSearchParams(
    {
      category: found.selectedCategory,
      detail: found.categoryDetail,
      hotel: hotels.map(({ hotelId }) => hotelId),
      checkIn: isPast ? undefined : found.confirmedStart,
      checkOut: isPast ? undefined : found.confirmedEnd,
      room: found.rooms.map((room, index) => writeRoom({ ...room, minorAges: found.minorAges[index] ?? undefined })),
    },
    { today },
  );
  const isOpen = found.selectedEnd === null && found.selectedStart === search.checkInDate;
  return { ...choiceOfStay(search, hotels), isOpen };
}

const VERSION = 1;
const searchItem = z.union([
  z.pipe(
    z.object({ version: z.literal(VERSION), state: storedFields }),
    z.transform(({ state }) => state),
  ),
  // As stored before there were versions.
  z.extend(storedFields, { version: z.optional(z.never()) }),
]);

type StoredSearch = ReturnType<typeof writeStoredSearch>;
type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null | undefined;

/** Other tabs are not followed. @param area nothing where storage is forbidden: the search then lives as long as the page */
export function readStoredSearch(area: StorageArea, today: SeoulDay): ChosenStay {
  return choiceOfFields(readStored(area, SEARCH_STORAGE_KEY, searchItem), today);
}

export function storeSearch(area: StorageArea, state: StoredSearch): void {
  writeStored(area, SEARCH_STORAGE_KEY, { version: VERSION, state });
}

const DRAFT_KEY = 'searchDraft';
const draftItem = z.object({ of: z.string(), state: storedFields });

/**
 * What a form shows in place of the search of its page, until it is sent or its page is left by the router: a reload, a
 * login or another language loads the page again. @param of query of that search, without `?`
 */
export function readSearchDraft(area: StorageArea, of: string, today: SeoulDay): ChosenStay | null {
  const draft = readStored(area, DRAFT_KEY, draftItem);
  return draft?.of === of ? choiceOfFields(draft.state, today) : null;
}

export function storeSearchDraft(area: StorageArea, draft: { of: string; state: StoredSearch } | null): void {
  writeStored(area, DRAFT_KEY, draft);
}
