/** Id of the one overlay of a page, in a module of its own: the page's server part has no hooks. */
export const OVERLAY_ID = 'loading-overlay';
