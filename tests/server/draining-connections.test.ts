import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { processWideValues } from '@/lib/process-wide';
import { drain } from '@/lib/server/draining';
import { useEnvironment } from '../env/environment';
import { eventually } from '../setup/eventually';
import { type StartedWeb, startWeb } from './start-web';

const held: (() => void)[] = [];
const sockets: Socket[] = [];
let web: StartedWeb;
beforeAll(async () => {
  useEnvironment();
  web = await startWeb((request, response) => {
    if (request.url === '/slow') {
      // Its head is sent before the draining, and so does not say that the connection will be closed.
      response.writeHead(200, { 'content-length': 4 }).write('sl');
      held.push(() => response.end('ow'));
    } else response.end('ok');
  });
});
afterEach(() => {
  processWideValues.delete('requests');
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  web.stop();
});

/** A connection that stays open, as a proxy keeps it. */
function connection() {
  const socket = connect(web.port);
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
  const drained = drain(web.server, 1_000);
  other.ask('/');
  // Asked to reconnect; connections that may be sending their next request at this moment are not cut off.
  await eventually(() =>
    expect(other.state).toMatchObject({ closed: true, received: expect.stringContaining('close') }),
  );
  expect(idle.state.closed).toBe(false);
  idle.ask('/');
  await eventually(() => expect(idle.state.received.match(/ok/g)).toHaveLength(2));

  expect(busy.state.closed).toBe(false);
  held[0]?.();
  await drained;
  await eventually(() => expect(busy.state).toMatchObject({ closed: true, received: expect.stringMatching(/slow$/) }));
});
