import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http';
import { isAsset } from './route-pattern';

const guarded = new WeakSet<Server>();

/**
 * There are no server actions. Next would look for the one that a header or a page's own form names, and write lines
 * of its own about it. Handlers refuse forms themselves.
 */
function callsServerAction(pathname: string, method: string | undefined, headers: IncomingHttpHeaders): boolean {
  if (headers['next-action'] !== undefined) return true;
  const isForm = /^multipart\/form-data/i.test(headers['content-type'] ?? '');
  return method === 'POST' && isForm && !pathname.startsWith('/api/');
}

/** Status and headers of an answer that is given before Next sees the request; null for what Next can handle. */
function refusalOf({
  method,
  url = '/',
  headers,
}: IncomingMessage): { status: number; headers: Record<string, string> } | null {
  // Next builds a `Request` from it, which the standard forbids, and answers 500 (SECURITY 24).
  if (method === 'TRACE') return { status: 405, headers: { allow: 'GET, HEAD, POST, PUT, DELETE, OPTIONS' } };
  const pathname = url.split('?', 1)[0] ?? '';
  if (callsServerAction(pathname, method, headers)) return { status: 400, headers: { 'cache-control': 'no-store' } };
  // Next's own answer to another method on a file is 500 too.
  if (method !== 'GET' && method !== 'HEAD' && isAsset(pathname))
    return { status: 405, headers: { allow: 'GET, HEAD' } };
  try {
    decodeURIComponent(pathname);
    return null;
  } catch {
    // A path with a broken escape (`/hotels/%`) names nothing; Next decodes it unguarded and answers 500.
    return { status: 400, headers: { 'cache-control': 'no-store' } };
  }
}

/**
 * Answers what Next itself would answer with 500: TRACE, and writing to a file, with 405; a path that cannot be
 * decoded, and a call of a server action, with 400.
 * There is no other place in front of Next's own server.
 */
export function refuseEarly(server: Server): void {
  if (guarded.has(server)) return;
  guarded.add(server);
  const emit = server.emit.bind(server) as (event: string, ...details: unknown[]) => boolean;
  server.emit = (event: string, ...details: unknown[]) => {
    const refusal = event === 'request' ? refusalOf(details[0] as IncomingMessage) : null;
    if (refusal === null) return emit(event, ...details);
    const response = details[1] as ServerResponse;
    response.writeHead(refusal.status, { ...refusal.headers, 'content-length': 0 }).end();
    return true;
  };
}
