/** Where the list of results begins: pages lead here, and it says that it waits for the next answer. */
export const RESULTS_ID = 'results';
/** The sentence with the number of hotels; it takes the focus of a link that has gone with its filter. */
export const RESULT_COUNT_ID = 'result-count';
