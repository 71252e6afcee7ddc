import { localizedPath, unlocalizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { decideAccess } from './access-rules';

function decoded(pathname: string): string {
  let text = pathname;
  for (let times = 0; times < 4; times += 1) {
    text = text.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  }
  return text;
}

/** Addresses that act on a session, in any language, or are answered by a handler (SECURITY 52). */
const noPage = /(?:^|[/\\])_app(?![a-z0-9])|^[/\\]*(?:api|_next)(?:[/\\]|$)/i;

/** A page contains this address several times. */
const MAX_LENGTH = 2_048;

/** A page of this site that changes no session, or `/`: parsed as a browser would, and rebuilt (SECURITY 16). */
export function safeReturnTo(value: string | null | undefined, origin: string): string {
  if (!value?.startsWith('/') || value.length > MAX_LENGTH) return '/';
  let target: URL;
  try {
    target = new URL(value, origin);
  } catch {
    return '/';
  }
  if (target.origin !== origin || target.username !== '' || target.password !== '') return '/';
  const path = `${target.pathname}${target.search}${target.hash}`;
  return /^\/[/\\]/.test(path) || noPage.test(decoded(target.pathname)) ? '/' : path;
}

interface Origin {
  origin: string;
  locale: string;
}

/** The asked address if it is a page of the product that is open to members, else home. */
export function returnAddress(asked: string | null, { origin, locale }: Origin): string {
  const home = localizedPath(locale, paths.home());
  if (asked === null) return home;
  const target = safeReturnTo(asked, origin);
  const { pathname } = new URL(target, origin);
  const isOpen = decideAccess({ pathname, loggedIn: true, insideApp: false }).kind === 'open';
  return target === '/' || !isOpen ? home : target;
}

/**
 * Where the entry of the apps redirects to: a path of the product in the entry's language; a target that names a
 * language keeps it. Anything else is home.
 */
export function appEntryTarget(asked: string | null, { origin, locale }: Origin): string {
  const target = safeReturnTo(asked, origin);
  const { pathname, search, hash } = new URL(target, origin);
  const namesLanguage = unlocalizedPath(pathname) !== pathname;
  return (namesLanguage ? pathname : localizedPath(locale, pathname)) + search + hash;
}
