/**
 * On an answer during which the pair of a session that was born in an app was renewed: `1`. The page then asks for
 * the new pair, which its native side has to have.
 */
export const SESSION_RENEWED_HEADER = 'x-session-renewed';
