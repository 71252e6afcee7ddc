/** Last page that may be asked of any list. Beyond all of them; keeps nonsense out of the hub. */
export const LAST_PAGE = 99_999;
