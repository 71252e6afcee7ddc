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
