import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { channelOf } from '@/lib/access/app-marker';
import { serverEnv } from '@/lib/env/server-env';
import { languageOfAcceptHeader } from '@/lib/i18n/detect-language';
import { languageOfPath } from '@/lib/i18n/languages';
import { answerHeaders } from './answer-headers';
import { clientAddress } from './client-address';
import { isDraining, requestBegan } from './draining';
import { logRequest } from './log-lines';
import { personalPage } from './personal-page';
import { refuseEarly } from './refuse-early';
import { enterRequest } from './request-context';
import { dropUnservedHeaders } from './request-headers';
import { validRequestId, validTraceparent } from './request-id';
import { isAsset, routePattern } from './route-pattern';
import { dropBrokenRouterState } from './router-state';

/** What Node publishes on both channels. */
interface HttpMessage {
  request: IncomingMessage;
  response: ServerResponse;
  server: Server;
}

interface Started {
  atMs: number;
  requestId: string;
}

const started = new WeakMap<IncomingMessage, Started>();

const headerText = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

function pathnameOf(request: IncomingMessage): string {
  return (request.url ?? '/').split('?', 1)[0] ?? '/';
}

function onStart({ request, response, server }: HttpMessage): void {
  refuseEarly(server);
  requestBegan(response);
  dropBrokenRouterState(request.headers);
  dropUnservedHeaders(request.headers);
  const requestId = validRequestId(headerText(request.headers['x-request-id']));
  const traceparent = validTraceparent(headerText(request.headers.traceparent));
  // Handlers and pages read these headers: what they find has been validated or made here.
  request.headers['x-request-id'] = requestId;
  request.headers.traceparent = traceparent;
  response.setHeader('x-request-id', requestId);
  for (const [name, value] of Object.entries(answerHeaders(pathnameOf(request), serverEnv().PUBLIC_ORIGIN))) {
    response.setHeader(name, value);
  }
  if (isDraining()) response.setHeader('connection', 'close');
  started.set(request, { atMs: performance.now(), requestId });
  const forwardedFor = [request.headers['x-forwarded-for'] ?? []].flat().join(',');
  const address = clientAddress(request.socket.remoteAddress, forwardedFor, serverEnv().TRUSTED_PROXIES);
  enterRequest({ requestId, traceparent, address, page: personalPage(request, response, pathnameOf(request)) });
}

function onFinish({ request, response, server }: HttpMessage): void {
  // Once the server is closed, a connection whose answer began before SIGTERM would hold the process for its whole
  // timeout. Not earlier: until then somebody may just be sending his next request on it.
  if (isDraining() && !server.listening) setImmediate(() => server.closeIdleConnections());
  const start = started.get(request);
  const pathname = pathnameOf(request);
  if (!start || isAsset(pathname)) return;
  const { APP_UA_IOS, APP_UA_ANDROID } = serverEnv();
  const language = pathname.startsWith('/api/')
    ? languageOfAcceptHeader(request.headers['accept-language'])
    : languageOfPath(pathname);
  logRequest({
    requestId: start.requestId,
    method: request.method ?? '',
    route: routePattern(pathname),
    status: response.statusCode,
    durationMs: performance.now() - start.atMs,
    language: language.code,
    channel: channelOf(request.headers['user-agent'], { ios: APP_UA_IOS, android: APP_UA_ANDROID }),
  });
}

/**
 * Gives every request an id and every finished one a line, by Node's own channels: Next has no place that
 * sees each request from beginning to end. Call once for a process.
 */
export function watchRequests(): void {
  subscribe('http.server.request.start', (message) => onStart(message as HttpMessage));
  subscribe('http.server.response.finish', (message) => onFinish(message as HttpMessage));
}
