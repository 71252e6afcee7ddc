import 'server-only';
import { cookies } from 'next/headers';
import { serverEnv } from '@/lib/env/server-env';
import type { CookieName } from '@/lib/request/cookie-names';
import { setCookie } from '@/lib/request/cookies';

/** Marks a browser whose member has just left the programme. It identifies no person and grants no access. */
export const LEFT_COOKIE = 'membership-ended' satisfies CookieName;
const LIFETIME_SECONDS = 600;

export const leftCookie = (): string => setCookie(LEFT_COOKIE, '1', LIFETIME_SECONDS, serverEnv().PUBLIC_ORIGIN, true);

export const hasJustLeft = async (): Promise<boolean> => (await cookies()).has(LEFT_COOKIE);
