import { unlocalizedPath } from '../i18n/localized-path.ts';

const publicPath =
  /^\/(hotels(\/[^/]+|\/page\/[^/]+|\/in\/[^/]+\/[^/]+(\/[^/]+)?)?|rewards|terms|privacy|accessibility|help|dining(\/[^/]+|\/page\/[^/]+|\/in\/[^/]+(\/[^/]+)?)?)?\/?$/;

function decodedOnce(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/**
 * *Public* pages are the same for everybody, with a policy of hashes; *personal* ones carry a nonce (DESIGN.md). Next
 * finds the page of `/%68otels` too, and would cache it under `/hotels` with one request's nonce in it: an escaped way
 * to a public page is public. (Where requests are watched, such a spelling redirects to the plain one.)
 */
export function pageKind(pathname: string): 'public' | 'personal' {
  return [pathname, decodedOnce(pathname)].some((path) => publicPath.test(unlocalizedPath(path)))
    ? 'public'
    : 'personal';
}
