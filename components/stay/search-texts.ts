import { getMessages, getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/languages';
import type { Messages } from '@/lib/i18n/messages';
import { perLocale } from '@/lib/i18n/per-locale';
import { shortWeekdays } from '@/lib/stay/format-day';
import { roomLimits } from '@/lib/stay/rooms';
import { stayLimits } from '@/lib/stay/stay-dates';

export interface SearchTexts {
  /** Templates with `{names}`, see `fillText`. */
  form: Messages['search']['form'];
  place: Messages['search']['place'];
  calendar: Messages['search']['calendar'];
  /** Short weekday names, Sunday first: creating a formatter takes a phone a tenth of a second. */
  weekdays: string[];
  /** Plurals from the server: `nights[2]` is "2 nights". */
  counts: { nights: string[]; rooms: string[]; adults: string[]; minors: string[] };
}

const upTo = (most: number) => Array.from({ length: most + 1 }, (_, count) => count);

/** Once for each language, and not for each page with a search: some ninety plurals. */
export const loadSearchTexts = perLocale(async (locale: Locale): Promise<SearchTexts> => {
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
});
