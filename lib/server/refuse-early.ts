import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { logUnreadRequest } from '@/lib/observability/log-lines';
import { countUnfinishedRequest } from '@/lib/observability/metrics';
import { readRequestPath } from '@/lib/request/request-path';
import { answerToTooLargeHeaders, plainPageFor } from './plain-page';
import { withoutQuery } from './public-address';
import { onClientError, onStillConnection } from './unfinished-requests';

const isHandler = (path: string) => path.startsWith('/api/');

const guarded = new WeakSet<Server>();

/** There are no server actions; Next would look for one that a header or form names, and log. */
function refusalOfAction(path: string, method: string | undefined, headers: IncomingHttpHeaders): number | null {
  if (headers['next-action'] !== undefined) return 400;
  const isForm = /^multipart\/form-data/i.test(headers['content-type'] ?? '');
  if (method !== 'POST' || !isForm) return null;
  return isHandler(path) ? 415 : 400;
}

interface Refusal {
  status: number;
  headers: Record<string, string>;
}

const refused = (status: number): Refusal => ({ status, headers: { 'cache-control': 'no-store' } });

/** Status and headers of an answer that is given before Next sees the request; null for what Next can handle. */
function refusalOf({ method, url = '/', headers, headersDistinct }: IncomingMessage): Refusal | null {
  // RFC 9112, section 3.2: readers would differ in which of them they take.
  if (headersDistinct.host !== undefined && headersDistinct.host.length > 1) return refused(400);
  // Next builds a `Request` from it, which the standard forbids, and answers 500 (SECURITY 24).
  if (method === 'TRACE') return { status: 405, headers: { allow: 'GET, HEAD, POST, PUT, DELETE, OPTIONS' } };
  const target = readRequestPath(url);
  if (target.kind === 'refused') return refused(target.status);
  const isRead = method === 'GET' || method === 'HEAD';
  if (target.kind === 'moved') {
    return isRead ? { status: 308, headers: { 'cache-control': 'no-store', location: target.to } } : refused(400);
  }
  const action = refusalOfAction(target.path, method, headers);
  if (action !== null) return refused(action);
  // Pages and files are only read. Next would copy the body for the middleware first, and its copy of one that
  // breaks off fails where nobody listens (SECURITY 38); to a file its own answer is 500.
  if (!isRead && !isHandler(target.path)) return { status: 405, headers: { allow: 'GET, HEAD' } };
  return null;
}

const LINGER_MS = 2_000;

/** Destroying the socket while its sender still sends would reset the connection, and the answer would be lost. */
function endWithAnswer(socket: Socket, answer: string): true {
  socket.end(answer);
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
  return true;
}

/**
 * Answers what Next itself would answer with 500, or stumble over: TRACE, and anything but reading on pages and files,
 * with 405; what `readRequestPath` refuses; and a call of a server action with 400. Doubled slashes and a last space lead
 * on to the path without them.
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
    if (event === 'clientError') {
      const [error, socket] = details as [Error & { rawPacket?: Buffer }, Socket];
      // It was answered, and its sender has not stopped yet.
      if (socket.writableEnded) return true;
      const end = onClientError(error, socket, countUnfinishedRequest);
      if (end) logUnreadRequest(end);
      const answer = end?.status === 431 ? answerToTooLargeHeaders(error.rawPacket) : undefined;
      if (answer !== undefined) return endWithAnswer(socket, answer);
    }
    if (event === 'timeout') onStillConnection(details[0] as Socket);
    // Ended while its requests were read (`endsLongQueue`).
    if (event === 'request' && (details[0] as IncomingMessage).socket.destroyed) return true;
    const refusal = event === 'request' ? refusalOf(details[0] as IncomingMessage) : null;
    const [request, response] = details as [IncomingMessage, ServerResponse];
    if (refusal === null) {
      if (event === 'request') request.url = withoutQuery(request);
      return emit(event, ...details);
    }
    const page = refusal.status === 308 ? undefined : plainPageFor(refusal.status, request);
    response.writeHead(refusal.status, { ...refusal.headers, 'content-length': 0, ...page?.headers }).end(page?.html);
    return true;
  };
}
