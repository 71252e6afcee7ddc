import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http';

const guarded = new WeakSet<Server>();

/**
 * There are no server actions. Next would look for the one that a header or a form names, also behind an address of
 * no handler, and write lines of its own about it. No handler takes such a form either.
 */
function refusalOfAction(pathname: string, method: string | undefined, headers: IncomingHttpHeaders): number | null {
  if (headers['next-action'] !== undefined) return 400;
  const isForm = /^multipart\/form-data/i.test(headers['content-type'] ?? '');
  if (method !== 'POST' || !isForm) return null;
  return pathname.startsWith('/api/') ? 415 : 400;
}

/**
 * The language's rewrite decodes the path of a page, drops control characters and a last space from it as browsers
 * do, and Next decodes once more: `/my%09Page` and `/%256dyPage` are My Page there, and were something else to the
 * rules that were asked before (SECURITY 14, 40). No address of ours holds an escape that is still one when decoded.
 */
const readAnew = /[%\p{Cc}]/u;

/** A space that was copied along with an address. */
const copiedSpace = /(?:%20)+(?=\?|$)/;
/** A path of ours and what may stand in a header; `//host` would be another's. */
const ownAddress = /^\/(?![/\\])[!-~]*$/;

interface Refusal {
  status: number;
  headers: Record<string, string>;
}

const namesNothing: Refusal = { status: 400, headers: { 'cache-control': 'no-store' } };

/** For a path with a broken escape (`/hotels/%`), which Next decodes unguarded (500), and one that means another. */
function refusalOfSpelling(url: string, pathname: string): Refusal | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return namesNothing;
  }
  if (/^\/(?:api|_next)\//.test(pathname)) return null;
  if (readAnew.test(decoded)) return namesNothing;
  if (!decoded.endsWith(' ')) return null;
  const location = url.replace(copiedSpace, '');
  return ownAddress.test(location) ? { status: 308, headers: { 'cache-control': 'no-store', location } } : namesNothing;
}

/** Status and headers of an answer that is given before Next sees the request; null for what Next can handle. */
function refusalOf({ method, url = '/', headers }: IncomingMessage): Refusal | null {
  // Next builds a `Request` from it, which the standard forbids, and answers 500 (SECURITY 24).
  if (method === 'TRACE') return { status: 405, headers: { allow: 'GET, HEAD, POST, PUT, DELETE, OPTIONS' } };
  // `*`, or a whole address: Next takes the one apart unguarded (500), and rules by path would not know the other.
  if (!url.startsWith('/')) return namesNothing;
  const pathname = url.split('?', 1)[0] ?? '';
  const action = refusalOfAction(pathname, method, headers);
  if (action !== null) return { status: action, headers: { 'cache-control': 'no-store' } };
  // Pages and files are only read. Next would copy the body for the middleware first, and its copy of one that
  // breaks off fails where nobody listens (SECURITY 38); to a file its own answer is 500.
  if (method !== 'GET' && method !== 'HEAD' && !pathname.startsWith('/api/'))
    return { status: 405, headers: { allow: 'GET, HEAD' } };
  return refusalOfSpelling(url, pathname);
}

/**
 * Answers what Next itself would answer with 500, or stumble over: TRACE, and anything but reading on pages and files,
 * with 405; a target that is no path, a path that cannot be decoded or would be read differently once more, and a call
 * of a server action, with 400. A last space leads on to the path without it.
 * An offer to speak another protocol is passed over. There is no other place in front of Next's own server.
 */
export function refuseEarly(server: Server): void {
  if (guarded.has(server)) return;
  guarded.add(server);
  // Next hangs up on whoever offers another protocol (Java's client offers HTTP/2 with each first request), past all
  // rules and the log. Nothing here speaks another one: an offer that nobody listens to is a request like any other.
  if (process.env.NODE_ENV === 'production') server.removeAllListeners('upgrade');
  const emit = server.emit.bind(server) as (event: string, ...details: unknown[]) => boolean;
  server.emit = (event: string, ...details: unknown[]) => {
    const refusal = event === 'request' ? refusalOf(details[0] as IncomingMessage) : null;
    if (refusal === null) return emit(event, ...details);
    const response = details[1] as ServerResponse;
    response.writeHead(refusal.status, { ...refusal.headers, 'content-length': 0 }).end();
    return true;
  };
}
