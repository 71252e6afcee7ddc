import { request as sendRequest } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { addressBlock, clientAddress } from '@/lib/request/client-address';
import { currentRequest } from '@/lib/request/request-context';
import { useEnvironment } from '../env/environment';
import { type StartedWeb, startWeb } from '../server/start-web';

test.each([
  // socket, X-Forwarded-For, proxies, the visitor's address
  ['192.0.2.1', undefined, 0, '192.0.2.1'],
  ['192.0.2.1', '203.0.113.9', 0, '192.0.2.1'],
  ['192.0.2.1', '203.0.113.9', 1, '203.0.113.9'],
  ['192.0.2.1', '198.51.100.1, 203.0.113.9', 1, '203.0.113.9'],
  ['192.0.2.1', '198.51.100.1, 203.0.113.9, 192.0.2.7', 2, '203.0.113.9'],
  ['192.0.2.1', '203.0.113.9', 2, '192.0.2.1'],
  ['192.0.2.1', '203.0.113.9, unknown', 1, '192.0.2.1'],
  ['192.0.2.1', undefined, 1, '192.0.2.1'],
  ['192.0.2.1', '203.0.113.9:4711', 1, '203.0.113.9'],
  ['192.0.2.1', '[2001:db8::9]:4711', 1, '2001:db8::9'],
  ['fe80::1%eth0', undefined, 0, 'fe80::1'],
  [undefined, undefined, 0, undefined],
])('S39 socket %s, forwarded for %s, %d proxies of the product: %s', (socket, forwarded, proxies, address) => {
  expect(clientAddress(socket, forwarded, proxies)).toBe(address);
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:C000:0201', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('S39 %s is counted as %s', (address, block) => expect(addressBlock(address)).toBe(block));

let web: StartedWeb | undefined;
afterEach(() => web?.stop());

async function addressSeen(headers: Record<string, string | string[]>): Promise<string> {
  web = await startWeb((_request, response) => response.end(String(currentRequest()?.address)));
  const { port } = web;
  return new Promise((resolve, reject) => {
    sendRequest({ host: '127.0.0.1', port, headers }, async (response) => {
      let body = '';
      for await (const chunk of response) body += chunk;
      resolve(body);
    })
      .on('error', reject)
      .end();
  });
}

test('S39 a sender cannot choose its address: the socket’s counts without configured proxies', async () => {
  useEnvironment({ TRUSTED_PROXIES: '0' });
  expect(await addressSeen({ 'x-forwarded-for': '203.0.113.9', 'x-real-ip': '203.0.113.9' })).toMatch(
    /^(?:::ffff:)?127\.0\.0\.1$/,
  );
});

test('S39 behind a proxy, the address that the proxy appended counts', async () => {
  useEnvironment({ TRUSTED_PROXIES: '1' });
  expect(await addressSeen({ 'x-forwarded-for': ['198.51.100.1', '203.0.113.9'] })).toBe('203.0.113.9');
});
