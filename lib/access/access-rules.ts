import { unlocalizedPath } from '../i18n/localized-path.ts';
import { decodedOnce } from '../request/request-path.ts';
import { pages } from '../routes/pages.ts';
import { paths } from '../routes/paths.ts';

export type AccessDecision =
  | { kind: 'open' }
  | { kind: 'toHome'; notice: 'alreadyLoggedIn' }
  | { kind: 'toWelcome' }
  | { kind: 'toLogin'; notice: 'loginRequired' }
  | { kind: 'toPassword'; notice: 'passwordChange' };

export interface AccessRequest {
  pathname: string;
  loggedIn: boolean;
  search?: string;
  temporary?: boolean;
  /** They have just joined, and not yet seen their membership number. */
  welcomeDue?: boolean;
  insideApp: boolean;
}

const isForGuestsOnly = (path: string) =>
  pages.some((page) => page.guestsOnly && `${path}/`.startsWith(`${page.pattern}/`));

function pathForRules(pathname: string): string {
  return unlocalizedPath((decodedOnce(pathname) ?? pathname).replace(/\/{2,}/g, '/'));
}

/** Section 2: `?type=3` of the profile is the password change screen. */
function isPasswordScreen(path: string, search: string): boolean {
  if (path !== paths.myPageUserInfo.editProfile()) return false;
  const types = new URLSearchParams(search).getAll('type');
  return types.length === 1 && types[0] === '3';
}

/** True if the decision is the same for every session. */
export function isOpenToAll(asked: Pick<AccessRequest, 'pathname' | 'search' | 'insideApp'>): boolean {
  const visitors = [{ loggedIn: true, temporary: true }, { loggedIn: true }, { loggedIn: false }];
  return visitors.every((visitor) => decideAccess({ ...asked, ...visitor }).kind === 'open');
}

/** Section 2 of the specification, "Access rules by route", in its order; section 4 for a temporary password. */
export function decideAccess(request: AccessRequest): AccessDecision {
  const { pathname, search = '', loggedIn, temporary = false, welcomeDue = false, insideApp } = request;
  const path = pathForRules(pathname);
  if (loggedIn && temporary && path.includes('myPage') && !isPasswordScreen(path, search)) {
    return { kind: 'toPassword', notice: 'passwordChange' };
  }
  if (insideApp) return { kind: 'open' };
  if (loggedIn && isForGuestsOnly(path)) {
    return welcomeDue ? { kind: 'toWelcome' } : { kind: 'toHome', notice: 'alreadyLoggedIn' };
  }
  if (!loggedIn && path.includes('myPage')) {
    return { kind: 'toLogin', notice: 'loginRequired' };
  }
  return { kind: 'open' };
}
