import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How a request ended that has no whole answer: the visitor left, we ended the connection, or Node could not read it. */
export interface BrokenEnd {
  outcome: 'left' | 'cut' | 'refused';
  status: number;
}

const left: BrokenEnd = { outcome: 'left', status: 499 };

/** Requests of a connection that are not answered yet. */
const unanswered = new WeakMap<Socket, Set<() => void>>();
const reasons = new WeakMap<Socket, BrokenEnd>();

export const hasUnanswered = (socket: Socket): boolean => (unanswered.get(socket)?.size ?? 0) > 0;

/** Says why a connection is ended from this side; without that, its visitor has left. The first reason counts. */
export function connectionEnds(socket: Socket, end: BrokenEnd): void {
  if (!reasons.has(socket)) reasons.set(socket, end);
}

function requestsOf(socket: Socket): Set<() => void> {
  const known = unanswered.get(socket);
  if (known) return known;
  const requests = new Set<() => void>();
  unanswered.set(socket, requests);
  // A response that waits behind another one has no `close` of its own.
  socket.once('close', () => {
    for (const ended of requests) ended();
  });
  return requests;
}

/** Calls back once when a request has its whole answer (`null`), or will have none. */
export function whenEnded(
  { socket }: IncomingMessage,
  response: ServerResponse,
  callback: (broken: BrokenEnd | null) => void,
): void {
  const requests = requestsOf(socket);
  const ended = () => {
    if (!requests.delete(ended)) return;
    callback(response.writableFinished ? null : (reasons.get(socket) ?? left));
  };
  requests.add(ended);
  response.once('close', ended);
}
