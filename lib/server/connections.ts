import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** From the first byte of a request, or the opening of its connection, to its last. */
export const WITHIN_MS = 12_000;
/** A file on its way in may take longer while it keeps arriving; this is the end for every request. */
export const FILE_WITHIN_MS = 120_000;
/** A connection on which nothing moves: the answer is not read. The longest call of the hub ends earlier. */
export const STILL_MS = 30_000;
export const LOOK_EVERY_MS = 1_000;
/** Of a file that keeps arriving: 32 kbit/s, below what any phone line has. */
const BYTES_PER_MS = 4.096;
/** Answers that one connection may wait for at once. A browser and a proxy wait for one. */
const LONGEST_QUEUE = 8;
/** From a last answer to the end of its connection, where its reader does not end it. */
const LINGER_MS = 1_000;

/** How a request ended that has no whole answer: the visitor left, we ended the connection, or Node could not read it. */
export interface BrokenEnd {
  outcome: 'left' | 'cut' | 'refused';
  status: number;
}

const left: BrokenEnd = { outcome: 'left', status: 499 };
/**
 * `left` where its visitor ended it, which Node says by `errored`; `cut` where it ended here, as when the hub fails within a
 * file.
 */
export function endOfBroken({ errored, statusCode }: ServerResponse): BrokenEnd {
  // Undefined where it was destroyed here without an error.
  const isLeft = errored === null || (errored as NodeJS.ErrnoException | undefined)?.code === 'ECONNRESET';
  return isLeft ? left : { outcome: 'cut', status: statusCode };
}
const tooSlow: BrokenEnd = { outcome: 'cut', status: 408 };

interface Connection {
  unanswered: Set<ServerResponse>;
  /** The last one that has begun; its body may come after its answer. */
  last?: IncomingMessage;
  /** Why it is ended from this side; without that, its visitor has left. The first reason counts. */
  end?: BrokenEnd;
  /** Runs between two requests. */
  idle?: NodeJS.Timeout;
}

const connections = new WeakMap<Socket, Connection>();

function connectionOf(socket: Socket): Connection {
  const known = connections.get(socket);
  if (known) return known;
  const connection: Connection = { unanswered: new Set() };
  connections.set(socket, connection);
  return connection;
}

/** Ends a connection, with an answer where none has begun. Destroying a socket that still receives would reset it. */
function cut(socket: Socket, end: BrokenEnd): void {
  const connection = connectionOf(socket);
  connection.end ??= end;
  const hasBegun = [...connection.unanswered].some(({ headersSent }) => headersSent);
  if (hasBegun || !socket.writable) {
    socket.destroy();
    return;
  }
  socket.end(`HTTP/1.1 ${end.status} ${STATUS_CODES[end.status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  // After `connect` Node no longer reads the socket.
  socket.resume();
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

/**
 * Node begins at once every request that one read brings; some kilobytes would ask for hundreds of pages.
 * @returns whether the connection was ended for it; its requests are not to be served
 */
export function endsLongQueue({ socket }: IncomingMessage): boolean {
  const connection = connectionOf(socket);
  if (connection.unanswered.size >= LONGEST_QUEUE && !socket.destroyed) {
    connection.end ??= { outcome: 'cut', status: 429 };
    socket.destroy();
  }
  return socket.destroyed;
}

/** Ends a connection that keeps sending and begins no request: Node takes empty lines between two requests for neither. */
function watchIdle(socket: Socket, connection: Connection, countUnfinished: () => void): void {
  const { bytesRead } = socket;
  connection.idle = setTimeout(() => {
    if (socket.destroyed || socket.bytesRead === bytesRead) return;
    countUnfinished();
    socket.destroy();
  }, WITHIN_MS).unref();
}

/** Calls back once when a request has its whole answer (`null`), or will have none. */
export function whenEnded(
  request: IncomingMessage,
  response: ServerResponse,
  countUnfinished: () => void,
  callback: (broken: BrokenEnd | null) => void,
): void {
  const { socket } = request;
  const connection = connectionOf(socket);
  connection.last = request;
  clearTimeout(connection.idle);
  connection.unanswered.add(response);
  const ended = () => {
    if (!connection.unanswered.delete(response)) return;
    socket.off('close', ended);
    if (connection.unanswered.size === 0) watchIdle(socket, connection, countUnfinished);
    callback(response.writableFinished ? null : (connection.end ?? endOfBroken(response)));
  };
  response.once('close', ended);
  // A response that waits behind another one has no `close` of its own.
  socket.once('close', ended);
}

/**
 * Ends the connection of a body that does not arrive in time. What arrives of a file buys time, never more than `WITHIN_MS`
 * in advance.
 */
export function limitBody(
  request: IncomingMessage,
  response: ServerResponse,
  isFile: boolean,
  countUnfinished: () => void,
): void {
  const { socket, headers } = request;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  let [leftMs, seenBytes] = [WITHIN_MS, socket.bytesRead];
  const look = setInterval(() => {
    const bytes = socket.bytesRead - seenBytes;
    seenBytes += bytes;
    // A file that was refused, e.g. by its first bytes, is no longer waited for.
    leftMs = Math.min(
      WITHIN_MS,
      leftMs - LOOK_EVERY_MS + (isFile && !response.writableEnded ? bytes / BYTES_PER_MS : 0),
    );
    const isOver = leftMs < 0 && !request.complete && !socket.destroyed;
    if (request.complete || socket.destroyed || isOver) clearInterval(look);
    if (!isOver) return;
    countUnfinished();
    cut(socket, tooSlow);
  }, LOOK_EVERY_MS).unref();
}

/** Statuses of what Node cannot read, by the code of its error. */
const refusals: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, HPE_CHUNK_EXTENSIONS_OVERFLOW: 413 };

function endOf({ code = '' }: NodeJS.ErrnoException): BrokenEnd | undefined {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return tooSlow;
  return code.startsWith('HPE_') ? { outcome: 'refused', status: refusals[code] ?? 400 } : undefined;
}

/**
 * For `clientError`: a request that did not arrive in time or that Node cannot read.
 * @returns how it ended, where something had arrived and no request had begun; a begun one says so itself (`whenEnded`)
 */
export function endUnreadable(error: NodeJS.ErrnoException, socket: Socket): BrokenEnd | undefined {
  // It was answered, and its sender has not stopped yet.
  if (socket.writableEnded) return undefined;
  const end = endOf(error);
  const { unanswered, last } = connectionOf(socket);
  // A body that cannot be read is its request's, answered or not.
  const hasRequest = unanswered.size > 0 || last?.complete === false;
  // Its sender has ended in the middle of a body: `whenEnded` says that it left.
  if (end === undefined || (hasRequest && error.code === 'HPE_INVALID_EOF_STATE')) socket.destroy();
  else cut(socket, end);
  return hasRequest || socket.bytesRead === 0 ? undefined : end;
}

/** For `connect`: a proxy is asked for. @returns as `endUnreadable` */
export function endConnect(socket: Socket): BrokenEnd | undefined {
  const hasRequest = connectionOf(socket).unanswered.size > 0;
  const end = { outcome: 'refused', status: 405 } as const;
  cut(socket, end);
  return hasRequest ? undefined : end;
}

/** For `timeout`: nothing has moved on the connection. */
export function endStill(socket: Socket): void {
  connectionOf(socket).end ??= tooSlow;
  socket.destroy();
}
