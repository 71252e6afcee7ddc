import { unlocalizedPath } from '@/lib/i18n/localized-path';

const publicPath =
  /^\/(hotels(\/[^/]+|\/page\/[^/]+|\/in\/[^/]+\/[^/]+(\/[^/]+)?)?|rewards|terms|privacy|accessibility|help|dining(\/[^/]+|\/page\/[^/]+|\/in\/[^/]+(\/[^/]+)?)?)?\/?$/;

function decodedOnce(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // Malformed escapes reach no page; the raw text decides.
    return pathname;
  }
}

/**
 * The two kinds of pages (DESIGN.md): *public* ones are the same for everybody and kept with a policy of
 * hashes; *personal* ones are rendered for each request with a nonce. Unknown addresses are personal.
 *
 * Next finds the page of `/%68otels` too, and would keep it under `/hotels` with the nonce of that one request
 * in it: an escaped way to a public page is public.
 * @param pathname as it was sent, with or without language segment
 */
export function pageKind(pathname: string): 'public' | 'personal' {
  return [pathname, decodedOnce(pathname)].some((path) => publicPath.test(unlocalizedPath(path)))
    ? 'public'
    : 'personal';
}
