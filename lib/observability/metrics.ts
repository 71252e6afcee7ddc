import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { Counter, Registry } from 'prom-client';

/** One registry for the process: Next gives each surface its own module copy, and a page may count too. */
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

const store = globalThis as typeof globalThis & { __metrics?: ReturnType<typeof makeMetrics> };
store.__metrics ??= makeMetrics();
const { registry, sessionsTooLarge, unfinishedRequests } = store.__metrics;

/** Counts a session whose seal a browser would drop. */
export const countSessionTooLarge = (): void => sessionsTooLarge.inc();

/** Counts a request that did not arrive in time. */
export const countUnfinishedRequest = (): void => unfinishedRequests.inc();

/** All counts of this process since its start, in Prometheus's text format, and the format's content type. */
export async function metricsText(): Promise<{ text: string; contentType: string }> {
  return { text: await registry.metrics(), contentType: registry.contentType };
}

const digestOf = (text: string) => createHash('sha256').update(text).digest();

/**
 * Does this `Authorization` header hold the token? Compared in constant time.
 * @param token `METRICS_TOKEN`
 */
export function mayReadMetrics(authorization: string | null, token: string): boolean {
  return timingSafeEqual(digestOf(authorization ?? ''), digestOf(`Bearer ${token}`));
}
