import { referralCodeOf } from '@/lib/hub/contract/referral-code';
import type { CookieName } from '@/lib/request/cookie-names';

/** First-party cookie with the code of the link by which a visitor came; read by the sign-up, and gone after 30 days. */
export const REFERRAL_COOKIE = 'referral' satisfies CookieName;
export const REFERRAL_COOKIE_SECONDS = 30 * 24 * 3600;

const initialOf = { common: 'H', company: 'C' } as const;

export function cameBy(value: string | null | undefined, type: keyof typeof initialOf): string {
  const code = referralCodeOf(value);
  return code?.startsWith(initialOf[type]) ? code : '';
}
