import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { decideAccess } from './access-rules';
import { safeReturnTo } from './return-to';

/** The asked address if it is a page of the product that is open to members, else home. */
export function returnAddress(asked: string | null, { origin, locale }: { origin: string; locale: string }): string {
  const home = localizedPath(locale, paths.home());
  if (asked === null) return home;
  const target = safeReturnTo(asked, origin);
  const { pathname } = new URL(target, origin);
  const isOpen = decideAccess({ pathname, loggedIn: true, insideApp: false }).kind === 'open';
  return target === '/' || !isOpen ? home : target;
}
