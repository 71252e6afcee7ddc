import { countNights } from '@/lib/stay/dates';
import { formatShortDay } from '@/lib/stay/format-day';
import { type SearchState, searchOfState } from '@/lib/stay/search-state';
import type { FormCatalogue } from './form-catalogue';
import type { SearchTexts } from './search-texts';
import { guestsText, whereText } from './where-text';

/** What the cells of the form say. */
export interface SearchWords {
  where: string;
  dates: string;
  guests: string;
}

/** A search in the words of its form's cells. */
export function searchWords(
  state: SearchState,
  { locale, catalogue, texts }: { locale: string; catalogue: FormCatalogue; texts: SearchTexts },
): SearchWords {
  const { checkInDate, checkOutDate, rooms } = searchOfState(state);
  const nights = texts.counts.nights[countNights(checkInDate, checkOutDate)];
  return {
    where: whereText(state, catalogue, texts),
    dates: `${formatShortDay(checkInDate, locale)} – ${formatShortDay(checkOutDate, locale)} · ${nights}`,
    guests: `${texts.counts.rooms[rooms.length]} · ${guestsText(rooms, texts)}`,
  };
}
