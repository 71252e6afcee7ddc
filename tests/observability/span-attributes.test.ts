import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { BasicTracerProvider } from '@opentelemetry/sdk-trace-base';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reservationDetail } from '@/lib/hub/contract/reservation';
import { callHub } from '@/lib/hub/hub-client';
import { startTraceExport } from '@/lib/observability/trace-export';
import { processWideValues } from '@/lib/process-wide';
import { useEnvironment } from '../env/environment';
import { json, type ScriptedHub, startScriptedHub } from '../hub/scripted-hub';
import { type StartedWeb, startWeb } from '../server/start-web';

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } };
interface Sent {
  resource: { attributes: Attribute[] };
  scopeSpans: { spans: { name: string; kind: number; status: { code: number }; attributes: Attribute[] }[] }[];
}

const bodies: string[] = [];
const sent: Sent[] = [];
const collector = createServer(async (request, response) => {
  const body = await text(request);
  bodies.push(body);
  sent.push(...(JSON.parse(body) as { resourceSpans: Sent[] }).resourceSpans);
  response.end('{}');
});
let hub: ScriptedHub;
let web: StartedWeb;

const valuesOf = (attributes: Attribute[] = []) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

beforeAll(async () => {
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  hub = await startScriptedHub();
  hub.answer((_seen, response) => json(response, 503, {}));
  useEnvironment({
    PUBLIC_ORIGIN: 'https://www.example.com',
    SESSION_SECRET: Buffer.from('a secret of these tests, 32 characters').toString('base64'),
    HUB_API_BASE: `${hub.origin}/hub`,
  });
  await startTraceExport({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    OTEL_SERVICE_NAME: 'web',
    OTEL_TRACES_SAMPLER_ARG: 1,
  });
  web = await startWeb(async (_request, response) => {
    await callHub(reservationDetail, { params: { reservationNo: '1234567890' }, query: { lang: 'en' } }).catch(
      () => undefined,
    );
    response.writeHead(503).end();
  });
});
afterAll(async () => {
  web.stop();
  await hub.stop();
  collector.close();
  processWideValues.delete('trace-export');
});

test("spans have the attributes of OpenTelemetry's conventions, without an id of a reservation; probes have no span", async () => {
  await fetch(`http://localhost:${web.port}/api/hub/reservation/room/1234567890?x=canary`);
  for (const path of ['/api/health/live', '/api/health/ready', '/api/metrics']) {
    await fetch(`http://localhost:${web.port}${path}`);
  }
  const spans = () => sent.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  const { provider } = processWideValues.get('trace-export') as { provider: BasicTracerProvider };
  await expect.poll(() => provider.forceFlush().then(() => spans().length)).toBe(2);
  const [call, request] = spans().toSorted((one, other) => other.kind - one.kind);
  expect(request).toMatchObject({
    name: 'GET /api/hub/reservation/room/{reservationNo}',
    kind: 2,
    status: { code: 2 },
  });
  expect(valuesOf(request?.attributes)).toEqual({
    'http.request.method': 'GET',
    'http.route': '/api/hub/reservation/room/{reservationNo}',
    'url.path': '/api/hub/reservation/room/{reservationNo}',
    'url.scheme': 'https',
    'server.address': 'www.example.com',
    'server.port': 443,
    'http.response.status_code': 503,
    'error.type': '503',
  });
  expect(call).toMatchObject({ name: 'reservationDetail', kind: 3, status: { code: 2 } });
  expect(valuesOf(call?.attributes)).toEqual({
    'http.request.method': 'GET',
    'url.full': `${hub.origin}/hub/reservation/room/{reservationNo}`,
    'server.address': new URL(hub.origin).hostname,
    'server.port': Number(new URL(hub.origin).port),
    'hub.endpoint': 'reservationDetail',
    'http.response.status_code': 503,
    'error.type': 'unreachable',
  });
  expect(JSON.stringify(sent)).not.toMatch(/canary|1234567890/);
  expect(valuesOf(sent[0]?.resource.attributes)).toMatchObject({
    'service.name': 'web',
    'service.instance.id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    'telemetry.sdk.language': 'nodejs',
  });
});

interface ReadSpan {
  name: string;
  kind: number;
  ids: [string, string, string];
  status: number;
  lastsMs: number;
  attributes: Record<string, string | number>;
}

/** Spans as Google's parser reads them with the definitions that OpenTelemetry publishes for collectors. */
function readByProtobuf(body: string): ReadSpan[] {
  const definitions = join(import.meta.dirname, 'otlp');
  const made = mkdtempSync(join(tmpdir(), 'otlp-'));
  try {
    const files = globSync('**/*.proto', { cwd: definitions });
    const compiled = spawnSync('protoc', ['-I', definitions, `--python_out=${made}`, ...files], { encoding: 'utf8' });
    if (compiled.status !== 0) throw new Error(`protoc: ${compiled.error ?? compiled.stderr}`);
    // Debian's own Python, which has Debian's module.
    const read = spawnSync('/usr/bin/python3', [join(definitions, 'read-traces.py'), made], {
      input: body,
      encoding: 'utf8',
    });
    if (read.status !== 0) throw new Error(read.stderr);
    return JSON.parse(read.stdout);
  } finally {
    rmSync(made, { recursive: true });
  }
}

test('a parser of the published definitions reads each field of what is sent', () => {
  const spans = bodies.flatMap(readByProtobuf).toSorted((one, other) => one.kind - other.kind);
  const [request, call] = spans;
  expect(spans).toMatchObject([
    { name: 'GET /api/hub/reservation/room/{reservationNo}', kind: 2, status: 2 },
    { name: 'reservationDetail', kind: 3, status: 2, attributes: { 'http.response.status_code': 503 } },
  ]);
  expect([call?.ids[0], call?.ids[2]]).toEqual(request?.ids.slice(0, 2));
  for (const { ids, lastsMs } of spans) {
    expect(ids.join()).toMatch(/^[0-9a-f]{32},[0-9a-f]{16},(?:[0-9a-f]{16})?$/);
    expect(lastsMs).toBeGreaterThan(0);
    expect(lastsMs).toBeLessThan(60_000);
  }
});

test.each([
  ['a field that the definitions do not have', '{"resourceSpans":[{"scopeSpans":[{"spans":[{"nom":"x"}]}]}]}'],
  ['a number as a name', '{"resourceSpans":[{"scopeSpans":[{"spans":[{"name":1}]}]}]}'],
])('that parser refuses %s', (_what, body) => {
  expect(() => readByProtobuf(body)).toThrow(/ParseError/);
});
