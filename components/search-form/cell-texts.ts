import type { FormCatalogue } from '@/components/stay/form-catalogue';
import type { FormTexts, StayTexts } from '@/components/stay/search-texts';
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

interface CellWords {
  catalogue: FormCatalogue;
  /** Short weekday names, Sunday first. */
  weekdays: readonly string[];
  form: FormTexts;
  stay: StayTexts;
}

export function cellTexts(state: SearchState, { catalogue, weekdays, form, stay }: CellWords): CellTexts {
  const { checkInDate, checkOutDate } = stayOf(state);
  const { rooms } = state;
  const day = (date: SeoulDay) => shortDay(date, weekdays);
  const nights = stay('nights', { count: confirmedNightCount(state) });
  return {
    where: whereText(state, catalogue, form),
    dates: `${day(checkInDate)} – ${day(checkOutDate)}\u00A0· ${nights}`,
    guests: `${stay('rooms', { count: rooms.length })}\u00A0· ${guestsText(rooms, stay)}`,
  };
}
