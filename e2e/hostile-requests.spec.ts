import { contract } from '../lib/hub/contract/contract';
import { CACHE_STATE_HEADER } from '../lib/request/next-protocol';
import { paths } from '../lib/routes/paths';
import { expect, test } from './fixtures/journey';
import { type Headers, send } from './fixtures/raw-request';
import { startSecondWeb } from './fixtures/second-web';

const hotelId = 'haneul-namsan';
const own = { 'x-bff': '1' };

test('S24 11 MB are refused by every kind of address, whether or not they are announced', async ({ product }) => {
  const large = Buffer.alloc(11 * 1024 * 1024, ' ');
  const as = { ...own, 'content-type': 'application/json', origin: product.address };
  const lengths: Headers[] = [{ 'content-length': String(large.length) }, { 'transfer-encoding': 'chunked' }];
  const table: [path: string, method: string, status: number][] = [
    ['/api/session/login', 'POST', 413],
    ['/api/session/sync', 'POST', 413],
    [`/api/hub${contract.registerReferrer.path}`, 'POST', 413],
    [paths.home(), 'POST', 405],
    [paths.hotel(hotelId), 'PUT', 405],
    [paths.membershipLogin(), 'POST', 405],
    [paths.myPage(), 'PATCH', 405],
    ['/nowhere', 'DELETE', 405],
  ];
  for (const [path, method, status] of table) {
    for (const length of lengths) {
      const answer = await send(product.address, path, method, { ...as, ...length }, large);
      expect.soft(answer.status, `${method} ${path} ${JSON.stringify(length)}`).toBe(status);
      expect.soft(answer.headers['x-content-type-options']).toBe('nosniff');
    }
  }
  expect((await send(product.address, paths.home(), 'GET')).status, 'it answers on').toBe(200);
});

test('S17 a forged Host poisons no cached page: its first answer is the one that everybody gets', async ({
  product,
}) => {
  // Pages are kept by configuration: what this one keeps no client has asked for before.
  const web = await startSecondWeb(product, { CHAT_PLUGIN_KEY: 'nobody-else-has-this-one' });
  const forged: Headers = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'gopher',
    'x-forwarded-port': '6666',
    forwarded: 'host=evil.example;proto=gopher',
  };
  try {
    for (const segment of ['', '/en', '/jp', '/cn']) {
      const path = segment + paths.hotel('unhae-seorak');
      const asked = segment === '' ? { ...forged, 'accept-language': 'ko' } : forged;
      const first = await send(web.address, path, 'GET', asked);
      const second = await send(web.address, path, 'GET', { 'accept-language': 'ko' });
      expect(first.headers[CACHE_STATE_HEADER], `${path} was made for the forged request`).toBe('MISS');
      expect(second.headers[CACHE_STATE_HEADER], `${path} is kept`).toBe('HIT');
      expect(second.text).toBe(first.text);
      expect(JSON.stringify(first.headers) + first.text).not.toMatch(/evil\.example|gopher|6666/);
      const links = [...first.text.matchAll(/<link rel="(?:canonical|alternate)"[^>]* href="([^"]+)"/g)];
      const addresses = links.map(([, href = '']) => href);
      expect(addresses.length, 'canonical and five languages').toBe(6);
      expect(addresses[0]).toBe(web.address + path);
      for (const each of addresses) expect(new URL(each).origin).toBe(web.address);
    }
    for (const path of ['/ko/hotels', '/hotels?lang=en', paths.myPage(), '/hotels/', '//evil.example/%2e%2e']) {
      const { status, headers, text } = await send(web.address, path, 'GET', forged);
      expect(status, path).toBeLessThan(500);
      const location = headers.location ?? '/';
      expect(new URL(location, web.address).origin, `${path} → ${location}`).toBe(web.address);
      expect(`${JSON.stringify(headers)}${text}`, path).not.toMatch(/gopher|6666/);
    }
  } finally {
    await web.stop();
  }
});

test('S41 cookies of drafts bring no Set-Cookie into an answer that caches keep', async ({ product }) => {
  for (const path of ['/en', `/jp${paths.hotels()}`]) {
    const cookie = '__prerender_bypass=x; __next_preview_data=y';
    const { status, headers } = await send(product.address, path, 'GET', { cookie });
    expect([status, headers['cache-control'], headers['set-cookie']], path).toEqual([
      200,
      expect.stringContaining('s-maxage='),
      undefined,
    ]);
  }
});
