import { contract } from '../../lib/hub/contract/contract';
import { sampleAccounts } from '../../sandbox/hub/seed/accounts';
import { disguises, memberPaths, variants } from '../../tests/access/my-page-corpus';
import { expect, test } from '../fixtures/journey';
import type { Product } from '../fixtures/product';
import { sendRaw } from '../fixtures/raw-socket';

const own = { 'x-bff': '1' };
const point = `/api/hub${contract.pointBalance.path}`;

async function memberCookie({ address }: Product): Promise<string> {
  const { membershipId, password } = sampleAccounts.member;
  const answer = await sendRaw(address, '/api/session/login', {
    method: 'POST',
    headers: { ...own, 'content-type': 'application/json' },
    body: JSON.stringify({ membershipId, password }),
  });
  const seal = answer.headers['set-cookie']?.find((line) => line.startsWith('session='))?.split(';', 1)[0];
  if (seal === undefined) throw new Error(`the login answered ${answer.status}`);
  return `${seal}; signed-in=1`;
}

test('S45 S44 what a second reading would change is refused before anybody reads it', async ({ product }) => {
  const cookie = await memberCookie(product);
  // What a page of the test before has asked may still be on its way.
  await expect(async () => {
    await product.hub.forgetCalls();
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await product.hub.calls()).toEqual({});
  }).toPass();
  const ups = ['..', '.', '%2e%2e', '.%2E', '%2e', '..;', '..;x=1', '%2e%2e%2f', '..%5c', '..\\', '%252e%252e'];
  const prefixes = ['/api', '/api/hub/membership/x', '/_next', '/_next/static', '/pictures', '/fonts', '/x', '/en', ''];
  const image = '?url=%2Fpictures%2Fhaneul-namsan%2Fexterior.webp&w=3840&q=75';
  const refused: [target: string, status: number, method?: string][] = [
    ...prefixes.flatMap((prefix) => ups.map((up): [string, number] => [`${prefix}/${up}/myPage`, 400])),
    ...['/my%09Page', '/api/../my%09Page', '/api/../en/hotel%09s', '/hotels#/../myPage', '/hotels%3Flang=en'].map(
      (target): [string, number] => [target, 400],
    ),
    ...['http://localhost/../hotels', 'http://localhost/hotels', '*'].map((target): [string, number] => [target, 400]),
    ['/api/../en/hotels', 400, 'DELETE'],
    ['/api/../favicon.svg', 400, 'POST'],
    ['*', 400, 'OPTIONS'],
    ['/api/hub/membership/x/../point', 400],
    ['/api/hub/membership%2Fpoint', 404],
    ...[
      '/_next/image',
      '/_next/image/',
      '/_next/imag%65',
      '/%5Fnext/image',
      '/en/_next/image',
      '/_NEXT/IMAGE',
      '//_next//image',
    ].map((path): [string, number] => [path + image, 404]),
    [`/${'%20'.repeat(5_000)}x`, 414],
  ];
  for (const [target, status, method = 'GET'] of refused) {
    const answer = await sendRaw(product.address, target, { method, headers: { ...own, cookie } });
    const name = `${method} ${target.slice(0, 80)}`;
    expect.soft(answer.status, name).toBe(status);
    expect.soft(answer.body, name).toBe('');
    expect.soft(answer.headers['cache-control'], name).toEqual(['no-store']);
    expect.soft(answer.headers['x-content-type-options'], name).toEqual(['nosniff']);
  }
  expect(await product.hub.calls(), 'nothing was sent on').toEqual({});
});

