import { readdirSync } from 'node:fs';
import { autoImplementMethods } from 'next/dist/server/route-modules/app-route/helpers/auto-implement-methods';
import { beforeAll, expect, test } from 'vitest';
import { forgetRateLimits } from '@/lib/bff/rate-limiters';
import { contract } from '@/lib/hub/contract/contract';
import type { Endpoint } from '@/lib/hub/contract/endpoint';
import { sealSession } from '@/lib/session/session';
import { scriptedHubForFile } from '../hub/scripted-hub';
import { memberSession } from '../session/sample-session';
import { type SameOriginRequest, sameOriginRequest } from './same-origin-request';

type Handler = (request: Request) => Promise<Response>;

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const apiFolder = `${import.meta.dirname}/../../app/api`;
/** What anybody may see and what changes nothing. Everything else needs the header, the method notwithstanding. */
const openReads = ['/api/health/live', '/api/health/ready', '/api/metrics', '/api/now'];

/** The one exemption (SECURITY 13): a provider's page posts there, and it takes a one-time state for it. */
const providersReturn = '/api/identity/callback';

interface Route {
  address: string;
  method: string;
  handler: Handler;
}

const files = readdirSync(apiFolder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('route.ts'));
const modules = await Promise.all(
  files.map(async (file) => ({
    address: `/api/${file.replace(/\/route\.ts$/, '')}`,
    handlers: (await import(`${apiFolder}/${file}`)) as Record<string, Handler>,
  })),
);
const routes: Route[] = modules.flatMap(({ address, handlers }) =>
  methods.flatMap((method) => {
    const handler = handlers[method];
    return handler ? [{ address: address.replace('[...path]', 'membership/point'), method, handler }] : [];
  }),
);
const needsHeader = routes.filter(({ address, method }) => !(method === 'GET' && openReads.includes(address)));
/** Files behind a link of our own pages: a link sends no header, and they change nothing. */
const ownLinks = ['/api/session/archive', '/api/session/statement'];
const guarded = needsHeader.filter(({ address }) => address !== providersReturn);
const proxyHandlers = modules.find(({ address }) => address === '/api/hub/[...path]')?.handlers ?? {};
/** Each call of the contract through the proxy, those included that no browser may make. */
const proxied: Route[] = Object.values(contract as Record<string, Endpoint>).flatMap(({ method, path }) => {
  const handler = proxyHandlers[method];
  return handler ? [{ address: `/api/hub${path.replace(/\{\w+\}/g, 'AB12CD')}`, method, handler }] : [];
});

const hub = scriptedHubForFile();
let cookie: string;
beforeAll(async () => {
  cookie = `session=${await sealSession(memberSession())}`;
});

async function expectRefusal(
  { handler, address, method }: Route,
  headers: SameOriginRequest['headers'],
): Promise<void> {
  const body = method === 'GET' ? undefined : {};
  const response = await handler(sameOriginRequest(address, { method, body, cookie, headers }));
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
  expect(proxied).toHaveLength(Object.keys(contract).length);
});

