import { DRAFT_COOKIES } from './next-protocol.ts';

/** What RFC 6265 allows as a name (`token` of RFC 9110). */
const cookieName = /^[!#$%&'*+\-.^_`|~\w]+$/;

/** Next deletes wrong ones by `Set-Cookie`, in answers that caches keep (S41). */
const unused: ReadonlySet<string> = new Set(DRAFT_COOKIES);

/**
 * A `Cookie` header with nothing in it that two readers could take for different cookies: pairs whose name is a token,
 * byte for byte (a no-break space in front of `session` is a name of its own, which no browser protects by a prefix, and
 * is dropped), and the first of several with one name. Next and our handlers each parse what is left.
 * @param header as Node gives it: one character for each byte
 */
export function namedCookies(header: string): string {
  const pairs = new Map<string, string>();
  for (const part of header.split(';')) {
    const pair = part.startsWith(' ') ? part.slice(1) : part;
    const at = pair.indexOf('=');
    const name = pair.slice(0, Math.max(at, 0));
    if (cookieName.test(name) && !unused.has(name) && !pairs.has(name)) pairs.set(name, pair);
  }
  return [...pairs.values()].join('; ');
}
