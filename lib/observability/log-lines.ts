import { currentRequest } from '../request/request-context.ts';
import { validRequestId } from '../request/request-id.ts';
import { logger } from './logger.ts';
import { observeCircuit, observeHubCall, observePageFiles, observeRequest } from './metrics.ts';

const wholeMs = (durationMs: number) => Math.round(durationMs);

export interface HubCallLine {
  /** Name of the contract entry; never the address, which may hold an id. */
  endpoint: string;
  /** HTTP status of an answer that was accepted, else the kind of failure (`HubErrorKind`) or `aborted`. */
  outcome: number | string;
  hubCode?: string;
  /** Of an answer that breaks the contract: its status, its media type, the fields with their fault, no values. */
  hubStatus?: number;
  contentType?: string;
  brokenAt?: string;
  /** Of the connection, where one failed: `ECONNREFUSED`, `ENOTFOUND`, a code of TLS. */
  errorCode?: string;
  attempts: number;
  durationMs: number;
  requestId?: string;
  traceId?: string;
  spanId?: string;
}

/** A refusal of the hub (`not_found`, `refused`) is an answer. */
export const isFailedCall = (outcome: number | string): boolean =>
  ['unreachable', 'timeout', 'contract_broken'].includes(String(outcome));

export function logHubCall(line: HubCallLine): void {
  observeHubCall(line);
  logger()[isFailedCall(line.outcome) ? 'warn' : 'info'](
    {
      event: 'hub_call',
      ...line,
      requestId: line.requestId ?? currentRequest()?.requestId,
      member: currentRequest()?.member,
      durationMs: wholeMs(line.durationMs),
    },
    'hub call',
  );
}

/** Once when the calls of a lane (`lib/hub/hub-lane.ts`) are held back, once when they are let through again. */
export function logHubCircuit(lane: string, state: 'open' | 'closed'): void {
  observeCircuit(lane, state === 'open');
  logger()[state === 'open' ? 'error' : 'info']({ event: 'hub_circuit', lane, state }, `hub circuit ${state}`);
}

export interface RequestLine {
  requestId: string;
  method: string;
  route: string;
  status: number;
  durationMs: number;
  /** On the wire, head included. */
  bytes: number;
  language: string;
  channel: string;
  traceId: string;
  /** Of a request without a whole answer: its visitor left, its connection was ended, or Node could not read it. */
  outcome?: 'left' | 'cut' | 'refused';
  /** Of a public page: `hit`, `stale` or `miss`. */
  cache?: string;
  refresh?: string;
  /** Keyed hash of the membership number. */
  member?: string;
}

/** Of what was no request that Node could read: nothing is known of it but how it ended. */
export const logUnreadRequest = (end: { outcome: 'left' | 'cut' | 'refused'; status: number }): void =>
  logRequest({
    ...end,
    requestId: validRequestId(undefined),
    traceId: '',
    method: '',
    route: 'other',
    durationMs: 0,
    bytes: 0,
    language: '',
    channel: '',
  });

export function logRequest(line: RequestLine): void {
  observeRequest(line);
  logger().info({ event: 'request', ...line, durationMs: wholeMs(line.durationMs) }, 'request');
}

const causeOf = ({ name, code }: { name?: string; code?: string }) => [name, code].filter(Boolean).join(' ');

/**
 * The error's own message and stack go into the log: it must not be one that quotes a visitor's input. Of its cause
 * only name and code.
 */
export function logUnexpected(where: string, error: unknown, requestId?: string): void {
  const isError = error instanceof Error;
  const current = currentRequest();
  logger().error(
    {
      event: 'unexpected',
      where,
      requestId: requestId ?? current?.requestId,
      traceId: current?.span?.traceId,
      errorName: isError ? error.name : typeof error,
      errorMessage: isError ? error.message : '',
      errorDigest: isError && 'digest' in error ? error.digest : undefined,
      errorCause: isError && error.cause ? causeOf(error.cause) : undefined,
      stack: isError ? error.stack : undefined,
    },
    'unexpected failure',
  );
}

/** Next may report an error of a request twice: while it renders, and when the rendering has failed. */
export function logRequestError(where: string, error: unknown): void {
  const current = currentRequest();
  if (current !== undefined && current.failure === error) return;
  if (current) current.failure = error;
  logUnexpected(where, error);
}

/** Once per outage, and once when it is over. */
export function logPageFiles(error: { name?: string; code?: string } | null): void {
  observePageFiles(error === null);
  if (error) logger().error({ event: 'page_files_gone', errorCode: error.code ?? error.name }, 'page files fail');
  else logger().warn({ event: 'page_files_back' }, 'page files work again');
}

export function logSessionTooLarge(bytes: number): void {
  logger().error({ event: 'session_too_large', bytes, requestId: currentRequest()?.requestId }, 'session too large');
}

/** One line for an outage, by name and code only: a message may quote the address. Redis' own code is its first word. */
export function logRedisGone(error: unknown): void {
  const { name, code, message = '' } = error as { name?: string; code?: string; message?: string };
  const errorCode = code ?? /^[A-Z]{2,}(?= )/.exec(message)?.[0];
  logger().error({ event: 'redis_gone', errorName: name, errorCode }, 'Redis does not answer');
}

export function logRedisBack(): void {
  logger().warn({ event: 'redis_back' }, 'Redis answers again');
}

/** Two processes without a Redis refresh one token twice, and the hub ends the session. */
export function logWithoutRedis(): void {
  logger().warn(
    { event: 'without_redis' },
    'REDIS_URL is empty: this process must be the only one of its site. Beside others it logs members out.',
  );
}
