import type { IncomingMessage, ServerResponse } from 'node:http';
import { channelOf } from '../channel/app-marker.ts';
import type { ServerEnv } from '../env/server-env-schema.ts';
import { languageOfAcceptHeader } from '../i18n/detect-language.ts';
import { languageOfPath } from '../i18n/languages.ts';
import { logRequest } from '../observability/log-lines.ts';
import { knownMethod } from '../observability/metrics.ts';
import type { RunningSpan } from '../observability/trace-export.ts';
import { CACHE_STATE_HEADER } from '../request/next-protocol.ts';
import type { CurrentRequest } from '../request/request-context.ts';
import { isHandler } from '../routes/handlers.ts';
import type { BrokenEnd } from './connections.ts';

type Env = Pick<ServerEnv, 'PUBLIC_ORIGIN' | 'APP_UA_IOS' | 'APP_UA_ANDROID'>;

/**
 * By OpenTelemetry's conventions; `url.path` is a pattern, because a path may name a reservation.
 * @see https://opentelemetry.io/docs/specs/semconv/http/http-spans/
 */
function attributesOf(method: string, route: string, status: number, { PUBLIC_ORIGIN }: Env) {
  const { protocol, hostname, port } = new URL(PUBLIC_ORIGIN);
  const scheme = protocol.slice(0, -1);
  return {
    'http.request.method': knownMethod(method),
    'http.route': route,
    'url.path': route,
    'url.scheme': scheme,
    'server.address': hostname,
    'server.port': Number(port || (scheme === 'https' ? 443 : 80)),
    'http.response.status_code': status,
    ...(status >= 500 && { 'error.type': String(status) }),
  };
}

/** @returns writes the line and the span of the request; call it once, when it has ended */
export function requestLog(
  { method = '', headers, socket }: IncomingMessage,
  response: ServerResponse,
  {
    path,
    route,
    current,
    span,
    env,
  }: {
    path: string;
    route: string;
    current: CurrentRequest;
    span: RunningSpan;
    env: Env;
  },
): (broken: BrokenEnd | null) => void {
  const atMs = performance.now();
  const bytesBefore = socket.bytesWritten;
  const channel = channelOf(headers['user-agent'], { ios: env.APP_UA_IOS, android: env.APP_UA_ANDROID });
  const language = isHandler(path) ? languageOfAcceptHeader(headers['accept-language']) : languageOfPath(path);
  return (broken) => {
    const { requestId, refresh, member } = current;
    const status = broken?.status ?? response.statusCode;
    logRequest({
      requestId,
      traceId: span.traceId,
      method,
      route,
      status,
      outcome: broken?.outcome,
      durationMs: performance.now() - atMs,
      bytes: socket.bytesWritten - bytesBefore,
      language: language.code,
      channel,
      cache: response.getHeader(CACHE_STATE_HEADER)?.toString().toLowerCase(),
      refresh,
      member,
    });
    span.end(status >= 500, attributesOf(method, route, status, env));
  };
}
