import { unlocalizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';

/**
 * The identity provider's origin on the one page that posts to it, none anywhere else.
 * @param pathname as it was sent; another spelling of the page gets none
 */
export function formTargetsOf(pathname: string, identityFormUrl: string | undefined): string[] {
  if (identityFormUrl === undefined || unlocalizedPath(pathname) !== paths.identityVerification()) return [];
  return [new URL(identityFormUrl).origin];
}
