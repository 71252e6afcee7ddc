import { unlocalizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';

/** The identity provider's origin on the one page that posts to it. @param pathname as it was sent; another spelling gets none */
export function formTargetsOf(pathname: string, identityFormUrl: string | undefined): string[] {
  if (identityFormUrl === undefined || unlocalizedPath(pathname) !== paths.identityVerification()) return [];
  return [new URL(identityFormUrl).origin];
}
