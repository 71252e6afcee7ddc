import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import type { Server as AnyServer, Socket } from 'node:net';
import {
  type ArrivalTime,
  FILE_WITHIN_MS,
  fixedArrivalTime,
  STILL_MS,
  steadyArrivalTime,
  WITHIN_MS,
} from './arrival-time';
import { type BrokenEnd, connectionEnds, hasUnanswered } from './request-end';

const LOOK_EVERY_MS = 1_000;
const cut = { outcome: 'cut', status: 408 } as const;

/** Handlers whose body is a file, which may come over a slow line. */
export const fileHandlers: readonly string[] = ['/api/member/attachment'];

const limited = new WeakSet<Server>();

/** Connections on which an answer is done and no further request has begun, with what they had sent by then. */
const between = new Map<Socket, { sinceMs: number; bytesRead: number }>();

interface Arriving {
  /** Of the request's beginning: one that was destroyed has none any more. */
  socket: Socket;
  response: ServerResponse;
  time: ArrivalTime;
  isFile: boolean;
}

const arriving = new Map<IncomingMessage, Arriving>();

/** Statuses that Node answers by itself, by the code of its error. */
const refusals: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, HPE_CHUNK_EXTENSIONS_OVERFLOW: 413 };

/** How a connection ends on which Node could read no request; undefined where nothing arrived, or its sender hung up. */
function unreadable({ code = '' }: NodeJS.ErrnoException, { bytesRead }: Socket): BrokenEnd | undefined {
  if (bytesRead === 0) return undefined;
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return cut;
  return code.startsWith('HPE_') ? { outcome: 'refused', status: refusals[code] ?? 400 } : undefined;
}

/**
 * Call for Node's `clientError`.
 * @returns how it ended, where no request had begun; a begun one says so itself (`whenEnded`)
 */
export function onClientError(
  error: NodeJS.ErrnoException,
  socket: Socket,
  countUnfinished: () => void,
): BrokenEnd | undefined {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') countUnfinished();
  const end = unreadable(error, socket);
  if (end === undefined) return undefined;
  const isOfRequest = hasUnanswered(socket);
  connectionEnds(socket, end);
  return isOfRequest ? undefined : end;
}

/** Call for Node's `timeout`: nothing has moved on the connection, and Node ends it. */
export function onStillConnection(socket: Socket): void {
  connectionEnds(socket, cut);
}

export function requestArrived(request: IncomingMessage, response: ServerResponse, path: string | null): void {
  const { socket, headers, method } = request;
  between.delete(socket);
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  const nowMs = performance.now();
  const isFile = method === 'POST' && path !== null && fileHandlers.includes(path);
  const time = isFile ? steadyArrivalTime(nowMs, socket.bytesRead) : fixedArrivalTime(nowMs);
  arriving.set(request, { socket, response, time, isFile });
}

export function requestAnswered(request: IncomingMessage): void {
  const socket = request.socket as Socket | null;
  if (socket && !socket.destroyed) between.set(socket, { sinceMs: performance.now(), bytesRead: socket.bytesRead });
  const body = arriving.get(request);
  // A file that was refused, e.g. by its first bytes, is no longer waited for.
  if (body?.isFile) arriving.set(request, { ...body, time: fixedArrivalTime(performance.now()), isFile: false });
}

/** Ends connections that keep sending and begin no request: Node takes empty lines between two requests for neither. */
function endIdleSenders(countOne: () => void): void {
  const nowMs = performance.now();
  for (const [socket, { sinceMs, bytesRead }] of between) {
    if (socket.destroyed) between.delete(socket);
    else if (socket.bytesRead === bytesRead) between.set(socket, { sinceMs: nowMs, bytesRead });
    else if (nowMs - sinceMs > WITHIN_MS) {
      countOne();
      socket.destroy();
    }
  }
}

/** Ends connections whose request has a body that does not arrive in its time, as Node ends those of an unfinished head. */
function endSlowBodies(countOne: () => void): void {
  const nowMs = performance.now();
  for (const [request, { socket, response, time }] of arriving) {
    if (request.complete || socket.destroyed) arriving.delete(request);
    else if (time.isOver(nowMs, socket.bytesRead)) {
      arriving.delete(request);
      countOne();
      connectionEnds(socket, cut);
      if (socket.writable && !response.headersSent) {
        socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
      }
      socket.destroy();
    }
  }
}

/** Answers that one connection may wait for at once. A browser and a proxy wait for one. */
const LONGEST_QUEUE = 8;

const queued = new WeakMap<Socket, number>();

/**
 * Node begins at once every request that one read brings; some kilobytes would ask for hundreds of pages.
 * @returns whether the connection was ended for it; its requests are not to be served
 */
export function endsLongQueue({ socket }: IncomingMessage, response: ServerResponse): boolean {
  const count = (queued.get(socket) ?? 0) + 1;
  if (count > LONGEST_QUEUE) {
    connectionEnds(socket, { outcome: 'cut', status: 429 });
    socket.destroy();
  }
  if (socket.destroyed) return true;
  queued.set(socket, count);
  response.once('close', () => queued.set(socket, (queued.get(socket) ?? 1) - 1));
  return false;
}

/**
 * Node's own check ends slow heads, and everything after the longest time that a file has; each body has its own
 * (`requestArrived`). It looks every 30 seconds unless the server was made otherwise, and ours is made by Next: so it
 * is set up again.
 */
export function limitArrival(server: AnyServer, countOne: () => void): void {
  if (!(server instanceof Server) || limited.has(server)) return;
  limited.add(server);
  server.headersTimeout = WITHIN_MS;
  server.requestTimeout = FILE_WITHIN_MS;
  server.timeout = STILL_MS;
  Object.assign(server, { connectionsCheckingInterval: LOOK_EVERY_MS });
  server
    .listeners('listening')
    .find(({ name }) => name === 'setupConnectionsTracking')
    ?.call(server);
  const look = () => {
    endIdleSenders(countOne);
    endSlowBodies(countOne);
  };
  setInterval(look, LOOK_EVERY_MS).unref();
}
