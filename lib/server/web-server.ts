import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ServerEnv } from '../env/server-env-schema.ts';
import { logUnexpected, logUnreadRequest } from '../observability/log-lines.ts';
import { countUnfinishedRequest, knownMethod } from '../observability/metrics.ts';
import { startSpan, unrecordedSpan } from '../observability/trace-export.ts';
import { clientAddress } from '../request/client-address.ts';
import { runWithRequest } from '../request/request-context.ts';
import { validRequestId } from '../request/request-id.ts';
import { readRequestPath } from '../request/request-path.ts';
import { READ_HEAD_BYTES } from '../request/request-sizes.ts';
import { dropUnservedHeaders } from '../request/served-headers.ts';
import { handlers } from '../routes/handlers.ts';
import { routePattern } from '../routes/route-pattern.ts';
import {
  endConnect,
  endStill,
  endsLongQueue,
  endUnreadable,
  FILE_WITHIN_MS,
  LOOK_EVERY_MS,
  limitBody,
  STILL_MS,
  WITHIN_MS,
  whenEnded,
} from './connections.ts';
import { isDraining, requestBegan, requestEnded } from './draining.ts';
import { personalPage } from './personal-page.ts';
import { plainPageFor } from './plain-page.ts';
import { isCached, withoutQuery } from './public-address.ts';
import { refusalOf } from './refusal.ts';
import { requestLog } from './request-log.ts';
import { type HeaderEnv, responseHeaders } from './response-headers.ts';
import { isOfWarmUp, WARM_UP_ROUTE } from './warm-up.ts';

type Env = HeaderEnv & Pick<ServerEnv, 'TRUSTED_PROXIES' | 'APP_UA_IOS' | 'APP_UA_ANDROID'>;
type Handle = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Longer than nginx keeps an idle connection (deploy/nginx/upstream.conf). */
const KEEP_ALIVE_MS = 5_000;

/** Handlers whose body is a file, which may come over a slow line. */
export const fileHandlers: readonly string[] = [handlers.member.attachment];

/** Requests that no visitor waits for. */
const { live, ready, metrics } = handlers.server;
const untracedRoutes: ReadonlySet<string> = new Set([live, ready, metrics, WARM_UP_ROUTE]);

const headerText = (value: string | string[] | undefined) => [value ?? []].flat().join(',');

/** Prepares a request for `handle`; whatever its end, it leaves one line and one count (SECURITY 65). */
function begin(request: IncomingMessage, response: ServerResponse, env: Env) {
  const { headers, method, socket } = request;
  const target = readRequestPath(request.url ?? '');
  /** The path that the rules look at; null for what no rule needs to know, because it is refused. */
  const path = target.kind === 'path' ? target.path : null;
  const requestId = validRequestId(headerText(headers['x-request-id']));
  const route = isOfWarmUp(requestId) ? WARM_UP_ROUTE : routePattern(path ?? '');
  const sent = { traceparent: headerText(headers.traceparent), tracestate: headerText(headers.tracestate) };
  const span = untracedRoutes.has(route)
    ? unrecordedSpan(sent)
    : startSpan('server', `${knownMethod(method ?? '')} ${route}`, sent);
  const current = {
    requestId,
    beganAtMs: Date.now(),
    span,
    address: clientAddress(socket.remoteAddress, headerText(headers['x-forwarded-for']), env.TRUSTED_PROXIES),
    page: path === null ? undefined : personalPage(request, response, path),
  };
  dropUnservedHeaders(headers);
  const log = requestLog(request, response, { path: path ?? '', route, current, span, env });
  requestBegan();
  whenEnded(request, response, countUnfinishedRequest, (broken) => {
    requestEnded();
    log(broken);
  });
  limitBody(request, response, method === 'POST' && fileHandlers.includes(path ?? ''), countUnfinishedRequest);
  // Handlers read it: what they find has been validated or made here.
  headers['x-request-id'] = current.requestId;
  // A public page is made for the first who asks, and shown to all: Next builds it in another way for some user agents.
  if (path !== null && isCached(path)) delete headers['user-agent'];
  response.setHeaders(new Map(Object.entries({ 'x-request-id': current.requestId, ...responseHeaders(path, env) })));
  if (isDraining()) response.setHeader('connection', 'close');
  return current;
}

interface Served {
  env: Env;
  handle: Handle;
  isDevelopment: boolean;
}

async function serve(request: IncomingMessage, response: ServerResponse, served: Served): Promise<void> {
  const { env, handle, isDevelopment } = served;
  if (endsLongQueue(request)) return logUnreadRequest({ outcome: 'refused', status: 429 });
  const current = begin(request, response, env);
  const refusal = refusalOf(request, isDevelopment);
  if (refusal !== null) {
    const { status, headers } = refusal;
    const page = status < 400 ? undefined : plainPageFor(status, request);
    // RFC 9110, section 8.6: none with 204.
    const length = status === 204 ? {} : { 'content-length': 0 };
    response.writeHead(status, { ...headers, ...length, ...page?.headers }).end(page?.html);
    return;
  }
  request.url = withoutQuery(request);
  try {
    await runWithRequest(current, () => handle(request, response));
  } catch (error) {
    logUnexpected('web server', error, current.requestId);
    if (response.headersSent) response.destroy();
    else response.writeHead(500, { 'cache-control': 'no-store', 'content-length': 0 }).end();
  }
}

/**
 * Node's server in front of `handle`, with limits of time, the headers of every answer and a log line for each request.
 * What Next would answer with 500 is refused.
 * @param isDevelopment Next's own listener then takes the connection of its hot reload
 */
export function createWebServer(env: Env, handle: Handle, isDevelopment: boolean): Server {
  const served = { env, handle, isDevelopment };
  const listener = (request: IncomingMessage, response: ServerResponse) => void serve(request, response, served);
  const server = createServer({
    maxHeaderSize: READ_HEAD_BYTES,
    connectionsCheckingInterval: LOOK_EVERY_MS,
    headersTimeout: WITHIN_MS,
    requestTimeout: FILE_WITHIN_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    // `refusalOf` refuses it, and it leaves a line.
    requireHostHeader: false,
    // An offer to speak another protocol is passed over: Java's client offers HTTP/2 with each first request.
    shouldUpgradeCallback: () => isDevelopment,
  });
  server.setTimeout(STILL_MS, endStill);
  server.on('request', listener);
  // Node would answer an unknown expectation by itself, without a line.
  server.on('checkExpectation', listener);
  server.on('connect', (_, socket) => {
    const end = endConnect(socket as Socket);
    if (end) logUnreadRequest(end);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') countUnfinishedRequest();
    const end = endUnreadable(error, socket as Socket);
    if (end) logUnreadRequest(end);
  });
  return server;
}
