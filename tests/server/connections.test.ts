import { EventEmitter, once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ATTACHMENT_MAX_BYTES } from '@/lib/hub/contract/centre-limits';
import { FILE_WITHIN_MS, limitBody, STILL_MS, whenEnded } from '@/lib/server/connections';
import { fileHandlers } from '@/lib/server/web-server';
import { useEnvironment } from '../env/environment';
import { startWeb } from './start-web';

const WITHIN_MS = 15_000;
const countOne = vi.fn();

beforeEach(() => {
  countOne.mockReset();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

function fakeSocket(bytesRead = 0) {
  const socket = Object.assign(new EventEmitter(), {
    bytesRead,
    destroyed: false,
    writable: true,
    end: vi.fn(),
    resume: vi.fn(),
    destroy: vi.fn(() => {
      socket.destroyed = true;
      socket.emit('close');
    }),
  });
  return socket;
}

/** A POST whose body does not end. */
function begin({ isFile = false, bytesBefore = 0 } = {}) {
  const socket = fakeSocket(bytesBefore);
  const headers = { 'transfer-encoding': 'chunked' };
  const request = { socket: socket as unknown as Socket, headers, complete: false } as unknown as IncomingMessage;
  const response = Object.assign(new EventEmitter(), { headersSent: false }) as unknown as ServerResponse;
  limitBody(request, response, isFile, countOne);
  return { socket, request, response };
}

/** When the connection of a body is ended; Infinity where that is not within two minutes. */
function endOf(isFile: boolean, bytesAt: (ms: number) => number, bytesBefore = 0): number {
  const { socket } = begin({ isFile, bytesBefore });
  for (let ms = 1_000; ms <= FILE_WITHIN_MS; ms += 1_000) {
    socket.bytesRead = bytesBefore + Math.floor(bytesAt(ms));
    vi.advanceTimersByTime(1_000);
    if (socket.destroyed) return ms;
  }
  return Number.POSITIVE_INFINITY;
}

describe('S51 the time that a file has to arrive', () => {
  test.each<[string, (ms: number) => number]>([
    ['5 MB at 1 Mbit/s', (ms) => ms * (ATTACHMENT_MAX_BYTES / 42_000)],
    ['40 kbit/s', (ms) => ms * 5],
    ['64 KB every ten seconds', (ms) => Math.floor(ms / 10_000) * 65_536],
  ])('is enough for %s', (_, bytesAt) => expect(endOf(true, bytesAt)).toBe(Number.POSITIVE_INFINITY));

  test.each<[string, (ms: number) => number, number]>([
    ['nothing', () => 0, 0],
    ['a byte a second', (ms) => ms / 1_000, 0],
    ['a quick start and then nothing', (ms) => (ms < 2_000 ? 0 : 4_000_000), 2_000],
    ['a minute at 1 Mbit/s and then a byte a second', (ms) => Math.min(ms, 60_000) * 125 + ms / 1_000, 60_000],
  ])('ends within 15 seconds after %s', (_, bytesAt, stalledAtMs) => {
    const endMs = endOf(true, bytesAt);
    expect(endMs).toBeGreaterThan(stalledAtMs + 10_000);
    expect(endMs).toBeLessThanOrEqual(stalledAtMs + WITHIN_MS);
  });

  test('what had arrived on the connection before counts for nothing', () => {
    expect(endOf(true, () => 0, 9_000_000)).toBeLessThanOrEqual(WITHIN_MS);
  });
});

test('S51 every other body has 15 seconds, however quickly it arrives', () => {
  expect(endOf(false, (ms) => ms * 1_000)).toBeLessThanOrEqual(WITHIN_MS);
});

test('a body that does not arrive in its time is answered, ended and counted', () => {
  const { socket } = begin();
  vi.advanceTimersByTime(11_000);
  expect(socket.destroy).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3_000);
  expect(String(socket.end.mock.calls[0])).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(socket.destroy).toHaveBeenCalledOnce();
  expect(countOne).toHaveBeenCalledOnce();
});

test('a body that has arrived is waited for no longer', () => {
  const { socket, request } = begin();
  Object.assign(request, { complete: true });
  vi.advanceTimersByTime(60_000);
  expect(socket.destroy).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

describe('S51 a connection between two requests', () => {
  function answered() {
    const { socket, request, response } = begin();
    Object.assign(request, { complete: true });
    Object.assign(response, { writableFinished: true });
    whenEnded(request, response, countOne, vi.fn());
    response.emit('close');
    return { socket, request };
  }

  test('is ended and counted where it keeps sending and begins none', () => {
    const { socket } = answered();
    socket.bytesRead += 2;
    vi.advanceTimersByTime(13_000);
    expect(socket.destroy).toHaveBeenCalledOnce();
    expect(countOne).toHaveBeenCalledOnce();
  });

  test('stays open where the next one begins', () => {
    const { socket, request } = answered();
    socket.bytesRead += 100;
    whenEnded(request, new EventEmitter() as unknown as ServerResponse, countOne, vi.fn());
    vi.advanceTimersByTime(13_000);
    expect(socket.destroy).not.toHaveBeenCalled();
  });
});

test('S51 a connection is ended whose answer is not read', async () => {
  vi.useRealTimers();
  useEnvironment();
  const { server, port, stop } = await startWeb((_request, response) => response.end(Buffer.alloc(64 * 1_024 * 1_024)));
  expect(server.timeout).toBe(STILL_MS);
  // So that the test does not wait as long.
  server.timeout = 200;
  const ended = new Promise((closed) => server.on('connection', (socket) => socket.on('close', closed)));
  const visitor = connect(port, 'localhost');
  visitor.on('error', () => visitor.destroy()).pause();
  visitor.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await ended;
  visitor.destroy();
  stop();
});

test.each([
  ['headers that are too long', `GET / HTTP/1.1\r\nhost: localhost\r\nlong: `, 431],
  ['what is no HTTP', 'no HTTP ', 400],
  ['a proxy', 'CONNECT localhost:80 HTTP/1.1\r\nhost: localhost\r\n\r\n', 405],
])('a sender of %s that still sends receives the answer and no reset', async (_, start, status) => {
  vi.useRealTimers();
  useEnvironment();
  const { port, stop } = await startWeb((_request, response) => response.end());
  const sender = connect(port, 'localhost');
  const failed = vi.fn();
  sender.on('error', failed);
  sender.write(start + 'a'.repeat(8 * 1_024 * 1_024));
  const [answer] = await once(sender, 'data');
  expect(String(answer)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  await once(sender, 'close');
  expect(failed).not.toHaveBeenCalled();
  stop();
});

test('the handlers that read a file are those whose bodies may take longer', () => {
  const handlers = globSync('app/api/**/route.ts').filter((file) => /\breadFile\(/.test(readFileSync(file, 'utf8')));
  expect(handlers.map((file) => file.replace(/^app(.*)\/route\.ts$/, '$1'))).toEqual(fileHandlers);
});
