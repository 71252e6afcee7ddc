import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { answerViewer } from '@/lib/bff/answer-viewer';
import type { RouteAnswer } from '@/lib/bff/handle-route';
import { answerHubCall } from '@/lib/bff/hub-proxy';
import { serverEnv } from '@/lib/env/server-env';
import { logUnexpected } from '@/lib/observability/log-lines';
import { acceptsGzip } from '@/lib/page-cache/wanted-form';
import type { RouteRequest } from '@/lib/request/route-request';

type Answer = (request: RouteRequest) => Promise<RouteAnswer>;

/** Below this an answer is one packet anyway, and smaller as it is. */
const LEAST_COMPRESSED_BYTES = 1_024;
const compress = promisify(gzip);

const reads: readonly { pattern: RegExp; answer: Answer }[] = [
  { pattern: /^\/api\/hub(?:\/[\w-]+)+(?:\?|$)/, answer: answerHubCall },
  { pattern: /^\/api\/session\/viewer(?:\?|$)/, answer: answerViewer },
];

/** Aborted when the visitor leaves before the answer is whole. */
function leavingSignal(response: ServerResponse): AbortSignal {
  const visitor = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) visitor.abort();
  });
  return visitor.signal;
}

const routeRequest = ({ url = '', headers }: IncomingMessage, response: ServerResponse): RouteRequest => ({
  method: 'GET',
  url: serverEnv().PUBLIC_ORIGIN + url,
  headers: {
    get: (name) => {
      const value = headers[name.toLowerCase()];
      return value === undefined ? null : String(value);
    },
  },
  body: null,
  signal: leavingSignal(response),
});

async function send({ headers: asked }: IncomingMessage, response: ServerResponse, answer: RouteAnswer): Promise<void> {
  const { status, headers, cookies, body } = answer;
  const plain = Buffer.from(body);
  const isCompressed = plain.length >= LEAST_COMPRESSED_BYTES && acceptsGzip(asked['accept-encoding']?.toString());
  const bytes = isCompressed ? await compress(plain) : plain;
  response.writeHead(status, {
    ...headers,
    vary: headers.vary === undefined ? 'accept-encoding' : `${headers.vary}, accept-encoding`,
    ...(isCompressed && { 'content-encoding': 'gzip' }),
    ...(cookies.length > 0 && { 'set-cookie': [...cookies] }),
    'content-length': bytes.length,
  });
  response.end(bytes);
}

async function answerNow(answer: Answer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    await send(request, response, await answer(routeRequest(request, response)));
  } catch (error) {
    logUnexpected('route handler', error);
    if (!response.headersSent) response.writeHead(500, { 'cache-control': 'no-store', 'content-length': 0 });
    response.end();
  }
}

/**
 * Answers the reads of the BFF with their own handlers, in front of Next, whose way to a handler costs more than the
 * handler (decision 0079). What Next may answer otherwise is left to it.
 * @returns whether it is, or will be, answered
 */
export function answerRead(request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url = '', headers } = request;
  // Next's development server renews handlers that are edited.
  if (method !== 'GET' || process.env.NODE_ENV !== 'production') return false;
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return false;
  const read = reads.find(({ pattern }) => pattern.test(url));
  if (read === undefined) return false;
  void answerNow(read.answer, request, response);
  return true;
}
