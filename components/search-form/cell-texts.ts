import type { FormCatalogue } from '@/components/stay/form-catalogue';
import type { FormTexts, StayTexts } from '@/components/stay/search-texts';
import type { SeoulDay } from '@/lib/dates/day';
import { formatShortDay } from '@/lib/dates/format';
import { confirmedNightCount, type SearchState, stayOf } from '@/lib/stay/search-state';
import { guestsText, whereText } from './where-text';

/** What the cells of the form say. */
export interface CellTexts {
  where: string;
  dates: string;
  guests: string;
}

interface CellWords {
  locale: string;
  catalogue: FormCatalogue;
  form: FormTexts;
  stay: StayTexts;
}

export function cellTexts(state: SearchState, { locale, catalogue, form, stay }: CellWords): CellTexts {
  const { checkInDate, checkOutDate } = stayOf(state);
  const { rooms } = state;
  const day = (date: SeoulDay) => formatShortDay(date, locale);
  const nights = stay('nights', { count: confirmedNightCount(state) });
  return {
    where: whereText(state, catalogue, form),
    dates: `${day(checkInDate)} – ${day(checkOutDate)}\u00A0· ${nights}`,
    guests: `${stay('rooms', { count: rooms.length })}\u00A0· ${guestsText(rooms, stay)}`,
  };
}
