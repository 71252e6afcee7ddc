import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { GET } from '@/app/api/metrics/route';
import { logHubCall, logHubCircuit, logRequest } from '@/lib/observability/log-lines';
import { countRefresh, countSession } from '@/lib/observability/metrics';
import { useEnvironment } from '../env/environment';

const token = 'a-token-of-the-metrics';
const exposed = async () =>
  (
    await GET(new Request('http://localhost:3000/api/metrics', { headers: { authorization: `Bearer ${token}` } }))
  ).text();

const hubCall = { endpoint: 'hotelList', attempts: 1, durationMs: 120 };
const request = {
  requestId: 'a-request',
  traceId: '1'.repeat(32),
  method: 'GET',
  route: '/hotels',
  status: 200,
  durationMs: 30,
  bytes: 5_000,
  language: 'ko',
  channel: 'browser',
  cache: 'hit',
};

beforeEach(() => useEnvironment({ METRICS_TOKEN: token, LOG_LEVEL: 'silent' }));

async function increases(name: string, act: () => void): Promise<number> {
  const amountIn = (text: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.slice(name.length + 1) ?? 0,
    );
  const before = amountIn(await exposed());
  act();
  return amountIn(await exposed()) - before;
}

test.each<[string, () => void]>([
  ['web_requests_total{route="/hotels",status="200"}', () => logRequest(request)],
  ['web_request_duration_seconds_bucket{le="0.1",route="/hotels"}', () => logRequest(request)],
  ['web_page_cache_total{state="hit"}', () => logRequest(request)],
  ['web_hub_calls_total{endpoint="hotelList",outcome="timeout"}', () => logHubCall({ ...hubCall, outcome: 'timeout' })],
  ['web_hub_call_duration_seconds_count{endpoint="hotelList"}', () => logHubCall({ ...hubCall, outcome: 200 })],
  ['web_refreshes_total{outcome="pair"}', () => countRefresh('pair')],
  ['web_sessions_total{event="begun"}', () => countSession('begun')],
])('%s counts what the log says', async (name, act) => {
  expect(await increases(name, act)).toBe(1);
});

test('a circuit is 1 while it is open', async () => {
  const open = () => logHubCircuit('write', 'open');
  expect(await increases('web_hub_circuit_open{lane="write"}', open)).toBe(1);
  expect(await increases('web_hub_circuit_open{lane="write"}', () => logHubCircuit('write', 'closed'))).toBe(-1);
});

describe('the files of deploy/monitoring', () => {
  const read = (file: string) => readFileSync(`deploy/monitoring/${file}`, 'utf8');
  const dashboard = JSON.parse(read('dashboard.json')) as { panels: { targets: { expr: string }[] }[] };
  const alerts = parse(read('alerts.yaml')) as {
    groups: { rules: { alert: string; expr: string; annotations: { summary: string; runbook: string } }[] }[];
  };
  const rules = alerts.groups.flatMap((group) => group.rules);
  const expressions = [
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...rules.map(({ expr }) => expr),
  ];

  test('ask for metrics that the product has', async () => {
    const text = await exposed();
    const names = expressions.flatMap((expr) => expr.match(/\b(?:web|nodejs|process)_\w+/g) ?? []);
    expect(names.length).toBeGreaterThanOrEqual(expressions.length);
    const known = new Set([...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name));
    for (const name of names) expect(known, name).toContain(name.replace(/_(?:bucket|count)$/, ''));
  });
});
