/** `1` on an answer that renewed the pair of a session born in an app: its native side has to have the new one. */
export const SESSION_RENEWED_HEADER = 'x-session-renewed';
