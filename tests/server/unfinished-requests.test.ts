import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STILL_MS, WITHIN_MS } from '@/lib/server/arrival-time';
import { limitArrival, requestAnswered, requestArrived } from '@/lib/server/unfinished-requests';

const countOne = vi.fn();

beforeEach(() => {
  countOne.mockReset();
  // Timeouts stay real: Node's own check of connections is none of this test.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  limitArrival(createServer(), countOne);
});
afterEach(() => vi.useRealTimers());

function fakeSocket() {
  const socket = {
    bytesRead: 0,
    destroyed: false,
    writable: true,
    write: vi.fn(),
    destroy: vi.fn(() => {
      socket.destroyed = true;
    }),
  };
  return socket;
}

/** A POST whose body does not end. */
function begin() {
  const socket = fakeSocket();
  const request = {
    socket: socket as unknown as Socket,
    method: 'POST',
    headers: { 'transfer-encoding': 'chunked' },
    complete: false,
  } as unknown as IncomingMessage;
  requestArrived(request, { headersSent: false } as ServerResponse, '/api/session/login');
  return { socket, request };
}

test('a body that does not arrive in its time is answered, ended and counted', () => {
  const { socket } = begin();
  vi.advanceTimersByTime(WITHIN_MS - 1_000);
  expect(socket.destroy).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3_000);
  expect(String(socket.write.mock.calls[0])).toMatch(/^HTTP\/1\.1 408 /);
  expect(socket.destroy).toHaveBeenCalledOnce();
  expect(countOne).toHaveBeenCalledOnce();
});

test('a request that was destroyed, and so has no connection any more, keeps no other from being ended', () => {
  const refused = begin();
  const other = begin();
  // As a body that grew too large leaves it.
  (refused.request as { socket: Socket | null }).socket = null;
  refused.socket.destroyed = true;
  requestAnswered(refused.request);
  vi.advanceTimersByTime(WITHIN_MS + 2_000);
  expect(other.socket.destroy).toHaveBeenCalledOnce();
  expect(countOne).toHaveBeenCalledOnce();
});

test('S51 a connection is ended whose answer nobody reads', async () => {
  vi.useRealTimers();
  const server = createServer((_request, response) => response.end(Buffer.alloc(64 * 1_024 * 1_024)));
  limitArrival(server, countOne);
  expect(server.timeout).toBe(STILL_MS);
  // So that the test does not wait as long.
  server.timeout = 200;
  await new Promise<void>((listening) => server.listen(0, listening));
  const ended = new Promise((closed) => server.on('connection', (socket) => socket.on('close', closed)));
  const visitor = connect((server.address() as AddressInfo).port, 'localhost');
  visitor.on('error', () => visitor.destroy()).pause();
  visitor.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await ended;
  visitor.destroy();
  server.close();
});
