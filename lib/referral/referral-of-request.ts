import 'server-only';
import { serverEnv } from '@/lib/env/server-env';
import { cookieValue, setCookie } from '@/lib/session/cookies';
import { REFERRAL_COOKIE, referralCodeOf } from './referral-cookie';

/** The code of the link by which this browser came; null for none. */
export const referralCodeIn = (request: Request): string | null =>
  referralCodeOf(cookieValue(request.headers.get('cookie'), REFERRAL_COOKIE));

/** `Set-Cookie` once somebody has joined with it. */
export const clearedReferralCookie = (): string => setCookie(REFERRAL_COOKIE, '', 0, serverEnv().PUBLIC_ORIGIN, true);
