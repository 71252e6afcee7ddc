/** Told to `window` when the session turns out to be over; the layout shows the alert. */
export const SESSION_EXPIRED_EVENT = 'session-expired';
