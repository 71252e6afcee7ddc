import { pushEvent } from '@/lib/analytics/data-layer';
import { countNights } from '@/lib/stay/dates';
import { countGuests } from '@/lib/stay/rooms';
import type { StaySearch } from '@/lib/stay/search-params';

/** Tells the data layer of a search. @param term hotel ids, or the category and detail searched */
export function pushSearch({ checkInDate, checkOutDate, rooms }: StaySearch, term: string): void {
  const { adults, minor } = countGuests(rooms);
  pushEvent('search', {
    search_term: term,
    start_date: checkInDate,
    end_date: checkOutDate,
    number_of_nights: countNights(checkInDate, checkOutDate),
    number_of_rooms: rooms.length,
    number_of_passengers: adults + minor,
  });
}
