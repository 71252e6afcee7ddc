import 'server-only';
import { isHTTPError } from 'ky';
import { serverEnv } from '@/lib/env/server-env';
import { isFailedCall, logHubCall } from '@/lib/observability/log-lines';
import { startSpan } from '@/lib/observability/trace-export';
import { deadline } from '@/lib/request/deadline';
import { currentRequest } from '@/lib/request/request-context';
import type { TraceHeaders } from '@/lib/request/trace-context';
import { authorizationHeader } from './bearer-token';
import { brokenAnswer } from './broken-answer';
import { joinChatChannel } from './contract/customer-voice';
import { type Endpoint, type ResponseOf, USUAL_ANSWER_BYTES } from './contract/endpoint';
import { HubError, isHubError } from './hub-error';
import { fetchUpTo, GATEWAY_STATUSES, hub, isAnswerTooLarge } from './hub-http';
import { type CheckedHubInput, checkHubInput, type HubInput, type UncheckedHubInput } from './hub-input';
import { type Ending, inLane } from './hub-lane';
import { failureOf, type HubAnswer, readHubResponse } from './read-hub-response';

const READ_DEADLINE_MS = 3_000;
const WRITE_DEADLINE_MS = 10_000;
/** Codes of Node and undici for a connection that was never made. Not a reset: the hub may have read the request. */
const noConnection = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);

export interface HubCallOptions {
  /** The member's access token, with or without `Bearer `; plain calls leave it out. */
  accessToken?: string;
  idempotencyKey?: string;
  /** BCP 47 tag, for the texts of refusals. */
  language?: string;
  signal?: AbortSignal;
  /** Sent as `x-request-id`; by default that of the current request. */
  requestId?: string;
}

function baseOf({ base }: Endpoint): string {
  const { HUB_API_BASE, PLAIN_API_BASE } = serverEnv();
  return base === 'hub' ? HUB_API_BASE : PLAIN_API_BASE;
}

function addressOf(entry: Endpoint, input: CheckedHubInput): URL {
  const template = entry.name === joinChatChannel.name ? serverEnv().CHAT_PATH : entry.path;
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input.params[name])));
  const url = new URL(baseOf(entry) + path);
  for (const [name, value] of Object.entries(input.query)) {
    if (value !== undefined && value !== '') url.searchParams.set(name, String(value));
  }
  return url;
}

/** By OpenTelemetry's conventions; `url.full` with the pattern of the path, which may name a reservation. */
function attributesOf(entry: Endpoint) {
  const base = baseOf(entry);
  const { protocol, hostname, port } = new URL(base);
  return {
    'http.request.method': entry.method,
    'url.full': base + entry.path,
    'server.address': hostname,
    'server.port': Number(port || (protocol === 'https:' ? 443 : 80)),
    'hub.endpoint': entry.name,
  };
}

function headersOf(entry: Endpoint, options: HubCallOptions, trace: TraceHeaders): Record<string, string> {
  const headers: Record<string, string> = { accept: 'application/json', ...trace };
  if (entry.base === 'hub' && options.accessToken !== undefined)
    headers.authorization = authorizationHeader(options.accessToken);
  if (options.idempotencyKey !== undefined && entry.idempotent) headers['idempotency-key'] = options.idempotencyKey;
  if (options.language !== undefined) headers['accept-language'] = options.language;
  const requestId = options.requestId ?? currentRequest()?.requestId;
  if (requestId !== undefined) headers['x-request-id'] = requestId;
  return headers;
}

function causesOf(error: unknown): { name?: string; code?: string }[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}

