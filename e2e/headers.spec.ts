import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIResponse } from 'playwright/test';
import {
  ACTION_HEADER,
  CACHE_STATE_HEADER,
  PREFETCH_HEADER,
  RSC_HEADER,
  RSC_PARAMETER,
} from '../lib/request/next-protocol';
import { paths } from '../lib/routes/paths';
import { sampleAccounts } from '../sandbox/hub/seed/accounts';
import { queryOf, stayIn } from './actions/search-stay';
import { expect, test } from './fixtures/journey';
import { type Headers, send } from './fixtures/raw-request';

const noRedirect = { maxRedirects: 0 };
const hotelId = 'haneul-namsan';
const font = '/fonts/mark.f4412e61.woff2';
const own = { 'x-bff': '1' };
const byHashes = /script-src 'self' 'sha256-[^;]*;.*frame-ancestors 'none'/;
const byNonce = /script-src 'nonce-[\w-]+' 'sha256-[\w+/]{43}=' 'strict-dynamic';.*frame-ancestors 'none'/;
const nothing = /^default-src 'none'; frame-ancestors 'none'/;
const immutable = 'public, max-age=31536000, immutable';
const unkept = 'private, no-store';

function expectSafe(name: string, headers: Headers): void {
  expect.soft(headers, name).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('geolocation=()'),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'x-request-id': expect.stringMatching(/^[\w-]{8,}$/),
  });
  // The product under test is reached by http, and must not ask browsers for what it cannot give.
  for (const unwanted of ['x-powered-by', 'server', 'strict-transport-security', 'access-control-allow-origin'])
    expect.soft(Object.keys(headers), name).not.toContain(unwanted);
}

