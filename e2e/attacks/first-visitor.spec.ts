// A public page is rendered for the first request and served to all: it must contain no part of that request.
import { CACHE_STATE_HEADER } from '../../lib/request/next-protocol';
import { paths } from '../../lib/routes/paths';
import { expect, test } from '../fixtures/journey';
import { type Headers, send } from '../fixtures/raw-request';
import { sendRaw } from '../fixtures/raw-socket';
import { startSecondWeb } from '../fixtures/second-web';

/** Each test asks for pages of its own, so that it is the first one to do so. */
let web: Awaited<ReturnType<typeof startSecondWeb>>;
test.beforeAll(async ({ product }) => {
  // Pages are cached by configuration: no client has asked for this one's before.
  web = await startSecondWeb(product, { CHAT_PLUGIN_KEY: 'of-first-visitors' });
});
test.afterAll(() => web?.stop());

test('S48 S45 a page that is asked for by other spellings first is cached without a nonce', async () => {
  for (const page of ['/en/hotels', '/jp/dining', '/cn', '/hotels']) {
    const forged = { 'content-security-policy': "script-src 'nonce-mine'", 'accept-language': 'ko' };
    const [, segment = '', rest = ''] = /^\/([^/]*)\/?(.*)$/.exec(page) ?? [];
    for (const other of [
      `/api/..${page}`,
      `/x/..${page}`,
      `${page}%09`,
      `/${segment}%2F${rest}`,
      `/%${segment.charCodeAt(0).toString(16)}${page.slice(2)}`,
      `${page}.rsc`,
      `${page}?lang=xx`,
      page,
    ]) {
      const answer = await sendRaw(web.address, other, { headers: forged });
      expect.soft(answer.status, other).toBeLessThan(500);
      expect.soft(answer.body, other).not.toContain('nonce-mine');
    }
    const { status, headers, body } = await sendRaw(web.address, page, { headers: { 'accept-language': 'ko' } });
    expect(status, page).toBe(200);
    const [, ofPage] = headers['content-security-policy'] ?? [];
    expect(ofPage, page).toMatch(/script-src 'self' 'sha256-/);
    expect(headers['content-security-policy']?.join(), page).not.toMatch(/nonce/);
    expect(body, page).not.toContain(' nonce="');
  }
});

test('S48 a cached page contains no part of the request that rendered it', async () => {
  const mine = 'email=visitor%40example.com&gclid=of-one-visitor';
  const manners: Record<string, string>[] = [{}, { rsc: '1' }, { cookie: 'localStorageLanguage=%6bo' }];
  for (const page of ['/', '/dining', '/en/terms', '/jp/hotels/haneul-namsan', '/cn/dining']) {
    const plain = { 'accept-language': 'ko' };
    const spelled = page.replace(/[a-z](?=[a-z-]*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
    if (spelled !== page) {
      const { status, headers } = await sendRaw(web.address, spelled, { headers: plain });
      expect([status, headers.location]).toEqual([308, [page]]);
    }
    for (const manner of manners) {
      for (const query of [mine, `lang=&${mine}`, `hotelCode=1&${mine}`]) {
        const answer = await sendRaw(web.address, `${page}?${query}`, { headers: { ...plain, ...manner } });
        // A redirect carries the query on, to the one who sent it.
        if (answer.status === 307) {
          const to = answer.headers.location?.join() ?? '';
          // Next's own, for a part: it leads there once.
          if (to.endsWith('?_rsc')) {
            const part = await sendRaw(web.address, to, { headers: { ...plain, ...manner } });
            expect.soft([part.status, part.body.includes('of-one-visitor')], to).toEqual([200, false]);
          }
          continue;
        }
        expect.soft(answer.body, `${page}?${query} ${JSON.stringify(manner)}`).not.toContain('of-one-visitor');
      }
    }
    const { status, body } = await sendRaw(web.address, page, { headers: plain });
    expect(status, page).toBe(200);
    expect(body, page).not.toContain('of-one-visitor');
  }
});

test('S45 somebody who asks by another spelling and leaves spoils no page for the others', async () => {
  const port = Number(new URL(web.address).port);
  const { exchange } = await import('../../bench/drills/raw-exchange.mjs');
  const left = Array.from({ length: 5 }, () =>
    exchange(port, 'GET /x/../jp/hotels HTTP/1.1\r\nhost: localhost\r\n\r\n', { silenceMs: 15 }),
  );
  const others = await Promise.all(Array.from({ length: 5 }, () => sendRaw(web.address, `/jp${paths.hotels()}`)));
  await Promise.all(left);
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
});

test('S17 a forged Host poisons no cached page: its first answer is the one that everybody gets', async () => {
  const forged: Headers = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'gopher',
    'x-forwarded-port': '6666',
    forwarded: 'host=evil.example;proto=gopher',
  };
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
});
