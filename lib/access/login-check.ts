import { localizedPath, unlocalizedPath } from '@/lib/i18n/localized-path';
import { safeReturnTo } from './return-to';

/** Not for links of other sites. @param fetchSite `Sec-Fetch-Site`, null if it is not sent */
export function asksForLoginCheck(check: string | null, fetchSite: string | null): boolean {
  return check === 'login' && fetchSite !== 'cross-site' && fetchSite !== 'same-site';
}

/** A path of the product in the entry's language; a target that names a language keeps it. Anything else is home. */
export function appEntryTarget(asked: string | null, { origin, locale }: { origin: string; locale: string }): string {
  const target = safeReturnTo(asked, origin);
  const { pathname, search, hash } = new URL(target, origin);
  const namesLanguage = unlocalizedPath(pathname) !== pathname;
  return (namesLanguage ? pathname : localizedPath(locale, pathname)) + search + hash;
}
