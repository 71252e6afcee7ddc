import { localizedPath, unlocalizedPath } from '@/lib/i18n/localized-path';
import { safeReturnTo } from './return-to';

/**
 * Never for a page of another site that leads here within the web view: it would log the visitor out.
 * @param fetchSite `Sec-Fetch-Site`: `none` for what the native side opens, null where the web view does not say
 */
export function asksForLoginCheck(check: string | null, fetchSite: string | null): boolean {
  return check === 'login' && fetchSite !== 'cross-site' && fetchSite !== 'same-site';
}

/**
 * A path of ours in the language of the entry; a target that names a language keeps it. The entry itself, or what is
 * not ours, becomes home.
 */
export function appEntryTarget(asked: string | null, { origin, locale }: { origin: string; locale: string }): string {
  const target = safeReturnTo(asked, origin);
  const { pathname, search, hash } = new URL(target, origin);
  const namesLanguage = unlocalizedPath(pathname) !== pathname;
  return (namesLanguage ? pathname : localizedPath(locale, pathname)) + search + hash;
}
