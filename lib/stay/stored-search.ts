import * as z from 'zod/mini';
import { storedList } from '@/lib/browser-storage/stored-list';
import { countNights, type SeoulDay } from '@/lib/dates/day';
import { formatYearMonth } from '@/lib/dates/format';
import type { MonthsInView } from '@/lib/hub/contract/available-dates';
import { type Nights, soldOutDays } from './availability';
import { type ChosenStay, choiceOfStay, type HotelRef, initialChoice } from './chosen-stay';
import { roomLimits, writeRoom } from './rooms';
import { parseSearchParams } from './search-params';
import { isPastStart, type StayDates } from './stay-dates';

export interface AvailableDateRequest extends MonthsInView {
  hotelIdList: string[];
}

/** As section 3 of the specification lists it and local storage holds it: what was chosen, and what follows from it. */
export interface StoredSearch {
  selectedCategory: string;
  categoryDetail: string;
  selectedHotels: HotelRef[];
  focusedHotel: HotelRef | null;
  availableDateRequest: AvailableDateRequest;
  disabledDates: readonly SeoulDay[];
  rooms: { roomNumber: number; adults: number; minor: number }[];
  /** Beside section 3: ages of the minors of each room, null where they are not said; absent where no room says them. */
  minorAges?: (readonly number[] | null)[];
  selectedStart: SeoulDay;
  selectedEnd: SeoulDay | null;
  confirmedStart: SeoulDay;
  confirmedEnd: SeoulDay;
  date: StayDates;
  yearMonth: string;
  /** Which end of the stay the next picked day becomes (assumed: section 3 names a "type" beside the dates). */
  type: 'checkIn' | 'checkOut';
  selectedNightCount: number;
  confirmedNightCount: number;
}

/** What the page and the hub add to a choice. */
export interface SearchFacts {
  /** The hotel whose page the form is on. */
  hotel?: HotelRef;
  viewPeriod: MonthsInView['viewPeriod'];
  nights: Nights;
}

/** The one hotel that is meant: that of the page, or the one chosen alone. */
function focusedHotel({ hotels }: ChosenStay, hotel?: HotelRef): HotelRef | null {
  const [first, ...others] = hotels;
  return hotel ?? (first !== undefined && others.length === 0 ? first : null);
}

/** Whose nights the calendar asks for, and of which months. */
export function availableDateRequest(
  choice: ChosenStay,
  { hotel, viewPeriod }: Omit<SearchFacts, 'nights'>,
): AvailableDateRequest {
  const hotels = hotel === undefined ? choice.hotels : [hotel];
  return { hotelIdList: hotels.map(({ hotelId }) => hotelId).sort(), viewMonth: choice.viewMonth, viewPeriod };
}

export function writeStoredSearch(choice: ChosenStay, { hotel, viewPeriod, nights }: SearchFacts): StoredSearch {
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
    ...(rooms.some(({ minorAges }) => minorAges) ? { minorAges: rooms.map((room) => room.minorAges ?? null) } : {}),
    selectedStart: checkInDate,
    selectedEnd,
    confirmedStart: checkInDate,
    confirmedEnd: checkOutDate,
    date: { checkInDate, checkOutDate },
    yearMonth: formatYearMonth(viewMonth),
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
export const storedFields = z.object({
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
 * Reads what was stored as the address of its search, whose rules hold for both: what does not fit is put right, field
 * by field.
 */
export function readStoredSearch(found: z.infer<typeof storedFields> | null, today: SeoulDay): ChosenStay {
  if (found === null) return initialChoice(today);
  const hotels = [...new Map(found.selectedHotels.map((hotel) => [hotel.hotelId, hotel])).values()];
  const isPast = [found.selectedStart, found.confirmedStart].some(
    (day) => day !== undefined && isPastStart(day, today),
  );
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
