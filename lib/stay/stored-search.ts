import type { SeoulDay } from '@/lib/dates/day';
import type { MonthsInView } from '@/lib/hub/contract/available-dates';
import type { HotelRef, SearchState } from './search-state';
import type { StayDates } from './stay-dates';

export interface AvailableDateRequest extends MonthsInView {
  hotelIdList: string[];
}

/** Which end of the stay the next day that is picked becomes (assumed: section 3 names a "type" beside the dates). */
export type DateType = 'checkIn' | 'checkOut';

/** As section 3 of the specification lists it and local storage holds it: what was chosen, and what follows from it. */
export interface StoredSearch extends Omit<SearchState, 'viewMonth'> {
  focusedHotel: HotelRef | null;
  availableDateRequest: AvailableDateRequest;
  disabledDates: readonly SeoulDay[];
  date: StayDates;
  yearMonth: string;
  type: DateType;
  selectedNightCount: number;
  confirmedNightCount: number;
}
