import type { FormCatalogue } from '@/components/stay/form-catalogue';
import { guestsText } from '@/components/stay/guests-text';
import type { FormTexts, StayTexts } from '@/components/stay/search-texts';
import { countNights } from '@/lib/dates/day';
import type { ChosenStay } from '@/lib/stay/chosen-stay';
import { formatStay } from '@/lib/stay/format-stay';
import { whereText } from './where-text';

/** What the cells of the form say. */
export interface CellTexts {
  where: string;
  dates: string;
  guests: string;
}

/** The translations that they are made of. */
export interface CellWords {
  form: FormTexts;
  stay: StayTexts;
}

export function cellTexts(
  choice: ChosenStay,
  { locale, catalogue, form, stay }: CellWords & { locale: string; catalogue: FormCatalogue },
): CellTexts {
  const { checkInDate, checkOutDate, rooms } = choice;
  const nights = stay('nights', { count: countNights(checkInDate, checkOutDate) });
  return {
    where: whereText(choice, catalogue, form),
    dates: `${formatStay(choice, locale)}\u00A0· ${nights}`,
    guests: `${stay('rooms', { count: rooms.length })}\u00A0· ${guestsText(rooms, stay)}`,
  };
}
