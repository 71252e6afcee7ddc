import { unlocalizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/paths';

export type AccessDecision =
  | { kind: 'open' }
  | { kind: 'toHome'; notice: 'alreadyLoggedIn' }
  /** Not logged in: login, with the alert; what is stored of a session is cleared. */
  | { kind: 'toLogin'; notice: 'loginRequired'; clearSession: true }
  /** A temporary password has to be changed first: its screen, with the alert. */
  | { kind: 'toPassword'; notice: 'passwordChange' };

export interface AccessRequest {
  pathname: string;
  /** Is there a session that can be unsealed and is not past its lifetime? */
  loggedIn: boolean;
  search?: string;
  temporary?: boolean;
  /** Does the user agent carry the marker of the iOS or Android app? */
  insideApp: boolean;
}

/** Of the specification the first two; an integration logs in, too. */
const loggedOutOnly = /^\/(membershipLogin|signUp|membershipIntegration)(\/|$)/;

/**
 * Decoded once, without language and empty segments; what cannot be decoded is returned as it came and matches no
 * page.
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

/** Section 2: `?type=3` of the profile is the password change screen. */
function isPasswordScreen(path: string, search: string): boolean {
  if (path !== paths.myPageUserInfo.editProfile()) return false;
  const types = new URLSearchParams(search).getAll('type');
  return types.length === 1 && types[0] === '3';
}

/**
 * Section 2 of the specification, "Access rules by route", in its order: inside the apps both checks are skipped,
 * `signUpSuccess` is exempt, any path containing `myPage` needs a member. Section 4: with a temporary password My Page
 * is its change alone, inside the apps, too.
 */
export function decideAccess(request: AccessRequest): AccessDecision {
  const { pathname, search = '', loggedIn, temporary = false, insideApp } = request;
  const path = ruledPath(pathname);
  if (loggedIn && temporary && path.includes('myPage') && !isPasswordScreen(path, search)) {
    return { kind: 'toPassword', notice: 'passwordChange' };
  }
  if (insideApp) return { kind: 'open' };
  if (loggedIn && loggedOutOnly.test(path)) return { kind: 'toHome', notice: 'alreadyLoggedIn' };
  if (!loggedIn && path.includes('myPage')) {
    return { kind: 'toLogin', notice: 'loginRequired', clearSession: true };
  }
  return { kind: 'open' };
}
