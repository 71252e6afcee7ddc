// @vitest-environment node
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sealSession } from '@/lib/session/session';
import { useEnvironment } from '../env/environment';
import { type ScriptedHub, startScriptedHub } from '../hub/scripted-hub';
import { memberSession } from '../session/sample-session';
import { type OwnRequest, ownRequest } from './own-request';

type Handler = (request: Request) => Promise<Response>;

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const apiFolder = `${import.meta.dirname}/../../app/api`;
/** What anybody may see and what changes nothing. Everything else needs the header, the method notwithstanding. */
const openReads = ['/api/health/live', '/api/health/ready', '/api/metrics'];

interface Route {
  address: string;
  method: string;
  handler: Handler;
}

const files = readdirSync(apiFolder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('route.ts'));
const routes: Route[] = (
  await Promise.all(
    files.map(async (file) => {
      const module = (await import(`${apiFolder}/${file}`)) as Record<string, Handler>;
      const address = `/api/${file.replace(/\/route\.ts$/, '').replace('[...path]', 'membership/point')}`;
      return methods.flatMap((method) => {
        const handler = module[method];
        return handler ? [{ address, method, handler }] : [];
      });
    }),
  )
).flat();
const guarded = routes.filter(({ address, method }) => !(method === 'GET' && openReads.includes(address)));

let hub: ScriptedHub;
let cookie: string;
beforeAll(async () => {
  hub = await startScriptedHub();
  useEnvironment({ HUB_API_BASE: `${hub.origin}/hub`, PLAIN_API_BASE: `${hub.origin}/api` });
  cookie = `session=${await sealSession(memberSession())}`;
});
afterAll(() => hub.stop());

async function expectRefusal({ handler, address, method }: Route, headers: OwnRequest['headers']): Promise<void> {
  const body = method === 'GET' ? undefined : {};
  const response = await handler(ownRequest(address, { method, body, cookie, headers }));
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ code: 'cross_site', status: 403 });
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(hub.seen).toEqual([]);
}

test('the walk finds the routes it is meant to guard', () => {
  const names = guarded.map(({ method, address }) => `${method} ${address}`);
  expect(names).toContain('POST /api/session/login');
  expect(names).toContain('POST /api/session/logout');
  expect(names).toContain('GET /api/session/viewer');
  expect(names).toContain('PUT /api/hub/membership/point');
});

// SECURITY 10, 11
describe.each(guarded.map((route) => [`${route.method} ${route.address}`, route] as const))('%s', (_name, route) => {
  test('without the header: 403 and no call to the hub', () => expectRefusal(route, { 'x-bff': undefined }));
  test('with another value of the header: 403', () => expectRefusal(route, { 'x-bff': 'true' }));
  test.each([
    'null',
    'https://evil.example',
    'http://sibling.localhost:3000',
    'http://localhost:3001',
    'https://localhost:3000',
  ])('from the origin %s: 403', (origin) => expectRefusal(route, { origin }));
  test.each(['same-site', 'cross-site', 'none'])('with Sec-Fetch-Site %s: 403', (site) =>
    expectRefusal(route, { 'sec-fetch-site': site }),
  );
});

test.each(['/api/session/login', '/api/session/logout'])(
  '%s by GET is no route: Next answers 405 (SECURITY 12)',
  (address) => {
    expect(routes.filter((route) => route.address === address).map(({ method }) => method)).toEqual(['POST']);
  },
);

test.each(
  routes
    .filter(({ address, method }) => method === 'GET' && openReads.includes(address))
    .map((route) => [route.address, route] as const),
)('%s is for anybody', async (address, { handler }) => {
  const response = await handler(
    ownRequest(address, { headers: { 'x-bff': undefined, 'sec-fetch-site': 'cross-site' } }),
  );
  expect(response.status).toBe(200);
});
