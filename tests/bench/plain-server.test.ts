// @vitest-environment node
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startPlain } from '@/bench/load/start-measured.mjs';

/** Knows one member by each token, and counts what it is asked. */
let asked = 0;
const hub = createServer(({ headers }, response) => {
  asked += 1;
  response.writeHead(headers.authorization ? 200 : 401).end(`of ${headers.authorization}`);
});
let server: Awaited<ReturnType<typeof startPlain>>;

beforeAll(async () => {
  await new Promise<void>((resolve) => hub.listen(0, resolve));
  server = await startPlain(mkdtempSync(join(tmpdir(), 'plain-server-')), 'plain-server', {
    PASS_TO: `http://localhost:${(hub.address() as AddressInfo).port}`,
    REMEMBER: '/one,/two',
    REMEMBER_OF_EACH: '/statement',
  });
}, 20_000);
afterAll(() => {
  process.kill(Number(server.pid));
  hub.close();
});
beforeEach(() => {
  asked = 0;
});

async function answerTo(path: string, token?: string): Promise<string> {
  const response = await fetch(server.address + path, { headers: token ? { authorization: token } : {} });
  return `${response.status} ${await response.text()}`;
}

test('what is remembered of an address is the same for everybody, without a token too', async () => {
  expect([await answerTo('/one', 'a'), await answerTo('/one'), await answerTo('/one', 'b')]).toEqual(
    Array.from({ length: 3 }, () => '200 of a'),
  );
  expect(asked).toBe(1);
});

test('what is remembered of each is told to nobody else', async () => {
  const path = '/statement/months?lang=en';
  const told = [];
  for (const token of ['a', 'b', 'a', 'b', undefined]) told.push(await answerTo(path, token));
  expect(told).toEqual(['200 of a', '200 of b', '200 of a', '200 of b', '401 of undefined']);
  expect(asked).toBe(3);
});

test('a refusal is not remembered, and no address that is not named', async () => {
  expect([await answerTo('/two'), await answerTo('/two', 'a')]).toEqual(['401 of undefined', '200 of a']);
  expect([await answerTo('/other', 'a'), await answerTo('/other', 'b')]).toEqual(['200 of a', '200 of b']);
});
