import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serverEnv } from '@/lib/env/server-env';
import { loggerOptions } from '@/lib/observability/logger';
import { exportSpan, flushTraces, samplesNewTrace, startTraceExport } from '@/lib/observability/trace-export';
import { processWideValues } from '@/lib/process-wide';
import { useEnvironment } from '../env/environment';

const lines: { event: string }[] = [];
let collector: Server;
let status = 200;
let batches = 0;

const span = {
  kind: 'server',
  name: 'GET /',
  traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
  parentSpanId: undefined,
  durationMs: 12.5,
  failed: false,
  attributes: {},
} as const;

async function collect(): Promise<string> {
  collector = createServer((request, response) => {
    batches += 1;
    request.resume().on('end', () => response.writeHead(status).end('{}'));
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  return `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
}

beforeEach(async () => {
  [lines.length, batches, status] = [0, 0, 200];
  processWideValues.set('logger', pino(loggerOptions, { write: (line: string) => lines.push(JSON.parse(line)) }));
});
afterEach(() => {
  collector?.close();
  Object.assign(processWideValues.get('trace-export') ?? {}, { running: undefined });
  processWideValues.delete('logger');
});

test('a collector that refuses is one line in the log, and one when it takes spans again', async () => {
  useEnvironment({ OTEL_EXPORTER_OTLP_ENDPOINT: await collect() });
  await startTraceExport(serverEnv());
  for (status of [400, 400, 200, 200]) {
    exportSpan(span);
    await flushTraces();
  }
  expect(batches).toBe(4);
  expect(lines.map(({ event }) => event)).toEqual(['trace_export_failed', 'trace_export_back']);
});

test.each([
  ['is not sampled', `00-${'a'.repeat(32)}-${'b'.repeat(16)}-00`],
  ['has no trace', undefined],
])('a span that %s is not sent', async (_what, traceparent) => {
  useEnvironment({ OTEL_EXPORTER_OTLP_ENDPOINT: await collect() });
  await startTraceExport(serverEnv());
  exportSpan({ ...span, traceparent });
  await flushTraces();
  expect(batches).toBe(0);
});

test('without a collector nothing is sampled', async () => {
  useEnvironment({ OTEL_EXPORTER_OTLP_ENDPOINT: '' });
  await startTraceExport(serverEnv());
  exportSpan(span);
  await flushTraces();
  expect(samplesNewTrace()).toBe(false);
});
