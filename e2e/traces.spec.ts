import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from './fixtures/journey';
import { startSecondWeb } from './fixtures/second-web';

interface Span {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status: { code?: number };
}

test('sampled spans reach a collector, the last ones as the process ends, with no data of the visitor', async ({
  product,
}) => {
  const spans: Span[] = [];
  const batches: string[] = [];
  const collector = createServer(async (request, response) => {
    batches.push(await text(request));
    const sent = JSON.parse(batches.at(-1) ?? '');
    for (const { scopeSpans } of sent.resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans);
    response.setHeader('content-type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const web = await startSecondWeb(product, {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    OTEL_TRACES_SAMPLER_ARG: '0',
  });
  const [traceId, sender] = ['c0ffee'.padEnd(32, '1'), '2'.repeat(16)];
  const ask = (path: string, init: RequestInit) => fetch(`${web.address}${path}`, init).then((answer) => answer.text());
  await ask('/en/hotels', { headers: { traceparent: `00-${'c0ffee'.padEnd(32, '3')}-${sender}-00` } });
  const headers = { traceparent: `00-${traceId}-${sender}-01`, cookie: 'session=canary', 'user-agent': 'canary' };
  await ask('/en/search/no-such-canary?checkIn=canary', { headers });
  await web.stop();
  collector.close();

  expect(new Set(spans.map((span) => span.traceId)), 'of sampled traces alone').toEqual(new Set([traceId]));
  const [request, ...calls] = spans.toSorted((a, b) => a.kind - b.kind);
  expect(request).toMatchObject({ name: 'GET /search/{hotelId}', parentSpanId: sender });
  expect(batches.join(), 'address, query, cookie and agent').not.toContain('canary');
  expect(calls.length).toBeGreaterThan(0);
  expect(new Set(calls.map(({ parentSpanId }) => parentSpanId))).toEqual(new Set([request?.spanId]));

  const lines = readFileSync(web.logFile, 'utf8').split('\n').filter(Boolean);
  const first = lines.findIndex((line) => line.startsWith('{'));
  const events = lines.slice(first).map((line) => JSON.parse(line).event);
  expect(new Set(events)).toEqual(new Set(['without_redis', 'request', 'hub_call']));
  expect(lines.slice(0, first).join('\n'), 'what Next writes before the log').toContain('next.config.mjs');
});
