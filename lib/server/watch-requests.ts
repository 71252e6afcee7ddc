import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import type { Server as NetServer, Socket } from 'node:net';
import { channelOf } from '@/lib/channel/app-marker';
import { serverEnv } from '@/lib/env/server-env';
import { languageOfAcceptHeader } from '@/lib/i18n/detect-language';
import { languageOfPath } from '@/lib/i18n/languages';
import { logRequest, logUnreadRequest } from '@/lib/observability/log-lines';
import { countUnfinishedRequest } from '@/lib/observability/metrics';
import { exportSpan, samplesNewTrace } from '@/lib/observability/trace-export';
import { clientAddress } from '@/lib/request/client-address';
import { type CurrentRequest, enterRequest } from '@/lib/request/request-context';
import { validRequestId } from '@/lib/request/request-id';
import { readRequestPath } from '@/lib/request/request-path';
import { childTraceparent, isTraceparent, spanIdOf, traceIdOf } from '@/lib/request/trace-context';
import { answerHeaders } from './answer-headers';
import { isDraining, requestBegan, requestEnded } from './draining';
import { guardPolicy } from './page-policy';
import { personalPage } from './personal-page';
import { isCached } from './public-address';
import { refuseEarly } from './refuse-early';
import { type BrokenEnd, whenEnded } from './request-end';
import { dropUnservedHeaders } from './request-headers';
import { routePattern } from './route-pattern';
import { dropForeignRouterState } from './router-state';
import { endsLongQueue, limitArrival, requestAnswered, requestArrived } from './unfinished-requests';

interface HttpMessage {
  request: IncomingMessage;
  response: ServerResponse;
  server: Server;
}

interface Started {
  atMs: number;
  socket: Socket;
  bytesBefore: number;
  channel: string;
  /** Of the sender's trace context. */
  parentSpanId: string | undefined;
  current: CurrentRequest;
}

const headerText = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/** The path that the rules look at; `null` for what no rule needs to know, because it is not let in. */
function pathOf(request: IncomingMessage): string | null {
  const target = readRequestPath(request.url ?? '');
  return target.kind === 'path' ? target.path : null;
}

function onConnection({ socket }: { socket: Socket & { server?: NetServer } }): void {
  if (socket.server) limitArrival(socket.server, countUnfinishedRequest);
  if (socket.server instanceof Server) refuseEarly(socket.server);
}

function onStart({ request, response, server }: HttpMessage): void {
  refuseEarly(server);
  if (endsLongQueue(request, response)) {
    logUnreadRequest({ outcome: 'refused', status: 429 });
    return;
  }
  requestBegan();
  const path = pathOf(request);
  requestArrived(request, response, path);
  dropForeignRouterState(request.headers);
  dropUnservedHeaders(request.headers);
  const requestId = validRequestId(headerText(request.headers['x-request-id']));
  const sent = headerText(request.headers.traceparent);
  const traceparent = childTraceparent(sent, samplesNewTrace());
  const parentSpanId = isTraceparent(sent) ? spanIdOf(sent) : undefined;
  // Handlers and pages read these headers: what they find has been validated or made here.
  request.headers['x-request-id'] = requestId;
  request.headers.traceparent = traceparent;
  response.setHeader('x-request-id', requestId);
  for (const [name, value] of Object.entries(answerHeaders(path, serverEnv().PUBLIC_ORIGIN))) {
    response.setHeader(name, value);
  }
  guardPolicy(response);
  if (isDraining()) response.setHeader('connection', 'close');
  const forwardedFor = [request.headers['x-forwarded-for'] ?? []].flat().join(',');
  const address = clientAddress(request.socket.remoteAddress, forwardedFor, serverEnv().TRUSTED_PROXIES);
  const page = path === null ? undefined : personalPage(request, response, path);
  const current = { requestId, beganAtMs: Date.now(), traceparent, address, page };
  const { APP_UA_IOS, APP_UA_ANDROID } = serverEnv();
  const start: Started = {
    atMs: performance.now(),
    socket: request.socket,
    bytesBefore: request.socket.bytesWritten,
    channel: channelOf(request.headers['user-agent'], { ios: APP_UA_IOS, android: APP_UA_ANDROID }),
    parentSpanId,
    current,
  };
  whenEnded(request, response, (broken) => onEnd(request, response, start, broken));
  // A public page is made for the first who asks, and shown to all: Next builds it in another way for some user agents.
  if (path !== null && isCached(path)) delete request.headers['user-agent'];
  enterRequest(current);
}

function onFinish({ request, server }: HttpMessage): void {
  requestAnswered(request);
  // Once the server is closed, a connection whose answer began before SIGTERM would hold the process for its whole
  // timeout. Not earlier: until then somebody may just be sending his next request on it.
  if (isDraining() && !server.listening) setImmediate(() => server.closeIdleConnections());
}

/** One line and one count for every request, whatever its end (SECURITY 65). */
function onEnd(request: IncomingMessage, response: ServerResponse, start: Started, broken: BrokenEnd | null): void {
  requestEnded();
  const pathname = pathOf(request) ?? '';
  const { current } = start;
  const status = broken?.status ?? response.statusCode;
  const language = pathname.startsWith('/api/')
    ? languageOfAcceptHeader(request.headers['accept-language'])
    : languageOfPath(pathname);
  const durationMs = performance.now() - start.atMs;
  const route = routePattern(pathname);
  const method = request.method ?? '';
  logRequest({
    requestId: current.requestId,
    traceId: traceIdOf(current.traceparent) ?? '',
    method,
    route,
    status,
    outcome: broken?.outcome,
    durationMs,
    bytes: start.socket.bytesWritten - start.bytesBefore,
    language: language.code,
    channel: start.channel,
    cache: response.getHeader('x-nextjs-cache')?.toString().toLowerCase(),
    refresh: current.refresh,
    member: current.member,
  });
  exportSpan({
    kind: 'server',
    name: `${method} ${route}`,
    traceparent: current.traceparent,
    parentSpanId: start.parentSpanId,
    durationMs,
    failed: status >= 500,
    attributes: {
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': status,
    },
  });
}

/** Next has no place that sees each request from beginning to end; Node's own channels do. Call once for a process. */
export function watchRequests(): void {
  // A connection that never becomes a request is watched too.
  subscribe('net.server.socket', (message) => onConnection(message as { socket: Socket }));
  subscribe('http.server.request.start', (message) => onStart(message as HttpMessage));
  subscribe('http.server.response.finish', (message) => onFinish(message as HttpMessage));
}
