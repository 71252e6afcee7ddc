import { RECENT_SEARCHES_KEY } from '@/lib/browser-storage/search-keys';
import { isRecord, readStored } from '@/lib/browser-storage/stored-item';
import type { SeoulDay } from '@/lib/dates/day';
import { beginningOf, lengthOf } from '@/lib/hub/contract/typed-text';
import { type Locale, languages } from '@/lib/i18n/languages';
import { queryValues } from '@/lib/routes/query-values';
import { parseSearchParams, type Stay, writeSearchParams } from './search-params';

export interface RecentSearch {
  search: Stay;
  place: string;
  locale: Locale;
}

const VERSION = 1;
const MOST_KEPT = 5;
const LONGEST_PLACE = 80;

/** Where they are kept; web views and private windows may have no such place. */
export type SearchShelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** One entry as it was found; null for what cannot be searched any more, or was not written by us. */
function readEntry(found: unknown, today: SeoulDay): RecentSearch | null {
  if (!isRecord(found) || typeof found.query !== 'string' || typeof found.place !== 'string') return null;
  const locale = languages.find((language) => language.locale === found.locale)?.locale;
  const { search, repairs } = parseSearchParams(queryValues(found.query), { today });
  const place = found.place.trim();
  if (locale === undefined || repairs.length > 0 || place === '' || lengthOf(place) > LONGEST_PLACE) return null;
  return { search, place, locale };
}

/** The latest first; those whose dates have passed are gone. @param today the day it is in Seoul */
export function readRecentSearches(shelf: SearchShelf, today: SeoulDay): RecentSearch[] {
  const found = readStored(shelf, RECENT_SEARCHES_KEY);
  if (found?.version !== VERSION || !Array.isArray(found.searches)) return [];
  return found.searches
    .slice(0, MOST_KEPT)
    .map((entry) => readEntry(entry, today))
    .filter((entry) => entry !== null);
}

export function rememberSearch(shelf: SearchShelf, made: RecentSearch, today: SeoulDay): void {
  const query = writeSearchParams(made.search);
  const others = readRecentSearches(shelf, today).filter(({ search }) => writeSearchParams(search) !== query);
  const searches = [made, ...others].slice(0, MOST_KEPT).map(({ search, place, locale }) => ({
    query: writeSearchParams(search),
    place: beginningOf(place, LONGEST_PLACE),
    locale,
  }));
  try {
    shelf.setItem(RECENT_SEARCHES_KEY, JSON.stringify({ version: VERSION, searches }));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

export function forgetRecentSearches(shelf: SearchShelf): void {
  shelf.removeItem(RECENT_SEARCHES_KEY);
}
