import * as z from 'zod';

/** As the hub issues them (section 3). Seals and hub calls hold the access token bare, local storage behind `Bearer `. */
export const tokenPair = z.object({ accessToken: z.string().min(1), refreshToken: z.string().min(1) });
export type TokenPair = z.infer<typeof tokenPair>;
