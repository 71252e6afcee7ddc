import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { detailName, type FormCatalogue } from '@/components/stay/form-catalogue';
import { guestsText } from '@/components/stay/guests-text';
import { useSeoulDay } from '@/components/stay/use-seoul-day';
import { Glyph } from '@/components/ui/glyph';
import { PageLink } from '@/components/ui/page-link';
import { browserStores } from '@/lib/browser-storage/browser-stores';
import type { SeoulDay } from '@/lib/dates/day';
import { localizedPath } from '@/lib/i18n/localized-path';
import { formatStay } from '@/lib/stay/format-stay';
import { forgetRecentSearches, type RecentSearch, readRecentSearches } from '@/lib/stay/recent-searches';
import { pathOfSearch, writeSearchParams } from '@/lib/stay/search-params';
import { useHotelNames } from './use-hotel-names';

export interface RecentSearchListProps {
  locale: string;
  today: SeoulDay;
  texts: { title: string; clear: string; cleared: string };
  catalogue: FormCatalogue;
  current?: string;
}

export function RecentSearchList(props: RecentSearchListProps) {
  const { locale, texts, catalogue, current } = props;
  const stay = useTranslations('common.stay');
  const [searches, setSearches] = useState<RecentSearch[]>([]);
  const today = useSeoulDay(props.today);
  const [isCleared, setCleared] = useState(false);
  useEffect(() => setSearches(readRecentSearches(browserStores()?.local ?? null, today)), [today]);

  const others = searches
    .map((entry) => ({ ...entry, query: writeSearchParams(entry.search) }))
    .filter(({ query }) => query !== current);
  const placeOf = usePlaceNames(searches, { locale, catalogue });
  const clear = () => {
    forgetRecentSearches(browserStores()?.local ?? null);
    setSearches([]);
    setCleared(true);
  };
  if (others.length === 0) {
    return (
      <p role="status" className="py-2.5 text-ink-muted text-sm">
        {isCleared ? texts.cleared : ''}
      </p>
    );
  }
  return (
    <nav aria-label={texts.title} className="flex flex-wrap items-center gap-x-5 text-sm">
      <p aria-hidden="true" className="text-ink-muted">
        {texts.title}
      </p>
      <ul className="flex flex-wrap items-center gap-x-5">
        {others
          .map((entry) => ({ ...entry, ...placeOf(entry) }))
          .map(({ query, place, lang, search }) => (
            <li key={query}>
              <PageLink
                href={localizedPath(locale, pathOfSearch(search))}
                className="tabular inline-flex min-h-11 items-center flex-wrap gap-x-2 underline decoration-stone-deep underline-offset-4 hover:decoration-brass"
              >
                <span lang={lang} className="min-w-0">
                  {place}
                </span>
                <span className="keep-words text-ink-muted">
                  {formatStay(search, locale)}&nbsp;· {stay('rooms', { count: search.rooms.length })}&nbsp;·{' '}
                  {guestsText(search.rooms, stay)}
                </span>
              </PageLink>
            </li>
          ))}
      </ul>
      <button type="button" onClick={clear} aria-label={texts.clear} className="icon-button shrink-0 text-ink-muted">
        <Glyph name="close" size={16} />
      </button>
    </nav>
  );
}

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
function usePlaceNames(
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
