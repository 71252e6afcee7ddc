import { createServer, type OutgoingHttpHeaders, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { GET as throughNext } from '@/app/api/hub/[...path]/route';
import { watchRequests } from '@/lib/server/watch-requests';
import { sealSession } from '@/lib/session/session';
import { sameOriginRequest } from '../api/same-origin-request';
import { useEnvironment } from '../env/environment';
import { json, scriptedHubForFile } from '../hub/scripted-hub';
import { withoutDeadlines } from '../hub/without-deadlines';
import { memberSession } from '../session/sample-session';

const POINT = '/api/hub/membership/point';
const balance = (tranches = 1) => ({
  balance: 10 * tranches,
  tranches: Array.from({ length: tranches }, () => ({ points: 10, expiresOn: '2027-01-01' })),
  asOf: '2026-11-01',
});

/** Plays Next, and counts how often it was asked. */
let asked = 0;
const web = createServer((request, response) => {
  asked += 1;
  request.resume();
  response.end('of Next');
});
const hub = scriptedHubForFile();
let cookie: string;

beforeAll(async () => {
  watchRequests();
  await new Promise<void>((resolve) => web.listen(0, resolve));
});
afterAll(() => {
  web.closeAllConnections();
  web.close();
});
beforeEach(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  useEnvironment({ HUB_API_BASE: `${hub().origin}/hub`, PLAIN_API_BASE: `${hub().origin}/api` });
  hub().answer((_seen, response) => json(response, 200, { data: balance() }));
  const tokens = { accessToken: crypto.randomUUID(), refreshToken: crypto.randomUUID() };
  cookie = `session=${await sealSession(memberSession(tokens))}`;
  asked = 0;
});

const ownPage = () => ({ 'x-bff': '1', 'sec-fetch-site': 'same-origin', 'accept-language': 'ko', cookie });

function send(path: string, headers: OutgoingHttpHeaders, method = 'GET', body?: string) {
  const { port } = web.address() as AddressInfo;
  return sendRequest({ port, method, path, headers }).end(body);
}

function ask(path: string, headers: OutgoingHttpHeaders = ownPage(), method = 'GET', body?: string) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    send(path, headers, method, body)
      .on('response', async (response) => {
        const parts: Buffer[] = [];
        for await (const part of response) parts.push(part);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) });
      })
      .on('error', reject);
  });
}

describe('a read of the BFF is answered in front of Next', () => {
  test.each([
    ['a member’s read', POINT, 200],
    ['an address of no call', '/api/hub/nowhere', 404],
    ['a query that the contract refuses', '/api/hub/membership/id/check?lang=ko', 400],
  ])('%s: with the status, body and headers of its handler', async (_name, path, status) => {
    const front = await ask(path);
    const handled = await throughNext(sameOriginRequest(path, { cookie }));
    expect([front.status, handled.status]).toEqual([status, status]);
    const withoutId = (text: string) => ({ ...JSON.parse(text), requestId: undefined });
    expect(withoutId(front.body.toString())).toEqual(withoutId(await handled.text()));
    const { 'x-request-id': _id, ...others } = Object.fromEntries(handled.headers);
    expect(front.headers).toMatchObject(others);
    expect(asked).toBe(0);
  });

  test('the viewer of a guest, which varies by its cookie', async () => {
    const { body, headers } = await ask('/api/session/viewer', { ...ownPage(), cookie: '' });
    expect(JSON.parse(body.toString())).toEqual({ state: 'guest' });
    expect(headers).toMatchObject({ 'cache-control': 'private, max-age=0', vary: 'cookie, accept-encoding' });
    expect(asked).toBe(0);
  });

  test('S10 without the header it is 403, and the hub is not asked', async () => {
    const { 'x-bff': _header, ...foreign } = ownPage();
    expect((await ask(POINT, foreign)).status).toBe(403);
    expect(hub().seen).toEqual([]);
  });

  test('a pair that was refreshed on the way is set, and the answer is nobody else’s', async () => {
    hub().answer(({ path, headers }, response) => {
      const tokens = { authorization: 'Bearer newer-access', refresh: 'newer-refresh' };
      if (path.endsWith('/auth/refresh')) json(response, 200, { data: null }, tokens);
      else if (headers.authorization === 'Bearer newer-access') json(response, 200, { data: balance() });
      else json(response, 401, { message: 'expired' });
    });
    const { status, headers } = await ask(POINT);
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^session=[^;]{100,}; .*HttpOnly/),
      expect.stringMatching(/^signed-in=1; /),
    ]);
  });

  test('from 1,024 bytes on it is compressed for whoever takes gzip', async () => {
    const long = balance(60);
    hub().answer((_seen, response) => json(response, 200, { data: long }));
    const [packed, plain] = [await ask(POINT, { ...ownPage(), 'accept-encoding': 'gzip, br' }), await ask(POINT)];
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(gunzipSync(packed.body).toString())).toEqual({ data: long });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(JSON.parse(plain.body.toString())).toEqual({ data: long });
    hub().answer((_seen, response) => json(response, 200, { data: balance() }));
    const short = await ask(POINT, { ...ownPage(), 'accept-encoding': 'gzip' });
    expect(short.headers['content-encoding']).toBeUndefined();
  });

  test('S36 the visitor leaves, and the hub’s socket is closed', async () => {
    withoutDeadlines();
    hub().answer(() => undefined);
    const before = hub().abandoned();
    const leaving = send(POINT, ownPage()).on('error', () => undefined);
    await expect.poll(() => hub().seen.length).toBe(1);
    leaving.destroy();
    await expect.poll(() => hub().abandoned()).toBe(before + 1);
  });
});

describe('Next answers', () => {
  test.each([
    ['a HEAD', POINT, 'HEAD', undefined],
    ['a write', '/api/hub/membership/enquiry', 'POST', '{}'],
    ['a GET with a body', POINT, 'GET', '{}'],
    ['an address with a last slash', `${POINT}/`, 'GET', undefined],
    ['another handler', '/api/session/viewers', 'GET', undefined],
    ['a page', '/hotels', 'GET', undefined],
  ])('%s', async (_name, path, method, body) => {
    const length = body === undefined ? {} : { 'content-length': body.length };
    expect((await ask(path, { ...ownPage(), ...length }, method, body)).status).toBe(200);
    expect(asked).toBe(1);
    expect(hub().seen).toEqual([]);
  });

  test('everything in development', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    expect((await ask(POINT)).body.toString()).toBe('of Next');
  });
});
