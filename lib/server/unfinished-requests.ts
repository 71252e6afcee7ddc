import { Server } from 'node:http';
import type { Server as AnyServer, Socket } from 'node:net';

/** From the first byte of a request, or the opening of its connection, to its last. */
const WITHIN_MS = 12_000;
/** How often is looked for such requests: with both, one ends within 15 seconds (SECURITY 51). */
const LOOK_EVERY_MS = 1_000;

const limited = new WeakSet<Server>();

/** Connections on which an answer is done and no further request has begun, with what they had sent by then. */
const between = new Map<Socket, { sinceMs: number; bytesRead: number }>();

/** Is this what Node reports of a request whose head or body did not arrive in time? */
export function isUnfinishedRequest(event: string, error: unknown): boolean {
  return event === 'clientError' && (error as NodeJS.ErrnoException).code === 'ERR_HTTP_REQUEST_TIMEOUT';
}

/** The head of a request is there; from here on Node's own check looks after it. */
export function requestArrived(socket: Socket): void {
  between.delete(socket);
}

/** Its answer is done. */
export function requestAnswered(socket: Socket): void {
  if (!socket.destroyed) between.set(socket, { sinceMs: performance.now(), bytesRead: socket.bytesRead });
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

/**
 * Gives each request its time to arrive. Node's own check does that, but looks every 30 seconds only, unless the server
 * was made otherwise; ours is made by Next. So the check is set up again as it was when the server began to listen.
 * @param countOne called for each connection that is ended here; Node's check reports `isUnfinishedRequest`
 */
export function limitArrival(server: AnyServer, countOne: () => void): void {
  if (!(server instanceof Server) || limited.has(server)) return;
  limited.add(server);
  server.headersTimeout = WITHIN_MS;
  server.requestTimeout = WITHIN_MS;
  Object.assign(server, { connectionsCheckingInterval: LOOK_EVERY_MS });
  server
    .listeners('listening')
    .find(({ name }) => name === 'setupConnectionsTracking')
    ?.call(server);
  setInterval(endIdleSenders, LOOK_EVERY_MS, countOne).unref();
}
