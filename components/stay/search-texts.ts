import { getMessages, getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/languages';
import type { Messages } from '@/lib/i18n/messages';
import { shortWeekdays } from '@/lib/stay/format-day';
import { roomLimits } from '@/lib/stay/rooms';
import { stayLimits } from '@/lib/stay/stay-dates';

/** Everything that the search's client leaves say, in one language. */
export interface SearchTexts {
  /** Templates with `{names}`, see `fillText`. */
  form: Messages['search']['form'];
  place: Messages['search']['place'];
  calendar: Messages['search']['calendar'];
  /** Short names of the days of the week, Sunday first: making a formatter holds a phone up for a tenth of a second. */
  weekdays: string[];
  /** Counted things in words, by their number: `nights[2]` is "2 nights". Plurals are the server's work. */
  counts: { nights: string[]; rooms: string[]; adults: string[]; minors: string[] };
}

const upTo = (most: number) => Array.from({ length: most + 1 }, (_, count) => count);

/** The texts of the search form and its pickers, to be handed to them as a prop. */
export async function loadSearchTexts(locale: Locale): Promise<SearchTexts> {
  const [{ search }, common] = await Promise.all([
    getMessages({ locale }),
    getTranslations({ locale, namespace: 'common' }),
  ]);
  const { maxRooms, maxAdults, maxMinor } = roomLimits;
  return {
    form: search.form,
    place: search.place,
    calendar: search.calendar,
    weekdays: shortWeekdays(locale),
    counts: {
      nights: upTo(stayLimits.maxNights).map((count) => common('stay.nights', { count })),
      rooms: upTo(maxRooms).map((count) => common('stay.rooms', { count })),
      adults: upTo(maxRooms * maxAdults).map((count) => common('stay.adults', { count })),
      minors: upTo(maxRooms * maxMinor).map((count) => common('stay.minors', { count })),
    },
  };
}
