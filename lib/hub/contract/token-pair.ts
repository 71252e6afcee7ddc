import * as z from 'zod';

/**
 * The two tokens of a login, as the hub issues them (section 3 of the specification). The session's seal and the hub's
 * calls hold the bare access token; an app's local storage holds it with `Bearer ` in front.
 */
export const tokenPair = z.object({ accessToken: z.string().min(1), refreshToken: z.string().min(1) });
export type TokenPair = z.infer<typeof tokenPair>;
