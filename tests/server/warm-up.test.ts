import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GET as ready } from '@/app/api/health/ready/route';
import { logRequest } from '@/lib/observability/log-lines';
import { isWarmingUp, warmUp } from '@/lib/server/warm-up';
import { sameOriginRequest } from '../api/same-origin-request';
import { useEnvironment } from '../env/environment';
import { type StartedWeb, startWeb } from './start-web';

vi.mock('@/lib/observability/log-lines', { spy: true });

const readiness = async () => (await ready(sameOriginRequest('/api/health/ready'))).status;
let web: StartedWeb;
let status = 200;
let states: number[];

beforeEach(async () => {
  useEnvironment();
  vi.mocked(logRequest).mockClear();
  states = [];
  web = await startWeb(async (_request, response) => {
    states.push(await readiness());
    if (status === 0) response.destroy();
    else response.writeHead(status).end();
  });
});
afterEach(() => web.stop());

test.each([200, 307, 503, 0])(
  'a process is ready once it has answered the commonest pages, with %i',
  async (answer) => {
    status = answer;
    await warmUp(`http://localhost:${web.port}`);
    expect(states).toEqual(Array.from({ length: 10 }, () => 503));
    expect(isWarmingUp()).toBe(false);
    expect(await readiness()).toBe(200);
  },
);

test.each(['resolves', 'rejects'])('what comes before the pages has their requests, and %s', async (how) => {
  status = 200;
  const before = async (get: (path: string) => Promise<Response>) => {
    await get('/en/accessibility');
    if (how === 'rejects') throw new Error('unexpected');
  };
  await warmUp(`http://localhost:${web.port}`, { before });
  expect(states).toEqual(Array.from({ length: 11 }, () => 503));
});

test('a page that hangs keeps it from being ready no longer than the limit', async () => {
  web.stop();
  let asked = 0;
  web = await startWeb(() => {
    asked += 1;
  });
  await warmUp(`http://localhost:${web.port}`, { withinMs: 200 });
  expect([asked, isWarmingUp()]).toEqual([1, false]);
  expect(await readiness()).toBe(200);
});

test('its requests have a route of their own, and those of visitors keep theirs', async () => {
  status = 200;
  const warming = warmUp(`http://localhost:${web.port}`);
  await fetch(`http://localhost:${web.port}/en/hotels`, { headers: { 'x-request-id': 'of-a-visitor' } });
  await warming;
  const ofWarmUp = vi.mocked(logRequest).mock.lastCall?.[0].requestId;
  const routesOf = (id?: string) =>
    vi.mocked(logRequest).mock.calls.flatMap(([{ requestId, route }]) => (requestId === id ? [route] : []));
  await expect.poll(() => routesOf(ofWarmUp)).toEqual(Array.from({ length: 10 }, () => 'warm-up'));
  expect(routesOf('of-a-visitor')).toEqual(['/hotels']);
});