test('S24 S40 every kind of answer carries its headers, and says nothing about what made it', async ({
  request,
  product,
}, { parallelIndex }) => {
  const search = paths.search(queryOf(stayIn(8)));
  const picture = await request
    .get(product.address + paths.hotel(hotelId))
    .then(async (page) => /\/pictures\/(?!preview\/)[^"\\ ,&]+/.exec(await page.text())?.[0]);
  const chunk = await request
    .get(product.address + paths.membershipLogin())
    .then(async (page) => /\/_next\/static\/[^"\\ ]+\.js/.exec(await page.text())?.[0]);
  expect(picture, 'a picture of the hotel page').toBeDefined();
  expect(chunk, 'a script of the login page').toBeDefined();

  const table: [address: string, status: number, policy: RegExp | null, cache: string | RegExp][] = [
    [paths.home(), 200, byHashes, /s-maxage=/],
    [`/en${paths.hotels()}`, 200, byHashes, /s-maxage=/],
    [paths.hotel(hotelId), 200, byHashes, /s-maxage=/],
    [paths.hotels({ place: { category: 'location', detail: 'seoul' } }), 200, byHashes, /s-maxage=/],
    [paths.hotels({ page: 2 }), 404, byHashes, /s-maxage=14|no-store/],
    [`/jp${paths.hotels({ page: 99_999 })}`, 404, byHashes, /s-maxage=14|no-store/],
    ['/hotels/in/location/atlantis', 404, byHashes, /s-maxage=14|no-store/],
    ['/hotels/page/1', 308, null, /.*/],
    ['/hotels/no-such-hotel', 404, byHashes, /s-maxage=14|no-store/],
    [search, 200, byNonce, unkept],
    [paths.membershipLogin(), 200, byNonce, unkept],
    ['/nowhere', 404, byNonce, unkept],
    [paths.myPage(), 307, null, unkept],
    [`${paths.home()}?lang=en`, 307, null, unkept],
    ['/api/health/live', 200, nothing, 'no-store'],
    ['/api/session/viewer', 403, nothing, unkept],
    ['/api/hub/no/such/call', 404, nothing, 'no-store'],
    ['/api/nowhere', 404, nothing, /no-store/],
    [chunk ?? '', 200, nothing, immutable],
    ['/_next/static/nowhere.js', 404, nothing, /no-store/],
    [font, 200, nothing, immutable],
    ['/fonts/nowhere.00000000.woff2', 404, nothing, /^(?!.*immutable)/],
    [picture ?? '', 200, nothing, immutable],
    ['/pictures/no-such-hotel/exterior.webp', 404, nothing, /^(?!.*immutable)/],
    ['/pictures/nowhere', 404, nothing, /^(?!.*immutable)/],
    ['/sitemaps/hotels', 404, nothing, /^(?!.*immutable)/],
    ['/manifests/de.webmanifest', 404, nothing, /^(?!.*immutable)/],
    ['/favicon.svg', 200, nothing, /max-age=0/],
    ['/icon-192.png', 200, nothing, /max-age=0/],
    // Its own policy is the one of the worker: it asks for the page that it stands before.
    ['/card-worker.js', 200, /^default-src 'none'; connect-src 'self'; frame-ancestors 'none'$/, /max-age=0/],
    ['/hotels/%', 400, null, 'no-store'],
  ];
  for (const [address, status, policy, cache] of table) {
    for (const time of ['first', 'second']) {
      const response = await request.get(product.address + address, noRedirect);
      const name = `${address}, ${time} time`;
      const headers = response.headers();
      expect.soft(response.status(), name).toBe(status);
      expectSafe(name, headers);
      if (policy) expect.soft(headers['content-security-policy'], name).toMatch(policy);
      // Next adds a cached page's policy to the one of the server; the middleware's replaces it.
      const policies = response
        .headersArray()
        .filter((header) => header.name.toLowerCase() === 'content-security-policy');
      if (policy === byHashes && status === 200) expect.soft(policies, name).toHaveLength(2);
      if (policy === byNonce) expect.soft(policies, name).toHaveLength(1);
      expect.soft(headers['cache-control'], name).toMatch(cache);
    }
  }

  for (const path of ['/', '/en', paths.hotel(hotelId), paths.myPage(), '/nowhere', '/api/session/viewer', font]) {
    const refused = await send(product.address, path, 'TRACE', { 'x-secret': 'canary' });
    expect(refused.status, `TRACE ${path}`).toBe(405);
    expect(refused.text).not.toContain('canary');
    expectSafe(`TRACE ${path}`, refused.headers);
  }
  // Calls of server actions, of which there are none: by name, and as the form of a page without scripts.
  for (const sent of [
    { headers: { [ACTION_HEADER]: '0'.repeat(42) }, data: '[]' },
    { multipart: { $ACTION_ID_0: 'x' } },
  ]) {
    const response = await request.post(`${product.address}/en`, sent as { data?: string });
    expect(response.status()).toBe(400);
    expectSafe('a server action', response.headers());
  }
  const log = readFileSync(join(import.meta.dirname, '..', 'test-results', `web-${parallelIndex}.log`), 'utf8');
  expect(log).not.toMatch(/Server Action|next-action/i);
});

test('S41 whatever sets a cookie or shows a member is never cached, errors, redirects and RSC included', async ({
  request,
  product,
}) => {
  const { membershipId, password } = sampleAccounts.member;
  const seen: [string, APIResponse][] = [];
  const get = async (address: string, headers: Headers = {}) => {
    const response = await request.get(product.address + address, { ...noRedirect, headers });
    seen.push([`${address} ${JSON.stringify(headers)}`, response]);
    return response;
  };
  const post = async (address: string, data: unknown) => {
    const response = await request.post(product.address + address, { data, headers: own });
    seen.push([`POST ${address}`, response]);
    return response;
  };

  expect((await post('/api/session/login', { membershipId, password: 'not-this-one' })).status()).toBe(401);
  const login = await post('/api/session/login', { membershipId, password });
  expect(login.status()).toBe(200);
  expect(login.headers()['set-cookie']).toContain('session=');
  const viewer = await get('/api/session/viewer', own);
  const { memberName } = (await viewer.json()) as { memberName?: string };
  expect(memberName, 'the name of the member').toBeTruthy();
  expect(viewer.headers()['cache-control'], 'keeps the back/forward cache').toBe('private, max-age=0');

  const ofMember = [
    paths.myPage(),
    paths.myPageUserInfo.memberStatus(),
    paths.myPageReservationCheck.roomReservation(),
    paths.myPageReservationCheck.roomReservationDetail('no-such-reservation'),
  ];
  for (const path of ofMember) {
    await get(path);
    await get(path, { [RSC_HEADER]: '1' });
    await get(`${path}?${RSC_PARAMETER}=1`, { [RSC_HEADER]: '1', [PREFETCH_HEADER]: '1' });
  }
  await get(`${paths.myPage()}?lang=en`);
  await get('/api/hub/membership/point', own);
  await get('/api/hub/membership/point');
  for (const path of [paths.home(), paths.hotels(), paths.hotel(hotelId)]) {
    const response = await get(path);
    expect(await response.text(), `${path} is the same for everybody`).not.toContain(memberName);
  }
  await product.hub.fail({ kind: 'down' });
  await get(paths.myPage());
  await get(paths.myPage(), { [RSC_HEADER]: '1' });
  await get('/api/hub/membership/point', own);
  await product.hub.heal();
  const logout = await post('/api/session/logout', {});
  expect(logout.headers()['set-cookie']).toContain('Max-Age=0');
  // The sign of a session that is no more: the redirect clears it.
  const ended = await get(paths.myPage(), {
    cookie: 'signed-in=1; session=gone',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
  });
  expect(ended.status()).toBe(307);
  expect(ended.headers()['set-cookie']).toContain('Max-Age=0');

  let personal = 0;
  for (const [name, response] of seen) {
    if (response === viewer) continue;
    const headers = response.headers();
    const shows =
      name.includes('/myPage') || name.includes('/api/') || (await response.text()).includes(memberName ?? '');
    if (headers['set-cookie'] === undefined && !shows) continue;
    personal += 1;
    expect.soft(headers['cache-control'], `${name} ${response.status()}`).toMatch(/^private, .*no-store/);
    expect.soft(Object.keys(headers), name).not.toContain(CACHE_STATE_HEADER);
  }
  expect(personal).toBeGreaterThan(20);
});

test('S17 S40 S41 a cached page is the same for every visitor, and contains no part of the request', async ({
  request,
  product,
}) => {
  const visitors: [string, Headers][] = [
    ['an app', { 'user-agent': 'HotelRewardsApp/iOS' }],
    ['cookies', { cookie: 'signed-in=1; session=canary; localStorageLanguage=ko' }],
    ['another language', { 'accept-language': 'ja' }],
    ['a page of our own before', { 'sec-fetch-site': 'same-origin', 'accept-language': 'en' }],
    ['a forged host', { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }],
    ['a forged policy', { 'content-security-policy': "script-src 'nonce-canary'" }],
    ['a part', { range: 'bytes=0-9' }],
    ['a tag of another page', { 'if-none-match': '"canary"' }],
    ['any tag', { 'if-none-match': '*' }],
    ['a fresh one', { 'if-none-match': '*', 'cache-control': 'no-cache' }],
    ['cookies of drafts', { cookie: '__prerender_bypass=x; __next_preview_data=y' }],
  ];
  const addresses = [
    paths.home(),
    `/en${paths.hotels()}`,
    `/jp${paths.hotel(hotelId)}`,
    `/cn${paths.help()}`,
    paths.dining(),
    `/en${paths.hotels()}?utm_source=canary`,
  ];
  const get = async (address: string, headers: Headers = {}, method = 'GET') => {
    const all = { 'accept-language': 'ko', ...headers };
    const response = await request.fetch(product.address + address, { ...noRedirect, headers: all, method });
    return { status: response.status(), headers: response.headers(), text: await response.text() };
  };
  for (const address of addresses) {
    const isCached = async () => (await get(address)).headers[CACHE_STATE_HEADER];
    await expect.poll(isCached, address).toBe('HIT');
    for (const [name, headers] of visitors) {
      for (const method of ['GET', 'HEAD']) {
        const what = `${method} ${address}, ${name}`;
        const answer = await get(address, headers, method);
        expect.soft(answer.text + JSON.stringify(answer.headers), what).not.toMatch(/canary|evil/);
        if (answer.status !== 200) {
          expect.soft([304, 307], what).toContain(answer.status);
          continue;
        }
        const plain = await get(address, {}, method);
        const policy = 'content-security-policy';
        expect.soft([answer.text, answer.headers[policy]], what).toEqual([plain.text, plain.headers[policy]]);
        expect.soft(answer.headers['set-cookie'], what).toBeUndefined();
      }
    }
  }
});
