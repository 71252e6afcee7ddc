/** The largest page number that the hub is asked for: no list is as long. */
export const LAST_PAGE = 99_999;
