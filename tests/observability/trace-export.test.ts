import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { trace } from '@opentelemetry/api';
import type { BasicTracerProvider } from '@opentelemetry/sdk-trace-base';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loggerOptions } from '@/lib/observability/logger';
import { endTraceExport, startSpan, startTraceExport } from '@/lib/observability/trace-export';
import { processWideValues } from '@/lib/process-wide';

interface SentSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
}

const traceId = 'a'.repeat(32);
const sender = { traceparent: `00-${traceId}-${'b'.repeat(16)}-01` };
const lines: { event: string }[] = [];
const sent: SentSpan[] = [];
let collector: Server;
let status = 200;
let batches = 0;

/** @param share of the traces that begin here */
async function start(share = 1): Promise<void> {
  collector = createServer(async (request, response) => {
    batches += 1;
    const { resourceSpans } = JSON.parse(await text(request));
    for (const { scopeSpans } of resourceSpans) for (const { spans } of scopeSpans) sent.push(...spans);
    response.writeHead(status).end('{}');
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  await startTraceExport({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    OTEL_SERVICE_NAME: 'web',
    OTEL_TRACES_SAMPLER_ARG: share,
  });
}

const flush = () => (processWideValues.get('trace-export') as { provider: BasicTracerProvider }).provider.forceFlush();

beforeEach(() => {
  [lines.length, sent.length, batches, status] = [0, 0, 0, 200];
  processWideValues.set('logger', pino(loggerOptions, { write: (line: string) => lines.push(JSON.parse(line)) }));
});
afterEach(() => {
  collector?.close();
  Object.assign(processWideValues.get('trace-export') ?? {}, { provider: undefined });
  processWideValues.delete('logger');
});

test('a span continues the trace of its sender, and is the parent of the calls that it causes', async () => {
  await start(0);
  const request = startSpan('server', 'GET /search/{hotelId}', sender);
  const call = startSpan('client', 'roomOffers', request.headers);
  call.end(false, { 'hub.outcome': 200, 'hub.endpoint': 'roomOffers' });
  request.end(true, { 'http.route': '/search/{hotelId}' });
  await endTraceExport();

  const { spanId } = request;
  expect(request.headers).toEqual({ traceparent: `00-${traceId}-${spanId}-01` });
  expect(sent).toMatchObject([
    { name: 'roomOffers', kind: 3, traceId, parentSpanId: spanId, status: { code: 0 } },
    { name: 'GET /search/{hotelId}', kind: 2, traceId, spanId, parentSpanId: 'b'.repeat(16), status: { code: 2 } },
  ]);
});

test.each([
  ['of a sender that does not sample', 1, sender.traceparent.replace(/01$/, '00'), 0],
  ['that begins here, when none are sampled', 0, undefined, 0],
  ['that begins here, when all are sampled', 1, undefined, 1],
  ['of a sender that sends no trace context', 1, '00-0-0-01', 1],
])('a trace %s: %s sampled, %s', async (_which, share, parent, count) => {
  await start(share);
  const span = startSpan('server', 'GET /', parent === undefined ? undefined : { traceparent: parent });
  span.end(false, {});
  await endTraceExport();
  expect(span.headers.traceparent).toMatch(new RegExp(`^00-[0-9a-f]{32}-[0-9a-f]{16}-0${count}$`));
  expect(sent).toHaveLength(count);
});

test('a collector that refuses is one line in the log, and one when it takes spans again', async () => {
  await start();
  for (status of [400, 400, 200, 200]) {
    startSpan('server', 'GET /', sender).end(false, {});
    await flush().catch(() => undefined);
  }
  expect(batches).toBe(4);
  expect(lines.map(({ event }) => event)).toEqual(['trace_export_failed', 'trace_export_back']);
});

test('spans of the framework, which name addresses, are not recorded', async () => {
  await start();
  expect(trace.getTracer('next.js').startSpan('GET /myPage?number=1').isRecording()).toBe(false);
});

test('without a collector a span only has ids, of a trace that is not sampled', async () => {
  await startTraceExport({
    OTEL_EXPORTER_OTLP_ENDPOINT: undefined,
    OTEL_SERVICE_NAME: 'web',
    OTEL_TRACES_SAMPLER_ARG: 1,
  });
  const span = startSpan('server', 'GET /', undefined);
  expect(span.headers.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
  expect(startSpan('client', 'login', span.headers).traceId).toBe(span.traceId);
  expect(processWideValues.get('trace-export')).toEqual({});
});
