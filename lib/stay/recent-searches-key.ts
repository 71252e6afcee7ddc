/** Name of the recent searches in the browser's local storage; alone, so that a page can look without the rules. */
export const RECENT_SEARCHES_KEY = 'hotelRecentSearches';
