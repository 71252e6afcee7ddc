import { useTranslations } from 'next-intl';
import { detailName, type FormCatalogue } from '@/components/stay/form-catalogue';
import type { RecentSearch } from '@/lib/stay/recent-searches';
import { useHotelNames } from './hotel-names';

interface PlaceNames {
  locale: string;
  catalogue: FormCatalogue;
}

/** The hotel that names a search made in another language; null where nothing has to be asked. */
function hotelToName({ search, locale: made }: RecentSearch, { locale, catalogue }: PlaceNames): string | null {
  const [first] = search.hotelIds;
  const isKnown = made === locale || catalogue.hotels.some(({ hotelId }) => hotelId === first);
  return first === undefined || isKnown ? null : first;
}

/**
 * Where a search of this device looked, in the reader's language; in that of its own page, with its `lang`, until the
 * hotel's name has come, or where the hub does not name it.
 */
export function usePlaceNames(
  searches: readonly RecentSearch[],
  reader: PlaceNames,
): (entry: RecentSearch) => { place: string; lang?: string } {
  const { locale, catalogue } = reader;
  const form = useTranslations('search.form');
  const unnamed = [...new Set(searches.flatMap((entry) => hotelToName(entry, reader) ?? []))].sort();
  const names = useHotelNames(locale, unnamed);

  return (entry) => {
    const { search, place, locale: made } = entry;
    const [first, ...others] = search.hotelIds;
    if (first === undefined) {
      return { place: detailName(catalogue, search.category, search.detail) ?? form('anyHotel') };
    }
    if (made === locale) return { place };
    const name = catalogue.hotels.find(({ hotelId }) => hotelId === first)?.hotelName ?? names?.get(first);
    if (name === undefined) return { place, lang: made };
    return { place: others.length === 0 ? name : form('manyHotels', { name, count: others.length }) };
  };
}
