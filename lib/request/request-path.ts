import { MAX_PATH_LENGTH, MAX_QUERY_VALUES, MAX_TARGET_LENGTH } from './request-sizes.ts';

/**
 * The one reading of the path that a request asks for. Next reads it several times over: its router drops dot segments,
 * tabs and what follows a `#` as the URL standard says, its files and matchers decode it, and the language's rewrite
 * decodes it and reads the result as an address again. Refusals, kinds of pages and access rules look at the path that
 * is read here, and every path that any of those readings would change is refused (SECURITY 45, 48).
 */

export type RequestPath =
  | { kind: 'path'; path: string }
  | { kind: 'refused'; status: 400 | 404 | 414 }
  | { kind: 'moved'; to: string };

const isPlain = /^\/(?:[\w-]+(?:\.[\w-]+)*(?:\/|$))*$/;
/** What an address may hold: no `#`, which ends it, and no backslash, which is read as a slash. */
const isWritable = /^\/[!"$-[\]-~]*$/;
const encodedSlash = /%2f/i;
/** What would be read as something else by a reader that parses it as an address: `my%09Page`, `/%252e`, `/hotels%3Fx`. */
const isReinterpreted = /[%?#\\\p{Cc}]/u;
/** `.` and `..`, also with what some servers cut off (`..;x=1`). */
const dotSegment = /^\.\.?(?:$|[; ])/;
const copiedSpace = '%20';
const manySlashes = /\/{2,}/g;
/** A letter, digit, `-`, `.`, `_` or `~` that is escaped without need (RFC 3986, section 6.2.2.2). */
const needlessEscape = /%(?:2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/gi;
const mayStandInHeader = /^[!-~]*$/;
/** What Next answers and the product never asks for: its encoder of pictures (SECURITY 44), pages by other names. */
const unused = /(?:^|\/)_next\/(?:image|data)(?:$|[/ ;])|\.(?:rsc|segments)(?:$|[/ ;])/i;
/** What the rules know by the first letters of a path; an escape in them would pass by the rules and not by Next. */
const handlersAndFiles = /^\/(?:api|_next|pictures|fonts|sitemaps|manifests)(?:\/|$)/i;

const refused = (status: 400 | 404 | 414): RequestPath => ({ kind: 'refused', status });

/** `undefined` for a broken escape (`/hotels/%`), which Next decodes unguarded (500). */
export function decodedOnce(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function asMeant(written: string): string {
  let meant = written.replace(needlessEscape, decodeURIComponent).replace(manySlashes, '/');
  while (meant.endsWith(copiedSpace)) meant = meant.slice(0, -copiedSpace.length);
  return meant;
}

/** @param target as it was sent, `/path?query`; anything else (`*`, a whole address) is refused */
export function readRequestPath(target: string): RequestPath {
  const end = target.indexOf('?');
  const written = end === -1 ? target : target.slice(0, end);
  if (written.length > MAX_PATH_LENGTH || target.length > MAX_TARGET_LENGTH) return refused(414);
  if (end !== -1 && target.split('&', MAX_QUERY_VALUES + 1).length > MAX_QUERY_VALUES) return refused(414);
  if (isPlain.test(written) && !unused.test(written)) return { kind: 'path', path: written };
  if (!isWritable.test(written)) return refused(400);
  const decoded = decodedOnce(written);
  if (decoded === undefined || isReinterpreted.test(decoded)) return refused(400);
  if (decoded.split('/').some((segment) => dotSegment.test(segment))) return refused(400);
  if (unused.test(decoded.replace(manySlashes, '/'))) return refused(404);
  if (encodedSlash.test(written) || handlersAndFiles.test(decoded) !== handlersAndFiles.test(written))
    return refused(404);
  const meant = asMeant(written);
  if (meant === written) return { kind: 'path', path: decoded };
  const to = meant + (end === -1 ? '' : target.slice(end));
  return mayStandInHeader.test(to) ? { kind: 'moved', to } : refused(400);
}
