import { detailName, type FormCatalogue } from '@/components/stay/form-catalogue';
import type { FormTexts } from '@/components/stay/search-texts';
import type { ChosenStay, HotelRef } from '@/lib/stay/chosen-stay';

/** Names are stored in the language in which they were chosen; where the catalogue knows them, in the reader's. */
export function hotelInCatalogue({ hotels }: FormCatalogue, { hotelId, hotelName }: HotelRef): HotelRef {
  return { hotelId, hotelName: hotels.find((hotel) => hotel.hotelId === hotelId)?.hotelName ?? hotelName };
}

/** What is searched, in a few words: the hotels, or else the region, or else everything. */
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
