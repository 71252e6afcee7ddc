import { useEffect, useState } from 'react';
import { fillText } from '@/components/stay/fill-text';
import { detailName, type FormCatalogue } from '@/components/stay/form-catalogue';
import type { SearchTexts } from '@/components/stay/search-texts';
import { isProblemError } from '@/lib/bff/problem-error';
import { languageOf } from '@/lib/i18n/languages';
import type { RecentSearch } from '@/lib/stay/recent-searches';

interface ProductsAnswer {
  data: { hotels: { hotelId: string; hotelName: string }[] };
}

interface PlaceNames {
  locale: string;
  texts: SearchTexts;
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
 * hotel's name has come, or where the hub does not tell it.
 */
export function usePlaceNames(
  searches: readonly RecentSearch[],
  reader: PlaceNames,
): (entry: RecentSearch) => { place: string; lang?: string } {
  const { locale, texts, catalogue } = reader;
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const unnamed = [...new Set(searches.flatMap((entry) => hotelToName(entry, reader) ?? []))].sort().join(' ');

  useEffect(() => {
    if (unnamed === '') return;
    const controller = new AbortController();
    const ask = async () => {
      // Only who has searched in another language needs it.
      const { bffPost } = await import('@/lib/bff/bff-client');
      const body = { lang: languageOf(locale).code, hotelIdList: unnamed.split(' ') };
      const { data } = await bffPost<ProductsAnswer>('/api/hub/product/hotel/list', body, {
        signal: controller.signal,
      });
      setNames(new Map(data.hotels.map(({ hotelId, hotelName }) => [hotelId, hotelName])));
    };
    ask().catch((error: unknown) => {
      // The stored name will do.
      if (!controller.signal.aborted && !isProblemError(error)) reportError(error);
    });
    return () => controller.abort();
  }, [unnamed, locale]);

  return (entry) => {
    const { search, place, locale: made } = entry;
    const [first, ...others] = search.hotelIds;
    if (first === undefined) {
      return { place: detailName(catalogue, search.category, search.detail) ?? texts.form.anyHotel };
    }
    if (made === locale) return { place };
    const name = catalogue.hotels.find(({ hotelId }) => hotelId === first)?.hotelName ?? names.get(first);
    if (name === undefined) return { place, lang: made };
    return { place: others.length === 0 ? name : fillText(texts.form.manyHotels, { name, count: others.length }) };
  };
}
