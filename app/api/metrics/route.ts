import { serverEnv } from '@/lib/env/server-env';
import { metricsText } from '@/lib/observability/metrics';
import { isBearer } from '@/lib/request/bearer';

/** Answers Prometheus's text to who knows `METRICS_TOKEN`, 401 to others, and 404 where there is none. */
export async function GET(request: Request): Promise<Response> {
  const { METRICS_TOKEN } = serverEnv();
  const headers = { 'cache-control': 'no-store' };
  if (METRICS_TOKEN === undefined) return new Response(null, { status: 404, headers });
  if (!isBearer(request.headers.get('authorization'), METRICS_TOKEN)) {
    return new Response(null, { status: 401, headers: { ...headers, 'www-authenticate': 'Bearer' } });
  }
  const { text, contentType } = await metricsText();
  return new Response(text, { headers: { ...headers, 'content-type': contentType } });
}
