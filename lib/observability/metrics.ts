import 'server-only';
import { Counter, Registry } from 'prom-client';
import { processWide } from '@/lib/process-wide';

function makeMetrics() {
  const registry = new Registry();
  const sessionsTooLarge = new Counter({
    name: 'web_session_too_large_total',
    help: 'Sessions whose tokens are too long for a cookie.',
    registers: [registry],
  });
  const unfinishedRequests = new Counter({
    name: 'web_unfinished_requests_total',
    help: 'Requests whose head or body did not arrive in time; their connections were ended.',
    registers: [registry],
  });
  return { registry, sessionsTooLarge, unfinishedRequests };
}

const { registry, sessionsTooLarge, unfinishedRequests } = processWide('metrics', makeMetrics);

export const countSessionTooLarge = (): void => sessionsTooLarge.inc();

export const countUnfinishedRequest = (): void => unfinishedRequests.inc();

/** All counts of this process since its start, in Prometheus's text format, and the format's content type. */
export async function metricsText(): Promise<{ text: string; contentType: string }> {
  return { text: await registry.metrics(), contentType: registry.contentType };
}
