// Apart from the state that they name, so that a page can look for it without loading its rules.
export const RECENT_SEARCHES_KEY = 'hotelRecentSearches';
export const SEARCH_STORAGE_KEY = 'hotelSearchState';
