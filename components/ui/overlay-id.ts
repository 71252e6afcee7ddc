/** In a module of its own: server components import it. */
export const OVERLAY_ID = 'loading-overlay';
