import type { FormCatalogue } from '@/components/stay/form-catalogue';
import type { SearchTexts } from '@/components/stay/search-texts';
import { shortWeekdays } from '@/lib/stay/format-day';
import search from '@/messages/en/search.json';

const counted = (one: string, many: string, most: number) =>
  Array.from({ length: most + 1 }, (_, count) => `${count} ${count === 1 ? one : many}`);

/** The English texts, with the counted words as the server would settle them. */
export const texts: SearchTexts = {
  form: search.form,
  place: search.place,
  calendar: search.calendar,
  weekdays: shortWeekdays('en'),
  counts: {
    nights: counted('night', 'nights', 30),
    rooms: counted('room', 'rooms', 3),
    adults: counted('adult', 'adults', 12),
    minors: counted('child', 'children', 9),
  },
};

export const catalogue: FormCatalogue = {
  categories: [
    {
      category: 'location',
      name: 'Region',
      details: [
        { detail: 'seoul', name: 'Seoul' },
        { detail: 'jeju', name: 'Jeju' },
      ],
    },
    { category: 'theme', name: 'Theme', details: [{ detail: 'sea', name: 'Sea' }] },
  ],
  hotels: [
    { hotelId: 'haneul-namsan', hotelName: 'Haneul Namsan' },
    { hotelId: 'oreum-jeju', hotelName: 'Oreum Jeju' },
  ],
};
