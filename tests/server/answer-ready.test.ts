import { createServer, type OutgoingHttpHeaders, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hearChanges } from '@/lib/page-cache/heard-changes';
import { processWideValues } from '@/lib/process-wide';
import { currentRequest } from '@/lib/request/request-context';
import { watchRequests } from '@/lib/server/watch-requests';
import { useEnvironment } from '../env/environment';

const html = '<html lang="ko"><p>호텔</p></html>';
const pageHeaders = {
  'x-nextjs-cache': 'HIT',
  'content-security-policy': "default-src 'self'",
  'cache-control': 's-maxage=300',
  etag: '"of-the-page"',
  vary: 'rsc, Accept-Encoding',
  'content-type': 'text/html; charset=utf-8',
};

/** Plays Next: what it would answer from its cache, and how often it was asked. */
let asked = 0;
let further: OutgoingHttpHeaders = {};
let status = 200;
const web = createServer((request, response) => {
  asked += 1;
  const current = currentRequest();
  const now = Date.now();
  const path = request.url ?? '';
  const key = path.startsWith('/en/') ? path : `/ko${path}`;
  if (current) current.cachedCopy = { key, html, madeAtMs: now, freshUntilMs: now + 300_000 };
  response.statusCode = status;
  for (const [name, value] of Object.entries({ ...pageHeaders, ...further })) response.setHeader(name, value ?? '');
  response.end(request.method === 'HEAD' ? undefined : html);
});

beforeAll(async () => {
  useEnvironment();
  watchRequests();
  await new Promise<void>((resolve) => web.listen(0, resolve));
});
afterAll(() => {
  web.closeAllConnections();
  web.close();
});
beforeEach(() => {
  for (const name of ['ready pages', 'changes of pages']) processWideValues.delete(name);
  [asked, further, status] = [0, {}, 200];
});

function ask(path: string, headers: OutgoingHttpHeaders = {}, method = 'GET', body?: string) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const { port } = web.address() as AddressInfo;
    const sent = sendRequest({ port, method, path, headers }, async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part);
      const { date: _date, 'x-request-id': _id, ...others } = response.headers;
      resolve({ status: response.statusCode ?? 0, headers: others, body: Buffer.concat(parts) });
    });
    sent.on('error', reject).end(body);
  });
}

/** Asks until the bytes are ready. */
async function warm(path: string, headers: OutgoingHttpHeaders = {}): Promise<void> {
  await expect
    .poll(async () => {
      const before = asked;
      await ask(path, headers);
      return asked - before;
    })
    .toBe(0);
  asked = 0;
}

