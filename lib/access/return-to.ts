/**
 * Where a visitor may be sent after login: a path of this site, or `/`. The value is parsed as a browser
 * would parse it, compared by origin and rebuilt, because `/\evil.example`, a tab, and `/..//evil.example`
 * all look like paths and are not (SECURITY 16).
 * @param value as it stands in the address, decoded once
 * @param origin the configured public origin
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
  return /^\/[/\\]/.test(path) ? '/' : path;
}
