import { browserStores } from './browser-stores';

// Apart from the modules that read the items, so that a page can look for one without loading its schema.
export const ATTEMPTS_KEY = 'attempts';
export const RECENT_SEARCHES_KEY = 'hotelRecentSearches';
export const SEARCH_STORAGE_KEY = 'hotelSearchState';

/** Whether this browser has stored a search or searches; false where storage is forbidden. */
export function isStored(key: typeof RECENT_SEARCHES_KEY | typeof SEARCH_STORAGE_KEY): boolean {
  return (browserStores()?.local.getItem(key) ?? null) !== null;
}
