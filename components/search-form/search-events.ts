import { trackSearch } from '@/lib/analytics/stay-events';
import { countNights } from '@/lib/stay/dates';
import { countGuests } from '@/lib/stay/rooms';
import type { StaySearch } from '@/lib/stay/search-params';

/** Pushes a search to the data layer. @param term hotel ids, or the category and detail searched */
export function pushSearch({ checkInDate, checkOutDate, rooms }: StaySearch, term: string): void {
  const { adults, minor } = countGuests(rooms);
  const nights = countNights(checkInDate, checkOutDate);
  trackSearch({ term, checkInDate, checkOutDate, nights, rooms: rooms.length, guests: adults + minor });
}
