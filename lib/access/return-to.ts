/** ASCII escapes decoded, also those of escapes; malformed ones beside them do not hide the others. */
function decoded(pathname: string): string {
  let text = pathname;
  for (let times = 0; times < 4; times += 1) {
    text = text.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  }
  return text;
}

/**
 * Addresses that act on a session (`/_app?check=login`, in any language) or are answered by a handler (SECURITY 52).
 */
const noPage = /(?:^|[/\\])_app(?![a-z0-9])|^[/\\]*(?:api|_next)(?:[/\\]|$)/i;

/**
 * A page of this site that changes no session by itself, or `/`. Parsed as a browser would, compared by origin and
 * rebuilt, because `/\evil.example`, a tab, and `/..//evil.example` all look like paths and are not (SECURITY 16).
 */
export function safeReturnTo(value: string | null | undefined, origin: string): string {
  if (!value?.startsWith('/')) return '/';
  let target: URL;
  try {
    target = new URL(value, origin);
  } catch {
    return '/';
  }
  if (target.origin !== origin || target.username !== '' || target.password !== '') return '/';
  const path = `${target.pathname}${target.search}${target.hash}`;
  // Parsed once it is ours; a path of two slashes would be somebody else's when parsed again.
  return /^\/[/\\]/.test(path) || noPage.test(decoded(target.pathname)) ? '/' : path;
}
