import { beforeEach, describe, expect, test } from 'vitest';
import { GET as metrics } from '@/app/api/metrics/route';
import { POST as vitals } from '@/app/api/vitals/route';
import { forgetRateLimits } from '@/lib/bff/rate-limiters';
import { useEnvironment } from '../env/environment';
import { enterRequest } from '../request/enter-request';
import { sameOriginRequest } from './same-origin-request';

const token = 'a-token-of-the-metrics';
const metricsText = async () =>
  (
    await metrics(new Request('http://localhost:3000/api/metrics', { headers: { authorization: `Bearer ${token}` } }))
  ).text();
const send = (json: unknown, headers?: Record<string, string>) =>
  vitals(sameOriginRequest('/api/vitals', { method: 'POST', body: json, headers }));

beforeEach(() => {
  useEnvironment({ METRICS_TOKEN: token });
  forgetRateLimits();
});

test('figures of a page are counted by its pattern and language, and nothing else of it', async () => {
  const path = '/en/booking/confirmation/HNCANARY99';
  const response = await send({ path, lcp: 1_800, inp: 120, cls: 0.02 });
  expect(await response.json()).toEqual({ counted: true });
  const text = await metricsText();
  const labels = 'route="/booking/confirmation/{reservationNo}",language="en"';
  expect(text).toContain(`web_vitals_lcp_seconds_bucket{le="2",${labels}} 1`);
  expect(text).toContain(`web_vitals_inp_seconds_bucket{le="0.2",${labels}} 1`);
  expect(text).toContain(`web_vitals_cls_bucket{le="0.05",${labels}} 1`);
  expect(text).not.toContain('CANARY');
});

test.each(['/wp-admin', '/api/session/login', '/%', '/..%2f'])('%s is no page, and makes no row', async (path) => {
  expect(await (await send({ path, lcp: 1 })).json()).toEqual({ counted: false });
  expect(await metricsText()).not.toContain('route="other",language');
});

describe('bad input', () => {
  test.each([
    {},
    { path: 'hotels' },
    { path: '/hotels', lcp: -1 },
    { path: '/hotels', lcp: '1' },
    { path: '/hotels', inp: 1e9 },
    { path: '/hotels', name: 'Canary' },
    { path: `/${'a'.repeat(300)}` },
  ])('%j: 400', async (json) => {
    expect((await send(json)).status).toBe(400);
  });

  test('another site: 403', async () => {
    expect((await send({ path: '/hotels' }, { origin: 'https://evil.example' })).status).toBe(403);
  });

  test('more than 300 of one address within ten minutes: 429', async () => {
    enterRequest({ requestId: 'request-of-a-test', beganAtMs: 0, address: '192.0.2.77' });
    const answers: number[] = [];
    for (let n = 0; n < 301; n += 1) answers.push((await send({ path: '/hotels' })).status);
    expect([answers.filter((status) => status === 200).length, answers.at(-1)]).toEqual([300, 429]);
  });
});