/** Keeps only names and codes of causes: an error of the connection may contain the request with its token. */
function classify(error: unknown, entry: Endpoint, isOver: boolean, attempts: number): HubError {
  if (isHubError(error)) return error;
  if (isHTTPError(error)) return failureOf(entry, error);
  const causes = causesOf(error);
  // The code of a `DOMException`, such as that of a deadline, is a number.
  const codes = causes.flatMap(({ code }) => (typeof code === 'string' ? [code] : []));
  const unconnected = attempts === 1 && codes.some((code) => noConnection.has(code));
  const names = causes.flatMap(({ name, code }) => [name, code]).filter(Boolean);
  const details = {
    endpoint: entry.name,
    cause: Object.assign(new Error(names.join(' ')), { code: codes[0] }),
    neverSent: attempts === 0 || unconnected ? (true as const) : undefined,
  };
  if (isAnswerTooLarge(error)) {
    return new HubError('contract_broken', { ...details, broken: brokenAnswer(error.response, 'too large') });
  }
  const timedOut = isOver || codes.some((code) => /TIMEOUT/.test(code));
  return new HubError(timedOut ? 'timeout' : 'unreachable', details);
}

/**
 * For the proxy, which does not know the entry by name; others use `callHub`. Reads have 3 s and writes 10 s, including
 * a second attempt and the wait in the lane. A read that fails on the way, or
 * with 502–504, is tried once more; writes never are. @throws HubInputError input does not fit the contract; nothing
 * was sent @throws HubError for every failure of the hub; the reason of `options.signal` when that ended the call
 */
export async function callEndpoint(
  entry: Endpoint,
  input: UncheckedHubInput,
  options: HubCallOptions = {},
): Promise<HubAnswer<unknown>> {
  const checked = checkHubInput(entry, input);
  const { signal, done } = deadline(entry.retry ? READ_DEADLINE_MS : WRITE_DEADLINE_MS, options.signal);
  const startedAt = performance.now();
  const span = startSpan('client', entry.name, currentRequest()?.span?.headers);
  let attempts = 0;
  let status: number | undefined;
  const finish = (outcome: number | HubError['kind'] | 'aborted', failure?: HubError) => {
    logHubCall({
      endpoint: entry.name,
      outcome,
      hubCode: failure?.hubCode,
      ...failure?.broken,
      errorCode: causesOf(failure?.cause).find(({ code }) => code !== undefined)?.code,
      attempts,
      durationMs: performance.now() - startedAt,
      requestId: options.requestId,
      traceId: span.traceId,
      spanId: span.spanId,
    });
    span.end(isFailedCall(outcome), {
      ...attributesOf(entry),
      ...(status !== undefined && { 'http.response.status_code': status }),
      ...(typeof outcome === 'string' && { 'error.type': outcome }),
    });
  };
  const countAttempt = () => {
    attempts += 1;
  };
  const attempt = async (): Promise<Ending<HubAnswer<unknown>>> => {
    countAttempt();
    try {
      const response = await hub(addressOf(entry, checked), {
        method: entry.method,
        headers: headersOf(entry, options, span.headers),
        json: checked.body,
        fetch: fetchUpTo(entry.mostBytes ?? USUAL_ANSWER_BYTES),
        signal,
        retry: { limit: entry.retry ? 1 : 0 },
        hooks: { beforeRetry: [countAttempt] },
      });
      status = response.status;
      const value = await readHubResponse(entry, response);
      finish(status);
      return { ending: 'answered', value };
    } catch (error) {
      if (options.signal?.aborted) return { ending: 'aborted', error };
      if (isHTTPError(error)) status = error.response.status;
      // A 500 is an answer: one caller can provoke it, and the hub answers others meanwhile (SECURITY 62).
      const isUnanswered = status === undefined ? !isAnswerTooLarge(error) : GATEWAY_STATUSES.includes(status);
      return { ending: isUnanswered ? 'failed' : 'refused', error: classify(error, entry, signal.aborted, attempts) };
    }
  };
  try {
    return await inLane(entry, signal, attempt);
  } catch (error) {
    if (options.signal?.aborted) {
      finish('aborted');
      throw options.signal.reason;
    }
    const failure = classify(error, entry, signal.aborted, attempts);
    finish(failure.kind, failure);
    throw failure;
  } finally {
    done();
  }
}

export async function callHub<E extends Endpoint>(
  entry: E,
  call: HubInput<E> & HubCallOptions,
): Promise<HubAnswer<ResponseOf<E>>> {
  const { params, query, body, ...options } = call as UncheckedHubInput & HubCallOptions;
  return (await callEndpoint(entry, { params, query, body }, options)) as HubAnswer<ResponseOf<E>>;
}
