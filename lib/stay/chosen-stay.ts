import { monthOf, type SeoulDay, type SeoulMonth } from '@/lib/dates/day';
import type { Nights } from './availability';
import { type DatePick, stayOfPick } from './pick-dates';
import { defaultRoom } from './rooms';
import { defaultStay } from './search-params';
import { ALL_DETAILS, DEFAULT_CATEGORY, type Stay, type StayDates } from './stay';

export interface HotelRef {
  hotelId: string;
  hotelName: string;
}

/** What a search form shows: a stay whose hotels have names, and how far its dates are picked. */
export interface ChosenStay extends Omit<Stay, 'hotelIds'> {
  /** Take precedence over the place, which stays chosen. */
  hotels: HotelRef[];
  /** The check-out is not picked yet; until then the shortest stay from the check-in is searched. */
  isOpen: boolean;
  viewMonth: SeoulMonth;
}

export function initialChoice(today: SeoulDay): ChosenStay {
  const { checkInDate, checkOutDate } = defaultStay(today);
  return {
    category: DEFAULT_CATEGORY,
    detail: ALL_DETAILS,
    hotels: [],
    checkInDate,
    checkOutDate,
    rooms: [defaultRoom],
    isOpen: false,
    viewMonth: monthOf(checkInDate),
  };
}

export const pickOf = ({
  checkInDate,
  checkOutDate,
  isOpen,
}: Pick<ChosenStay, 'checkInDate' | 'checkOutDate' | 'isOpen'>): DatePick => ({
  start: checkInDate,
  end: isOpen ? null : checkOutDate,
});

export function withPick(choice: ChosenStay, pick: DatePick, nights: Nights): ChosenStay {
  const dates = stayOfPick(nights, pick);
  return dates === null ? choice : { ...choice, ...dates, isOpen: pick.end === null };
}

/** Both dates are picked, and the calendar begins with them. */
export function withDates(choice: ChosenStay, { checkInDate, checkOutDate }: StayDates): ChosenStay {
  return { ...choice, checkInDate, checkOutDate, isOpen: false, viewMonth: monthOf(checkInDate) };
}

/** Specification, section 4, first load: a start earlier than today in Seoul resets the dates to today and tomorrow. */
export function resetPastDates(choice: ChosenStay, today: SeoulDay): ChosenStay {
  return choice.checkInDate < today ? withDates(choice, defaultStay(today)) : choice;
}

/** The stay that is searched: chosen hotels take precedence over the place. */
export function stayOfChoice({ category, detail, hotels, checkInDate, checkOutDate, rooms }: ChosenStay): Stay {
  const place = hotels.length === 0 ? { category, detail } : { category: DEFAULT_CATEGORY, detail: ALL_DETAILS };
  return { ...place, hotelIds: hotels.map(({ hotelId }) => hotelId), checkInDate, checkOutDate, rooms };
}

/** @param hotels names of those that the stay may name; others are left out */
export function choiceOfStay(stay: Stay, hotels: readonly HotelRef[]): ChosenStay {
  const { category, detail, hotelIds, checkInDate, checkOutDate, rooms } = stay;
  return {
    category,
    detail,
    hotels: hotels.filter(({ hotelId }) => hotelIds.includes(hotelId)),
    checkInDate,
    checkOutDate,
    rooms,
    isOpen: false,
    viewMonth: monthOf(checkInDate),
  };
}
