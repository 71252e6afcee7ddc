import { unlocalizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/paths';

/**
 * Foreign origins that forms of a page may be posted to: the identity provider's on the one page that leads there,
 * none anywhere else.
 * @param pathname as it was sent, with or without language segment; another spelling of the page gets none
 * @param identityFormUrl from the configuration
 */
export function formTargetsOf(pathname: string, identityFormUrl: string | undefined): string[] {
  if (identityFormUrl === undefined || unlocalizedPath(pathname) !== paths.identityVerification()) return [];
  return [new URL(identityFormUrl).origin];
}