test('S13 of all routes and methods another origin gets past the rules at the provider’s return alone', async () => {
  const passed: string[] = [];
  for (const { address, method, handler } of needsHeader) {
    const headers = { 'x-bff': undefined, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const body = method === 'GET' ? undefined : {};
    const response = await handler(sameOriginRequest(address, { method, body, cookie, headers }));
    if (response.status !== 403) passed.push(`${method} ${address}: ${response.status}`);
    expect(response.headers.getSetCookie()).toEqual([]);
  }
  expect(passed).toEqual([`GET ${providersReturn}: 400`, `POST ${providersReturn}: 415`]);
  expect(hub.seen).toEqual([]);
});

test.each(guarded.map((route) => [`${route.method} ${route.address}`, route] as const))(
  'S10 S11 %s: 403 without the header, from any other origin and from any other site',
  async (_name, route) => {
    if (!(route.method === 'GET' && ownLinks.includes(route.address))) {
      for (const value of [undefined, 'true']) await expectRefusal(route, { 'x-bff': value });
    }
    for (const origin of [
      'null',
      'https://evil.example',
      'http://sibling.localhost:3000',
      'http://localhost:3001',
      'https://localhost:3000',
    ])
      await expectRefusal(route, { origin });
    for (const site of ['same-site', 'cross-site', 'none']) await expectRefusal(route, { 'sec-fetch-site': site });
  },
);

test.each(proxied.map((route) => [`${route.method} ${route.address}`, route] as const))(
  'S10 S11 %s: 403 without the header, from a sibling domain and from another site',
  async (_name, route) => {
    await expectRefusal(route, { 'x-bff': undefined });
    await expectRefusal(route, { origin: 'http://sibling.localhost:3000', 'sec-fetch-site': 'same-site' });
    await expectRefusal(route, { origin: 'null', 'sec-fetch-site': 'cross-site' });
  },
);

/** What an HTML form or `sendBeacon` can send without a preflight. */
const simpleTypes = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', undefined];
const readers = [
  ...guarded.filter(
    ({ address, method }) =>
      method === 'POST' &&
      ['/api/session/login', '/api/session/sync', '/api/identity/start', '/api/identity/result'].includes(address),
  ),
  ...proxied.filter(({ method, address }) =>
    Object.values(contract as Record<string, Endpoint>).some(
      (entry) =>
        entry.method === method &&
        entry.audience !== 'server' &&
        entry.body !== undefined &&
        address === `/api/hub${entry.path.replace(/\{\w+\}/g, 'AB12CD')}`,
    ),
  ),
];

test.each(readers.map((route) => [`${route.method} ${route.address}`, route] as const))(
  'S12 %s: JSON that does not call itself JSON is 415, and the hub hears nothing',
  async (_name, { handler, address, method }) => {
    forgetRateLimits();
    for (const type of simpleTypes) {
      const request = sameOriginRequest(address, { method, body: '{}', cookie, headers: { 'content-type': type } });
      // Without a type of the product `Request` writes one itself for a text; a sender can leave it out.
      if (type === undefined) request.headers.delete('content-type');
      const response = await handler(request);
      expect(response.status).toBe(415);
      expect(await response.json()).toMatchObject({ code: 'unsupported_media_type' });
    }
    expect(hub.seen).toEqual([]);
  },
);

const changing = modules.filter(
  ({ address, handlers }) =>
    /^\/api\/(?:session|identity)\//.test(address) && address !== providersReturn && handlers.POST !== undefined,
);

test('S12 login, logout, sync and the steps of a verification are among what only POST may do', () => {
  expect(changing.map(({ address }) => address)).toEqual(
    expect.arrayContaining([
      '/api/session/login',
      '/api/session/logout',
      '/api/session/sync',
      '/api/identity/start',
      '/api/identity/result',
    ]),
  );
});

test.each(changing.map(({ address, handlers }) => [address, handlers] as const))(
  'S12 %s by GET, HEAD, PUT, PATCH or DELETE: 405',
  async (address, handlers) => {
    // What Next makes of a route's module before it answers.
    const answering = autoImplementMethods(handlers as Parameters<typeof autoImplementMethods>[0]);
    for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'] as const) {
      const handler = answering[method] as unknown as Handler;
      expect((await handler(sameOriginRequest(address, { method, cookie }))).status).toBe(405);
    }
    expect(hub.seen).toEqual([]);
  },
);

test.each(
  routes
    // Metrics ask for a token of their own, see tests/observability/metrics.test.ts.
    .filter(({ address, method }) => method === 'GET' && openReads.includes(address) && address !== '/api/metrics')
    .map((route) => [route.address, route] as const),
)('S10 %s is for anybody', async (address, { handler }) => {
  const response = await handler(
    sameOriginRequest(address, { headers: { 'x-bff': undefined, 'sec-fetch-site': 'cross-site' } }),
  );
  expect(response.status).toBe(200);
});
