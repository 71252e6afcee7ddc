import { detailName, type FormCatalogue } from '@/components/stay/form-catalogue';
import { guestsText } from '@/components/stay/guests-text';
import type { FormTexts, StayTexts } from '@/components/stay/search-texts';
import { countNights } from '@/lib/dates/day';
import type { ChosenStay, HotelRef } from '@/lib/stay/chosen-stay';
import { formatStay } from '@/lib/stay/format-stay';

export interface CellTexts {
  where: string;
  dates: string;
  guests: string;
}

export interface CellWords {
  form: FormTexts;
  stay: StayTexts;
}

/** Names are stored in the language in which they were chosen; where the catalogue knows them, in the reader's. */
export function hotelInCatalogue({ hotels }: FormCatalogue, { hotelId, hotelName }: HotelRef): HotelRef {
  return { hotelId, hotelName: hotels.find((hotel) => hotel.hotelId === hotelId)?.hotelName ?? hotelName };
}

export function whereText(
  { hotels, category, detail }: Pick<ChosenStay, 'hotels' | 'category' | 'detail'>,
  catalogue: FormCatalogue,
  form: FormTexts,
): string {
  const first = hotels[0];
  if (first === undefined) return detailName(catalogue, category, detail) ?? form('anyHotel');
  const name = hotelInCatalogue(catalogue, first).hotelName;
  if (hotels.length === 1) return name;
  return form('manyHotels', { name, count: hotels.length - 1 });
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
