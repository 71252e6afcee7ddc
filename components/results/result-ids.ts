/** Target of links to the list; busy while the next results load. */
export const RESULTS_ID = 'results';
/** The number of hotels; takes the focus of a removed filter. */
export const RESULT_COUNT_ID = 'result-count';

/** The step of the room to choose now, right above the rooms and rates. */
export const CURRENT_ROOM_ID = 'current-room';
