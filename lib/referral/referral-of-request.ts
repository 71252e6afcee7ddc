import 'server-only';
import { serverEnv } from '@/lib/env/server-env';
import { cookieValue, setCookie } from '@/lib/request/cookies';
import { REFERRAL_COOKIE, referralCodeOf } from './referral-cookie';

export const referralCodeIn = (request: Request): string | null =>
  referralCodeOf(cookieValue(request.headers.get('cookie'), REFERRAL_COOKIE));

export const clearedReferralCookie = (): string => setCookie(REFERRAL_COOKIE, '', 0, serverEnv().PUBLIC_ORIGIN, true);
