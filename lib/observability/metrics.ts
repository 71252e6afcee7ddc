import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { processWide } from '../process-wide.ts';
import type { HubCallLine, RequestLine } from './log-lines.ts';

/** Others are `_OTHER`, as in OpenTelemetry's conventions. */
const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
export const knownMethod = (method: string): string => (methods.has(method) ? method : '_OTHER');

const secondsBuckets = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Labels come from tables (route patterns, the contract's names): no sender can add a row. */
function makeMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Counter({ name, help, labelNames, registers });
  const seconds = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Histogram({ name, help, labelNames, registers, buckets: secondsBuckets });
  const vital = (name: string, help: string, buckets: number[]) =>
    new Histogram({ name, help, labelNames: ['route', 'language'], registers, buckets });
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const redisUp = gauge('web_redis_up', '0 while Redis does not answer; absent where none is configured.');
  // Without a value until Redis is asked for the first time.
  redisUp.remove();
  const pageFilesUp = gauge('web_page_files_up', '0 while the folder of cached pages cannot be read or written.');
  pageFilesUp.set(1);
  return {
    registry,
    redisUp,
    pageFilesUp,
    config: new Gauge({
      name: 'web_config_info',
      help: 'Webs with the same secrets of sessions and the same origin have the same fingerprint.',
      labelNames: ['fingerprint'],
      registers,
    }),
    vitals: {
      lcp: vital('web_vitals_lcp_seconds', 'Largest contentful paint.', [0.5, 1, 1.5, 2, 2.5, 4, 8]),
      inp: vital('web_vitals_inp_seconds', 'Interaction to next paint.', [0.05, 0.1, 0.2, 0.3, 0.5, 1]),
      cls: vital('web_vitals_cls', 'Cumulative layout shift.', [0, 0.01, 0.05, 0.1, 0.25, 1]),
    },
    requests: counter('web_requests_total', 'Answered requests.', ['method', 'route', 'status']),
    requestSeconds: seconds('web_request_duration_seconds', 'From the head of a request to its last byte.', ['route']),
    cachedPages: counter('web_page_cache_total', 'Public pages by the state of their cached copy.', ['state']),
    hubCalls: counter('web_hub_calls_total', 'Hub calls by status or kind of failure.', ['endpoint', 'outcome']),
    hubSeconds: seconds('web_hub_call_duration_seconds', 'Hub calls, retries and waiting included.', ['endpoint']),
    openCircuits: new Gauge({
      name: 'web_hub_circuit_open',
      help: '1 while calls of a lane are held back.',
      labelNames: ['lane'],
      registers,
    }),
    refreshes: counter('web_refreshes_total', 'Requests that needed a newer pair of tokens.', ['outcome']),
    sessions: counter('web_sessions_total', 'Sessions that began and that ended.', ['event']),
    sessionsTooLarge: counter('web_session_too_large_total', 'Sessions whose tokens are too long for a cookie.'),
    sealsRefused: counter('web_seals_refused_total', 'Sealed cookies that were not opened, the expired left out.', [
      'reason',
    ]),
    logFailures: counter('web_log_failures_total', 'Writes of the log that failed, and lines that were lost.', [
      'reason',
    ]),
    unfinishedRequests: counter(
      'web_unfinished_requests_total',
      'Requests whose head or body did not arrive in time; their connections were ended.',
    ),
  };
}

const metrics = processWide('metrics', makeMetrics);

export function observeRequest({ method, route, status, durationMs, cache }: RequestLine): void {
  metrics.requests.inc({ method: knownMethod(method), route, status });
  metrics.requestSeconds.observe({ route }, durationMs / 1000);
  if (cache) metrics.cachedPages.inc({ state: cache });
}

export function observeHubCall({ endpoint, outcome, durationMs }: HubCallLine): void {
  metrics.hubCalls.inc({ endpoint, outcome });
  metrics.hubSeconds.observe({ endpoint }, durationMs / 1000);
}

export function observeVitals(
  route: string,
  language: string,
  vitals: Partial<Record<'lcp' | 'inp' | 'cls', number>>,
): void {
  const { lcp, inp, cls } = metrics.vitals;
  if (vitals.lcp !== undefined) lcp.observe({ route, language }, vitals.lcp / 1000);
  if (vitals.inp !== undefined) inp.observe({ route, language }, vitals.inp / 1000);
  if (vitals.cls !== undefined) cls.observe({ route, language }, vitals.cls);
}

export const observeCircuit = (lane: string, isOpen: boolean): void =>
  metrics.openCircuits.set({ lane }, isOpen ? 1 : 0);
export const observeRedis = (isUp: boolean): void => metrics.redisUp.set(isUp ? 1 : 0);
export const observePageFiles = (isUp: boolean): void => metrics.pageFilesUp.set(isUp ? 1 : 0);
export const showConfig = (fingerprint: string): void => metrics.config.set({ fingerprint }, 1);
export const countRefresh = (outcome: string): void => metrics.refreshes.inc({ outcome });
export const countSession = (event: 'begun' | 'ended'): void => metrics.sessions.inc({ event });
export const countSessionTooLarge = (): void => metrics.sessionsTooLarge.inc();
export const countSealRefused = (reason: 'invalid' | 'unknown-password'): void => metrics.sealsRefused.inc({ reason });
export const countLogFailure = (reason: string): void => metrics.logFailures.inc({ reason });
export const countUnfinishedRequest = (): void => metrics.unfinishedRequests.inc();

export async function metricsText(): Promise<{ text: string; contentType: string }> {
  return { text: await metrics.registry.metrics(), contentType: metrics.registry.contentType };
}