describe('a public page that Next had in its cache', () => {
  test('is answered without Next, with the same bytes and headers', async () => {
    const own = await ask('/en/hotels');
    await warm('/en/hotels');
    const ready = await ask('/en/hotels');
    expect(asked).toBe(0);
    const { 'transfer-encoding': _chunked, ...others } = own.headers;
    expect(ready).toEqual({ ...own, headers: { ...others, 'content-length': String(Buffer.byteLength(html)) } });
  });

  test('is answered with the same bytes whatever an advertisement or a visitor adds to its address', async () => {
    await warm('/en/hotels');
    const { body } = await ask('/en/hotels?utm_source=x&email=a%40example.com');
    expect([asked, body.toString()]).toEqual([0, html]);
    expect((await ask('/en/%68otels')).headers).toMatchObject({ location: '/en/hotels' });
  });

  test('is answered compressed, as a head, and as known', async () => {
    await warm('/en/hotels', { 'accept-encoding': 'gzip' });
    const gzip = await ask('/en/hotels', { 'accept-encoding': 'gzip' });
    expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'rsc, Accept-Encoding' });
    expect(gunzipSync(gzip.body).toString()).toBe(html);
    const head = await ask('/en/hotels', { 'accept-encoding': 'gzip' }, 'HEAD');
    expect(head).toEqual({ ...gzip, body: Buffer.from('') });
    const known = await ask('/en/hotels', { 'if-none-match': '"another", W/"of-the-page"' });
    const { 'content-type': _type, ...others } = pageHeaders;
    expect(known).toMatchObject({ status: 304, headers: others, body: Buffer.from('') });
    expect(known.headers).not.toHaveProperty('content-type');
    expect((await ask('/en/hotels', { 'if-none-match': '"another"' })).status).toBe(200);
    expect((await ask('/en/hotels', { 'if-none-match': '"of-the-page"', 'cache-control': 'no-cache' })).status).toBe(
      200,
    );
    expect(asked).toBe(0);
  });

  test('is asked of Next again as soon as its tag has changed', async () => {
    await warm('/en/hotels');
    hearChanges(new Map([['catalogue', Date.now()]]));
    await ask('/en/hotels');
    expect(asked).toBe(1);
  });

  test.each([
    ['part of a page', { rsc: '1' }],
    ['prefetch of the router', { 'next-router-prefetch': '1' }],
    ['call by a name of Next’s', { 'x-nextjs-data': '1' }],
    ['claim of a revalidation', { 'x-prerender-revalidate': 'x' }],
    ['claim of the middleware', { 'x-middleware-subrequest': 'middleware' }],
    ['time as a condition', { 'if-modified-since': 'Mon, 23 Nov 2026 00:00:00 GMT' }],
    ['reader who takes none of our forms', { 'accept-encoding': 'identity;q=0, *;q=0' }],
    ['query of the middleware', {}, '/en/hotels?lang=jp'],
    ['body', { 'content-length': '2' }, '/en/hotels', '{}'],
  ])('a %s is Next’s, and nothing of it is kept', async (_what, headers, path = '/en/hotels', body?: string) => {
    await ask(path, headers as OutgoingHttpHeaders, 'GET', body);
    await ask(path, headers as OutgoingHttpHeaders, 'GET', body);
    expect(asked).toBe(2);
    await ask('/en/hotels');
    expect(asked).toBe(3);
    await warm('/en/hotels');
    await ask(path, headers as OutgoingHttpHeaders, 'GET', body);
    expect(asked).toBe(1);
  });

  test.each([
    ['no sign of another language', {}, 0],
    ['Korean as the browser’s language', { 'accept-language': 'ko-KR,ko;q=0.9' }, 0],
    ['Korean as the stored one', { cookie: 'localStorageLanguage=ko', 'accept-language': 'en' }, 0],
    ['a page of our own before', { 'sec-fetch-site': 'same-origin', 'accept-language': 'en' }, 0],
    ['English as the browser’s language', { 'accept-language': 'en' }, 1],
    ['Japanese as the stored one', { cookie: 'localStorageLanguage=jp', 'accept-language': 'ko' }, 1],
    ['a stored one in another spelling', { cookie: 'localStorageLanguage=%6Ap', 'accept-language': 'ko' }, 1],
    ['a page of another site before', { 'sec-fetch-site': 'cross-site', 'accept-language': 'en' }, 1],
  ])('an address without a language, %s: asked of Next %j × %i', async (_what, headers, times) => {
    await warm('/hotels');
    await ask('/hotels', headers as OutgoingHttpHeaders);
    expect(asked).toBe(times);
  });
});

describe('S41 is not kept', () => {
  test.each([
    ['what sets a cookie', '/en/hotels', { 'set-cookie': 'session=canary' }, 200],
    ['what has a header that no page has', '/en/hotels', { 'x-unknown': '1' }, 200],
    ['what names another host', '/hotels', { 'x-middleware-rewrite': 'https://evil.example/ko/hotels' }, 200],
    ['what was made for this request', '/en/hotels', { 'x-nextjs-cache': 'MISS' }, 200],
    ['what is stale', '/en/hotels', { 'x-nextjs-cache': 'STALE' }, 200],
    ['what was not found', '/en/hotels', {}, 404],
    ['a page of one visitor', '/en/search', {}, 200],
    ['what has a rule of access', '/hotels/myPage', {}, 200],
    ['a handler', '/api/health/live', {}, 200],
  ])('%s', async (_what, path, headers, code) => {
    [further, status] = [headers, code];
    for (let times = 1; times < 4; times += 1) {
      await ask(path);
      expect(asked).toBe(times);
    }
  });
});
