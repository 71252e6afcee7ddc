import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { GET } from '@/app/api/metrics/route';
import { logHubCall, logHubCircuit, logPageFiles, logRequest } from '@/lib/observability/log-lines';
import { countRefresh, countSession, observeRedis } from '@/lib/observability/metrics';
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
  ['web_requests_total{method="GET",route="/hotels",status="200"}', () => logRequest(request)],
  [
    'web_requests_total{method="_OTHER",route="/hotels",status="200"}',
    () => logRequest({ ...request, method: 'PROPFIND' }),
  ],
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

test('Redis has no value until it was asked, then 1 while it answers', async () => {
  expect(await exposed()).not.toMatch(/^web_redis_up /m);
  expect(await increases('web_redis_up', () => observeRedis(true))).toBe(1);
  expect(await increases('web_redis_up', () => observeRedis(false))).toBe(-1);
});

test('the folder of cached pages is 1 until it fails, and when it works again', async () => {
  expect(await increases('web_page_files_up', () => logPageFiles({ code: 'ENOSPC' }))).toBe(-1);
  expect(await increases('web_page_files_up', () => logPageFiles(null))).toBe(1);
});

describe('the files of deploy/monitoring', () => {
  const read = (file: string) => readFileSync(`deploy/monitoring/${file}`, 'utf8');
  const cases = ['alerts-test.yaml', 'alerts-test-hours.yaml'];
  const dashboard = JSON.parse(read('dashboard.json')) as { panels: { targets: { expr: string }[] }[] };
  const { groups } = parse(read('alerts.yaml')) as {
    groups: {
      rules: ({ expr: string; record?: string } | { expr: string; alert: string; annotations: { runbook: string } })[];
    }[];
  };
  const rules = groups.flatMap((group) => group.rules);
  const alerts = rules.filter((rule) => 'alert' in rule);
  const expressions = [
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...rules.map(({ expr }) => expr),
  ];

  test('ask for metrics that the product has', async () => {
    const text = await exposed();
    const names = expressions.flatMap((expr) => expr.match(/\b(?:web|nodejs|process)_\w+/g) ?? []);
    const known = new Set([...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name));
    expect(new Set(names).size).toBeGreaterThanOrEqual(15);
    for (const name of names) expect(known, name).toContain(name.replace(/_(?:bucket|count)$/, ''));
  });

  test('an alert has a runbook, and a case in which it fires', () => {
    const runbooks = [...readFileSync('docs/operations.md', 'utf8').matchAll(/^### (.+)$/gm)].map(([, name]) => name);
    const fired = cases
      .flatMap(
        (file) => parse(read(file)).tests as { alert_rule_test: { alertname: string; exp_alerts: unknown[] }[] }[],
      )
      .flatMap((one) => one.alert_rule_test)
      .filter(({ exp_alerts }) => exp_alerts.length > 0)
      .map(({ alertname }) => alertname);
    expect(alerts.length).toBeGreaterThanOrEqual(15);
    expect(new Set(fired)).toEqual(new Set(alerts.map(({ alert }) => alert)));
    for (const { annotations } of alerts) {
      expect(runbooks).toContain(annotations.runbook.replace('docs/operations.md: ', ''));
    }
  });

  test.each([
    ['the configuration', ['check', 'config', '--syntax-only', 'prometheus.yaml']],
    ['the rules', ['check', 'rules', 'alerts.yaml']],
    ['the cases in which alerts fire and stay silent', ['test', 'rules', ...cases]],
  ])(
    'Prometheus’s own checker accepts %s',
    (_what, args) => {
      const { status, stdout, stderr, error } = spawnSync('promtool', args, {
        cwd: 'deploy/monitoring',
        encoding: 'utf8',
      });
      expect(error).toBeUndefined();
      expect(`${stdout}${stderr}`).not.toMatch(/FAILED|error/i);
      expect(status).toBe(0);
    },
    120_000,
  );
});
