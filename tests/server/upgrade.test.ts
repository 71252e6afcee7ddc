import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { watchRequests } from '@/lib/server/watch-requests';
import { useEnvironment } from '../env/environment';

const web = createServer((_request, response) => response.end('ok'));
// As Next does: whatever page it is asked for, it hangs up.
web.on('upgrade', (_request, socket) => socket.end());

beforeAll(async () => {
  useEnvironment();
  watchRequests();
  await new Promise<void>((resolve) => web.listen(0, resolve));
});
afterAll(() => {
  web.closeAllConnections();
  web.close();
});

function send(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect({ port: (web.address() as AddressInfo).port }, () => socket.write(text));
    socket.on('data', (part) => {
      received += part;
    });
    socket.on('close', () => resolve(received)).on('error', reject);
  });
}

test.each(['h2c', 'websocket'])('an offer to go over to %s is not taken up, and the page is answered', async (to) => {
  vi.stubEnv('NODE_ENV', 'production');
  // The first request of a process asks whether it is ready.
  expect(await send('GET /api/health/ready HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toMatch(
    /^HTTP\/1.1 200 /,
  );
  const offer = (path: string) =>
    `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, close\r\nUpgrade: ${to}\r\n\r\n`;
  expect(await send(offer('/'))).toMatch(/^HTTP\/1.1 200 /);
  expect(await send(offer('/%'))).toMatch(/^HTTP\/1.1 400 /);
});
