import type { SeoulDay } from '@/lib/dates/day';
import { allValues, firstValue, isEntityId, isTooLong, type QueryValues, queryValues } from '@/lib/routes/query-values';
import { everyHotel, lastingView, type ResultView, viewFields } from './result-params';
import { defaultRoom, type RoomOccupancy, writeRoom } from './rooms';
import {
  listBehind,
  parseChoice,
  parseSearchParams,
  placeFields,
  type RateChoice,
  writeChoice,
  writeSearchParams,
} from './search-params';
import type { Place, Stay } from './stay';

/** A hotel and its rates for a search, whose place and view are those of the list that they were chosen from. */
export interface StayToBook extends Stay {
  hotelId: string;
  rooms: (RoomOccupancy & RateChoice)[];
  expectedTotalKrw: number;
  view: ResultView;
}

/** A hotel of the list; `hotel` is the booking's own. */
const LIST_HOTEL = 'from';

export function writeBookingParams(booking: StayToBook): string {
  const write = (list: Place & Pick<StayToBook, 'view'>) =>
    new URLSearchParams([
      ['hotel', booking.hotelId],
      ['checkIn', booking.checkInDate],
      ['checkOut', booking.checkOutDate],
      ...booking.rooms.map((room) => ['room', `${writeRoom(room)}.${writeChoice(room)}`]),
      ['expected', String(booking.expectedTotalKrw)],
      ...placeFields(list).map(([name = '', value = '']) => [name === 'hotel' ? LIST_HOTEL : name, value]),
      ...viewFields(list.view),
    ]).toString();
  const whole = write(booking);
  // Leaves the list out of an address that would be too long to be read.
  return isTooLong(queryValues(whole)) ? write({ ...everyHotel, view: lastingView(booking.view) }) : whole;
}

/** Whether the guest needs an accessible room: the filter of the list that the rooms were reached from. */
export const needsAccessible = ({ view }: Pick<StayToBook, 'view'>): boolean => view.filters.accessible === true;

function parseBookedRoom(text: string) {
  const [occupancy = '', ...choice] = text.split('.');
  return { occupancy, choice: parseChoice(choice.join('.')) };
}

/**
 * A booking must be exactly what was chosen: nothing but its list is repaired.
 * @param values Next's `searchParams` @param today the day it is in Seoul
 * @returns `booking` null for an address that is broken; `hotelId`, where it can be one, and `searchQuery` are the ways back
 */
export function parseBookingParams(
  values: QueryValues,
  { today }: { today: SeoulDay },
): { booking: StayToBook | null; hotelId: string | null; searchQuery: string } {
  const asked = allValues(values, 'room').map(parseBookedRoom);
  const room = asked.map(({ occupancy }) => occupancy);
  const { search, view, repairs } = parseSearchParams({ ...values, hotel: values[LIST_HOTEL], room }, { today });
  const named = firstValue(values, 'hotel');
  const hotelId = named !== null && isEntityId(named) ? named : null;
  const ways = { hotelId, searchQuery: writeSearchParams({ ...search, ...everyHotel }) };
  const expected = firstValue(values, 'expected') ?? '';
  const choices = asked.map(({ choice }) => choice).filter((choice) => choice !== null);
  const isWhole =
    !isTooLong(values) &&
    firstValue(values, 'checkIn') !== null &&
    firstValue(values, 'checkOut') !== null &&
    /^\d{1,12}$/.test(expected) &&
    choices.length > 0 &&
    choices.length === asked.length &&
    !repairs.some((repair) => /^(?:dates|rooms)-/.test(repair));
  if (!isWhole || hotelId === null) return { booking: null, ...ways };
  const rooms = choices.map((choice, index) => ({ ...(search.rooms[index] ?? defaultRoom), ...choice }));
  return { booking: { ...search, hotelId, rooms, expectedTotalKrw: Number(expected), view }, ...ways };
}

export function offersOfBooking(booking: StayToBook, choices: readonly RateChoice[] = booking.rooms): string {
  return writeSearchParams(booking, booking.view, choices);
}

export const listOfBooking = (booking: StayToBook): string => listBehind(booking, booking.view);
