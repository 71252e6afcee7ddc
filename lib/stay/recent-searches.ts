import * as z from 'zod/mini';
import { readStored, writeStored } from '@/lib/browser-storage/stored-item';
import { RECENT_SEARCHES_KEY } from '@/lib/browser-storage/stored-keys';
import { storedList } from '@/lib/browser-storage/stored-list';
import type { SeoulDay } from '@/lib/dates/day';
import { beginningOf, lengthOf } from '@/lib/hub/contract/typed-text';
import { type Locale, languages } from '@/lib/i18n/languages';
import { queryValues } from '@/lib/routes/query-values';
import { parseSearchParams, writeSearchParams } from './search-params';
import type { Stay } from './stay';

export interface RecentSearch {
  search: Stay;
  place: string;
  locale: Locale;
}

const VERSION = 1;
const MOST_KEPT = 5;
const LONGEST_PLACE = 80;

export type SearchShelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Of another release: not read. */
const recentItem = z.object({
  version: z.literal(VERSION),
  searches: storedList(
    z.object({ query: z.string(), place: z.string(), locale: z.enum(languages.map(({ locale }) => locale)) }),
  ),
});
type StoredEntry = z.infer<typeof recentItem>['searches'][number];

/** Null if it does not parse or its dates have passed. */
function readEntry({ query, place: stored, locale }: StoredEntry, today: SeoulDay): RecentSearch | null {
  const { search, repairs } = parseSearchParams(queryValues(query), { today });
  const place = stored.trim();
  if (repairs.length > 0 || place === '' || lengthOf(place) > LONGEST_PLACE) return null;
  return { search, place, locale };
}

/** The latest first; those whose dates have passed are gone. @param storage null where the browser has none */
export function readRecentSearches(storage: SearchShelf | null, today: SeoulDay): RecentSearch[] {
  const found = readStored(storage, RECENT_SEARCHES_KEY, recentItem)?.searches ?? [];
  return found
    .slice(0, MOST_KEPT)
    .map((entry) => readEntry(entry, today))
    .filter((entry) => entry !== null);
}

export function rememberSearch(storage: SearchShelf | null, made: RecentSearch, today: SeoulDay): void {
  const query = writeSearchParams(made.search);
  const others = readRecentSearches(storage, today).filter(({ search }) => writeSearchParams(search) !== query);
  const searches = [made, ...others].slice(0, MOST_KEPT).map(({ search, place, locale }) => ({
    query: writeSearchParams(search),
    place: beginningOf(place, LONGEST_PLACE),
    locale,
  }));
  writeStored(storage, RECENT_SEARCHES_KEY, { version: VERSION, searches });
}

export function forgetRecentSearches(storage: SearchShelf | null): void {
  writeStored(storage, RECENT_SEARCHES_KEY, null);
}
