import { cookieNames } from './cookie-names.ts';
import { hostCookieName } from './cookies.ts';

const served: ReadonlySet<string> = new Set(cookieNames.flatMap((name) => [name, hostCookieName(name, 'https://')]));

/**
 * The pairs of a `Cookie` header that the product set, the first of several with one name. Names are compared byte for
 * byte (SECURITY 50): a no-break space in front of `session` is a name of its own, which no browser protects by a prefix.
 * Next copies cookies one by one and writes all of them each time, so that 3,000 small ones take a second (SECURITY 61);
 * it also deletes wrong ones of its draft mode by `Set-Cookie`, in answers that caches keep (SECURITY 41).
 * @param header as Node gives it: one character for each byte
 */
export function servedCookies(header: string): string {
  const pairs = new Map<string, string>();
  for (const part of header.split(';')) {
    const pair = part.startsWith(' ') ? part.slice(1) : part;
    const name = pair.slice(0, Math.max(pair.indexOf('='), 0));
    if (served.has(name) && !pairs.has(name)) pairs.set(name, pair);
  }
  return [...pairs.values()].join('; ');
}
