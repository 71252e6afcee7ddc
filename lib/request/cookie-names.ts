/** All cookies of the product. Those of a request with another name are dropped (`servedCookies`). */
export const cookieNames = [
  'session',
  'signed-in',
  'identity-flow',
  'identity-verified',
  'guest-reservation',
  'membership-ended',
  'archive',
  'referral',
  'welcome',
  'localStorageLanguage',
  'languageBy',
  'currency',
] as const;
export type CookieName = (typeof cookieNames)[number];
