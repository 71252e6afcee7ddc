import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHubRelay } from '../../bench/drills/hub-relay.mjs';

let hub: Server;
let relay: Awaited<ReturnType<typeof startHubRelay>>;
beforeAll(async () => {
  hub = createServer((asked, response) => {
    if (asked.url !== '/never') response.end(`answer to ${asked.url}`);
  });
  await new Promise<void>((resolve) => hub.listen(0, resolve));
  relay = await startHubRelay(`http://localhost:${(hub.address() as AddressInfo).port}`);
});
afterAll(() => {
  relay.stop();
  hub.closeAllConnections();
  hub.close();
});

test('the relay passes calls on', async () => {
  expect(await (await fetch(`${relay.address}/point`)).text()).toBe('answer to /point');
});

test('the relay sees when the caller of a path hangs up, and not before', async () => {
  const called = relay.nextCall('/never');
  const call = request(`${relay.address}/never`, { agent: false });
  call.on('error', () => call.destroy());
  call.end();
  const { closed } = await called;
  let isClosed = false;
  closed.then(() => {
    isClosed = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isClosed).toBe(false);
  const leftAt = performance.now();
  call.destroy();
  expect(await closed).toBeGreaterThanOrEqual(leftAt);
});
