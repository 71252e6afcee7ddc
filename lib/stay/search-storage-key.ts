/** Where the search state is kept; alone, so that a page can look for it without loading the state itself. */
export const SEARCH_STORAGE_KEY = 'hotelSearchState';
