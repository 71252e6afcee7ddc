import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';

const store = globalThis as typeof globalThis & { __sessionsTooLarge?: number };

/** Counts a session whose seal a browser would drop. One count for the process: Next gives each surface its own copies. */
export function countSessionTooLarge(): void {
  store.__sessionsTooLarge = (store.__sessionsTooLarge ?? 0) + 1;
}

/** All counts of this process since its start, in Prometheus's text format 0.0.4. */
export function metricsText(): string {
  return [
    '# HELP web_session_too_large_total Sessions whose tokens are too long for a cookie.',
    '# TYPE web_session_too_large_total counter',
    `web_session_too_large_total ${store.__sessionsTooLarge ?? 0}`,
    '',
  ].join('\n');
}

const digestOf = (text: string) => createHash('sha256').update(text).digest();

/**
 * Does this `Authorization` header hold the token? Compared in constant time.
 * @param token `METRICS_TOKEN`
 */
export function mayReadMetrics(authorization: string | null, token: string): boolean {
  return timingSafeEqual(digestOf(authorization ?? ''), digestOf(`Bearer ${token}`));
}