test('S40 S48 every HTML answer has one policy, whatever the spelling of its path', async ({ product }) => {
  const spelled = [
    '/hotels',
    '/en/hotels',
    '/jp/hotels/haneul-namsan',
    '/membershipLogin',
    '/cn/myPage',
    '/nowhere',
    '/',
  ].flatMap((path) => [
    path,
    `${path}/`,
    `/${path}`,
    `${path}//`,
    path.replace(/(?<=.)\//g, '%2F'),
    `${path}%2Fabc`,
    `${path};a=1`,
    `${path}%20`,
    `${path}.rsc`,
    path.toUpperCase(),
    `/ko${path}`,
    `/zh-CN${path}`,
    `/xx${path}`,
    `/api${path}`,
    `/_next${path}`,
    `/pictures${path}`,
    `${path}/page/99`,
  ]);
  const [build = ''] = /(?<=\/_next\/static\/)[\w-]{21}(?=\/)/.exec((await sendRaw(product.address, '/')).body) ?? [];
  const own = [
    '/500',
    '/404',
    '/_error',
    '/_not-found',
    '/_global-error',
    '/index',
    `/_next/data/${build}/en/hotels.json`,
  ];
  let pages = 0;
  for (const path of [...spelled, ...own]) {
    for (const method of ['GET', 'HEAD', 'DELETE']) {
      const { status, headers } = await sendRaw(product.address, path, { method });
      expect.soft(status, `${method} ${path}`).toBeLessThan(500);
      if (!/html/.test(headers['content-type']?.join() ?? '')) continue;
      pages += 1;
      const policies = headers['content-security-policy']?.join('; ');
      expect.soft(policies, `${method} ${path}`).toMatch(/(?:default-src 'none'|script-src )/);
    }
  }
  expect(pages, 'HTML was answered').toBeGreaterThan(60);
});

test('S14 no spelling of My Page, and no internal header, shows a guest or asks for anything of a member', async ({
  product,
}) => {
  const cookie = await memberCookie(product);
  const viewer = await sendRaw(product.address, '/api/session/viewer', { headers: { ...own, cookie } });
  const name = /"memberName":"([^"]+)"/.exec(Buffer.from(viewer.body, 'latin1').toString('utf8'))?.[1] ?? '';
  expect(name, 'the member has a name').not.toBe('');
  // The member's own visits fill whatever might be cached.
  for (const path of memberPaths.slice(0, 5)) await sendRaw(product.address, path, { headers: { cookie } });
  await product.hub.forgetCalls();
  const more: [string, (path: string) => string][] = [
    ['with a dot segment', (path) => `/api/..${path}`],
    ['with a tab', (path) => path.replace('my', 'my%09')],
    ['escaped twice', (path) => path.replace('my', '%256dy')],
    ['as a whole address', (path) => `http://localhost${path}`],
    ['in capitals', (path) => path.toUpperCase()],
    ['with a fragment', (path) => `/hotels#${path}`],
  ];
  for (const path of memberPaths) {
    for (const [what, vary] of [...variants, ...more]) {
      const headers = disguises[(path.length + what.length) % disguises.length] ?? {};
      const answer = await sendRaw(product.address, vary(path), { headers });
      const text = Buffer.from(answer.body, 'latin1').toString('utf8');
      const told = `${what}: ${vary(path)} ${JSON.stringify(headers)}`;
      expect.soft(text, told).not.toContain(name);
      expect.soft(answer.status, told).toBeLessThan(500);
      expect.soft(answer.status === 200 && text.includes('data-my-page'), told).toBe(false);
    }
  }
  const calls = Object.keys(await product.hub.calls());
  const ofMembers = Object.values(contract).filter(({ audience }) => audience === 'member');
  expect(calls.filter((call) => ofMembers.some(({ name: entry }) => entry === call))).toEqual([]);
});

test('S19 the proxy lets in what its table names, and sends nothing on for anything else', async ({ product }) => {
  const cookie = await memberCookie(product);
  const headers = { ...own, cookie };
  expect((await sendRaw(product.address, point, { headers })).status, 'the member may').toBe(200);
  await product.hub.forgetCalls();
  const asked: [method: string, target: string, statuses: number[]][] = [
    ...['/no/such/call', '/Membership/point', '/membership/point/x', '/membership/point@evil.example'].map(
      (path): [string, string, number[]] => ['GET', `/api/hub${path}`, [404]],
    ),
    ...['/@evil.example/membership/point', '/membership/point%40evil', '/membership/point;x=1', '/__sandbox/calls'].map(
      (path): [string, string, number[]] => ['GET', `/api/hub${path}`, [404]],
    ),
    ...['/membership%2Fpoint', '/membership%2fpoint', '/%2Fevil.example/point'].map(
      (path): [string, string, number[]] => ['GET', `/api/hub${path}`, [404]],
    ),
    ...['/membership/../auth/logout', '/membership/%2e%2e/auth/logout', '/membership/..%2fauth/logout'].map(
      (path): [string, string, number[]] => ['POST', `/api/hub${path}`, [400]],
    ),
    ...['/membership%252fpoint', '/membership/point%00', '/membership/%252e%252e/auth/logout', '/..\\point'].map(
      (path): [string, string, number[]] => ['GET', `/api/hub${path}`, [400]],
    ),
    // Slashes are made one, and no host of them.
    ...['//evil.example/membership/point', '/http://evil.example/membership/point'].map(
      (path): [string, string, number[]] => ['GET', `/api/hub${path}`, [308]],
    ),
    ...['DELETE', 'PUT', 'PATCH', 'POST'].map((method): [string, string, number[]] => [method, point, [404, 405]]),
    ...['PROPFIND', 'QUERY', 'TRACE'].map((method): [string, string, number[]] => [method, point, [400, 404, 405]]),
  ];
  for (const [method, target, statuses] of asked) {
    const answer = await sendRaw(product.address, target, { method, headers });
    expect.soft(statuses, `${method} ${target} answered ${answer.status}`).toContain(answer.status);
    expect.soft(answer.headers.location?.join() ?? '/', target).toMatch(/^\/(?!\/)/);
  }
  expect(await product.hub.calls()).toEqual({});
});
