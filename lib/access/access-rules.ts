import { unlocalizedPath } from '@/lib/i18n/localized-path';

export type AccessDecision =
  | { kind: 'open' }
  /** Logged in already: home, with the alert. */
  | { kind: 'toHome'; notice: 'alreadyLoggedIn' }
  /** Not logged in: login, with the alert; what is stored of a session is cleared. */
  | { kind: 'toLogin'; notice: 'loginRequired'; clearSession: true };

export interface AccessRequest {
  /** Path of the address as the browser sent it, still percent-encoded, with or without language. */
  pathname: string;
  /** Is there a session that can be unsealed and is not past its lifetime? */
  loggedIn: boolean;
  /** Does the user agent carry the marker of the iOS or Android app? */
  insideApp: boolean;
}

const loggedOutOnly = /^\/(membershipLogin|signUp)(\/|$)/;

/**
 * Path as the rules see it: decoded once, without language, without empty segments. A path that cannot be
 * decoded is returned as it came, which no page matches either.
 */
export function ruledPath(pathname: string): string {
  let decoded = pathname;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    // Malformed escapes reach no page; the rule on the raw text still holds.
  }
  return unlocalizedPath(decoded.replace(/\/{2,}/g, '/'));
}

/**
 * Section 2 of the specification, "Access rules by route", in its order:
 * inside the apps both checks are skipped; `membershipLogin` and `signUp` are for the logged-out
 * (`signUpSuccess` is exempt); any path containing `myPage` needs a member.
 */
export function decideAccess({ pathname, loggedIn, insideApp }: AccessRequest): AccessDecision {
  if (insideApp) return { kind: 'open' };
  const path = ruledPath(pathname);
  if (loggedIn && loggedOutOnly.test(path)) return { kind: 'toHome', notice: 'alreadyLoggedIn' };
  if (!loggedIn && path.includes('myPage')) {
    return { kind: 'toLogin', notice: 'loginRequired', clearSession: true };
  }
  return { kind: 'open' };
}
