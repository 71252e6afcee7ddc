import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { ACTION_HEADER } from '../request/next-protocol.ts';
import { readRequestPath } from '../request/request-path.ts';
import { MAX_HEAD_BYTES } from '../request/request-sizes.ts';
import { isHandler } from '../routes/handlers.ts';
import { paths } from '../routes/paths.ts';
import { isFile, routePattern } from '../routes/route-pattern.ts';
import { isMissing } from './missing-file.ts';

export interface Refusal {
  status: number;
  headers: Record<string, string>;
}

const refused = (status: number): Refusal => ({ status, headers: { 'cache-control': 'no-store' } });

const movedTo = (location: string): Refusal => ({ status: 308, headers: { 'cache-control': 'no-store', location } });

const headBytes = ({ url = '', rawHeaders }: IncomingMessage) =>
  rawHeaders.reduce((bytes, text) => bytes + text.length, url.length);

/** RFC 9112, section 3.2: readers would differ in which of several hosts they take. */
function hasOneHost({ headersDistinct, httpVersion }: IncomingMessage): boolean {
  const count = headersDistinct.host?.length ?? 0;
  return count === 1 || (count === 0 && httpVersion === '1.0');
}

/** A form that the browser itself sends, because the page has no script, or not yet. */
function isNativeForm({ method, headers }: IncomingMessage): boolean {
  const isOwn = headers['sec-fetch-site'] === 'same-origin' && headers['sec-fetch-mode'] === 'navigate';
  return method === 'POST' && isOwn;
}

/** There are no server actions; Next would look for one that a header or form names, and log. */
function refusalOfAction(path: string, method: string | undefined, headers: IncomingHttpHeaders): number | null {
  if (headers[ACTION_HEADER] !== undefined) return 400;
  const isForm = /^multipart\/form-data/i.test(headers['content-type'] ?? '');
  if (method !== 'POST' || !isForm) return null;
  return isHandler(path) ? 415 : 400;
}

const attachmentPage = paths.myPageAttachment('{attachmentId}');
/** For `HEAD` Next would call their `GET`: a look would cost a whole file, or use a one-time state up. */
const hasNoHead = (path: string) => isHandler(path) || routePattern(path) === attachmentPage;

/**
 * The answer to a request that Next would answer with 500, or that no page and no handler is for; null for the others.
 * Doubled slashes, a last space and the query of a file are redirected to the path without them.
 */
export function refusalOf(request: IncomingMessage, isDevelopment: boolean): Refusal | null {
  const { method, url = '/', headers } = request;
  if (!hasOneHost(request)) return refused(400);
  if (headBytes(request) > MAX_HEAD_BYTES) return refused(431);
  // Next builds a `Request` from it, which the standard forbids, and answers 500 (SECURITY 24).
  if (method === 'TRACE') return { status: 405, headers: { allow: 'GET, HEAD, POST, PUT, DELETE, OPTIONS' } };
  const target = readRequestPath(url);
  if (target.kind === 'refused') return refused(target.status);
  const isRead = method === 'GET' || method === 'HEAD';
  if (target.kind === 'moved') return isRead ? movedTo(target.to) : refused(400);
  if (isMissing(target.path, isDevelopment)) return refused(404);
  if (method === 'HEAD' && hasNoHead(target.path)) return { status: 405, headers: { allow: 'GET, POST, PUT, DELETE' } };
  const action = refusalOfAction(target.path, method, headers);
  if (action !== null) return refused(action);
  // Pages and files are only read. Next would copy the body for the middleware first, and its copy of one that
  // breaks off fails without a listener (SECURITY 38); to a file its own answer is 500.
  if (!isRead) {
    if (isHandler(target.path)) return null;
    // Browsers stay on the page after 204, and keep what was typed.
    return { status: isNativeForm(request) ? 204 : 405, headers: { allow: 'GET, HEAD' } };
  }
  // No file reads a query, and with one it would be another file to every cache. Next's development server adds some.
  const end = isDevelopment ? -1 : url.indexOf('?');
  return end !== -1 && isFile(target.path) ? movedTo(url.slice(0, end)) : null;
}
