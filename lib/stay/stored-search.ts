import { isRecord } from '@/lib/browser-storage/stored-item';
import { countNights, type SeoulDay } from '@/lib/dates/day';
import { formatYearMonth } from '@/lib/dates/format';
import type { MonthsInView } from '@/lib/hub/contract/available-dates';
import { type Nights, soldOutDays } from './availability';
import { type ChosenStay, choiceOfStay, type HotelRef, initialChoice } from './chosen-stay';
import { type RoomOccupancy, writeRoom } from './rooms';
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
  rooms: (RoomOccupancy & { roomNumber: number })[];
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

const entriesOf = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
/** `Number()` would throw for a stored object with a `toString` of its own. */
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN);

function readHotels(found: unknown): HotelRef[] {
  const hotels = entriesOf(found).flatMap(({ hotelId, hotelName }) =>
    typeof hotelId === 'string' && typeof hotelName === 'string' && hotelName !== '' && hotelName.length <= 100
      ? [{ hotelId, hotelName }]
      : [],
  );
  return [...new Map(hotels.map((hotel) => [hotel.hotelId, hotel])).values()];
}

/**
 * Reads what was stored as the address of its search, whose rules hold for both: what does not fit is put right, field
 * by field. Fields that follow from others are not read.
 * @param found parsed JSON of unknown origin
 */
export function readStoredSearch(found: unknown, today: SeoulDay): ChosenStay {
  if (!isRecord(found)) return initialChoice(today);
  const hotels = readHotels(found.selectedHotels);
  const isPast = [found.selectedStart, found.confirmedStart].some(
    (day) => typeof day === 'string' && isPastStart(day, today),
  );
  const { search } = parseSearchParams(
    {
      category: textOf(found.selectedCategory),
      detail: textOf(found.categoryDetail),
      hotel: hotels.map(({ hotelId }) => hotelId),
      checkIn: isPast ? undefined : textOf(found.confirmedStart),
      checkOut: isPast ? undefined : textOf(found.confirmedEnd),
      room: entriesOf(found.rooms).map(({ adults, minor }) =>
        writeRoom({ adults: numberOf(adults), minor: numberOf(minor) }),
      ),
    },
    { today },
  );
  const isOpen = found.selectedEnd === null && found.selectedStart === search.checkInDate;
  return { ...choiceOfStay(search, hotels), isOpen };
}
