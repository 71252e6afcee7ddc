import type { FormCatalogue } from '@/components/stay/form-catalogue';
import type { SearchTexts } from '@/components/stay/search-texts';
import type { SeoulDay } from '@/lib/stay/dates';
import { shortDay } from '@/lib/stay/format-day';
import { confirmedNightCount, type SearchState, stayOf } from '@/lib/stay/search-state';
import { guestsText, whereText } from './where-text';

/** What the cells of the form say. */
export interface CellTexts {
  where: string;
  dates: string;
  guests: string;
}

export function cellTexts(
  state: SearchState,
  { catalogue, texts }: { catalogue: FormCatalogue; texts: SearchTexts },
): CellTexts {
  const { checkInDate, checkOutDate } = stayOf(state);
  const { rooms } = state;
  const day = (date: SeoulDay) => shortDay(date, texts.weekdays);
  const nights = texts.counts.nights[confirmedNightCount(state)];
  return {
    where: whereText(state, catalogue, texts),
    dates: `${day(checkInDate)} – ${day(checkOutDate)}\u00A0· ${nights}`,
    guests: `${texts.counts.rooms[rooms.length]}\u00A0· ${guestsText(rooms, texts)}`,
  };
}
