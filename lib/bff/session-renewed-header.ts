/** `1` on an answer that refreshed the pair of an app's session: the native side needs the new one. */
export const SESSION_RENEWED_HEADER = 'x-session-renewed';
