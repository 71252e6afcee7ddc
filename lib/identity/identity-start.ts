/** Request and answer of a verification; importable on both sides. */

export const identityPurposes = ['signUp', 'findAccount', 'changeMobile', 'spending'] as const;
export type IdentityPurpose = (typeof identityPurposes)[number];

/** Where the provider is shown: in a window of its own, or in place of the page (no popup, web view). */
export const identityWindows = ['popup', 'page'] as const;
export type IdentityWindow = (typeof identityWindows)[number];

/** Longest way back that is kept; the cookie that holds it has to stay small. */
export const MAX_RETURN_TO = 512;

export interface IdentityForm {
  action: string;
  fields: Record<string, string>;
}

export interface IdentityAnswer {
  verified: boolean;
  purpose: IdentityPurpose;
  window: IdentityWindow;
  returnTo: string;
}

/** How a return can end before its result is asked for, as it stands in the address of the page that says so. */
export const returnOutcomes = ['cancelled', 'used', 'expired', 'unreadable'] as const;
export type ReturnOutcome = (typeof returnOutcomes)[number];

export const identityOutcomes = ['verified', 'notVerified', 'otherBrowser', ...returnOutcomes] as const;
export type IdentityOutcome = (typeof identityOutcomes)[number];
