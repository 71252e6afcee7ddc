import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { processWideValues } from '@/lib/process-wide';
import { startDraining } from '@/lib/server/draining';
import { watchRequests } from '@/lib/server/watch-requests';
import { useEnvironment } from '../env/environment';
import { eventually } from '../setup/eventually';

const held: (() => void)[] = [];
const web = createServer((request, response) => {
  if (request.url === '/slow') {
    // Its head is sent before the draining, and so does not say that the connection will be closed.
    response.writeHead(200, { 'content-length': 4 }).write('sl');
    held.push(() => response.end('ow'));
  } else response.end('ok');
});
const sockets: Socket[] = [];
beforeAll(async () => {
  useEnvironment();
  watchRequests();
  await new Promise<void>((resolve) => web.listen(0, resolve));
});
afterEach(() => {
  processWideValues.delete('draining');
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  web.close();
});

/** A connection that stays open, as a proxy keeps it. */
function connection() {
  const socket = connect((web.address() as AddressInfo).port);
  sockets.push(socket);
  const state = { received: '', closed: false };
  socket.on('data', (part) => {
    state.received += part;
  });
  socket.on('close', () => {
    state.closed = true;
  });
  const ask = (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
  return { state, ask };
}

test('S37 a kept connection stays open until the server is closed, and holds it no longer', async () => {
  const [idle, busy, other] = [connection(), connection(), connection()];
  idle.ask('/');
  busy.ask('/slow');
  await eventually(() => expect([idle.state.received, busy.state.received].join()).toMatch(/ok,[\s\S]*sl$/));
  startDraining();
  other.ask('/');
  // Told to go, while nobody cuts those off who may be sending their next request at this moment.
  await eventually(() =>
    expect(other.state).toMatchObject({ closed: true, received: expect.stringContaining('close') }),
  );
  expect(idle.state.closed).toBe(false);
  idle.ask('/');
  await eventually(() => expect(idle.state.received.match(/ok/g)).toHaveLength(2));

  const closed = new Promise((resolve) => web.close(resolve));
  expect(busy.state.closed).toBe(false);
  held[0]?.();
  await closed;
  await eventually(() => expect(busy.state).toMatchObject({ closed: true, received: expect.stringMatching(/slow$/) }));
});
