import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { GET } from '@/app/pictures/[hotelId]/[file]/route';
import { useEnvironment } from '../env/environment';
import { scriptedHubForFile } from '../hub/scripted-hub';
import { withoutDeadlines } from '../hub/without-deadlines';

const hub = scriptedHubForFile();
beforeAll(() => useEnvironment({ PICTURE_BASE: hub.origin }));
afterEach(() => {
  vi.restoreAllMocks();
});

/** Pictures that were loaded once are kept by the process; each test asks for one of its own. */
const ask = (file: string, signal?: AbortSignal) =>
  GET(new Request(`http://localhost:3000/pictures/sample-house/${file}`, { signal }));
const picture = (response: ServerResponse, bytes: number, type = 'image/webp') =>
  response.writeHead(200, { 'content-type': type }).end(Buffer.alloc(bytes));

describe('a picture', () => {
  test('is asked for once and may be kept for ever', async () => {
    hub.answer((_seen, response) => picture(response, 100));
    for (let count = 0; count < 2; count += 1) {
      const answer = await ask('front-640.webp');
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect((await answer.arrayBuffer()).byteLength).toBe(100);
    }
    expect(hub.seen.map(({ path }) => path)).toEqual(['/pictures/sample-house/front-640.webp']);
  });

  test.each<[string, string, (response: ServerResponse) => unknown]>([
    ['is another thing', 'text-640.webp', (response) => picture(response, 10, 'text/html')],
    ['is redirected', 'away-640.webp', (response) => response.writeHead(302, { location: '/other' }).end()],
    ['breaks off', 'half-640.webp', (response) => response.destroy()],
  ])('that %s: 503, which is not cached', async (_what, file, script) => {
    hub.answer((_seen, response) => script(response));
    const answer = await ask(file);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
  });

  test('whose connection is lost once is asked for once more', async () => {
    const seen = hub.seen.length;
    hub.answer((_seen, response) => (hub.seen.length - seen > 1 ? picture(response, 100) : response.destroy()));
    expect((await ask('again-640.webp')).status).toBe(200);
    expect(hub.seen.length - seen).toBe(2);
  });

  test('that the hub does not have: 404, which no cache stores', async () => {
    hub.answer((_seen, response) => response.writeHead(404).end());
    const answer = await ask('unknown-640.webp');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  test('that the hub refuses for now: 503 at once, and the next visitor asks again', async () => {
    const seen = hub.seen.length;
    hub.answer((_seen, response) => response.writeHead(503).end());
    const answer = await ask('busy-640.webp');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(hub.seen.length - seen, 'one answer costs the hub one question').toBe(1);
    hub.answer((_seen, response) => picture(response, 100));
    expect((await ask('busy-640.webp')).status).toBe(200);
  });

  test('that does not come in time: 503, and the next visitor asks again', async () => {
    const seen = hub.seen.length;
    hub.answer(() => undefined);
    const start = globalThis.setTimeout;
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms?: number, ...rest: []) =>
      start(run, ms === 8_000 ? 80 : ms, ...rest)) as typeof setTimeout);
    const answer = await ask('held-640.webp');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(hub.seen.length).toBe(seen + 1);
    vi.restoreAllMocks();
    hub.answer((_seen, response) => picture(response, 100));
    expect((await ask('held-640.webp')).status).toBe(200);
  });

  test('that never ends is not waited for: 503 once there is more than a picture has', async () => {
    let sent = 0;
    const abandoned = hub.abandoned();
    hub.answer(async (_seen, response) => {
      response.writeHead(200, { 'content-type': 'image/webp' });
      while (!response.destroyed) {
        response.write(Buffer.alloc(64 * 1024));
        sent += 64 * 1024;
        await pause(5);
      }
    });
    expect((await ask('endless-640.webp')).status).toBe(503);
    expect(sent).toBeLessThan(4 * 1024 * 1024);
    await expect.poll(() => hub.abandoned()).toBe(abandoned + 1);
  });

  test('S36 whose visitor leaves: the hub’s socket is closed', async () => {
    withoutDeadlines();
    hub.answer(() => undefined);
    const before = { seen: hub.seen.length, abandoned: hub.abandoned() };
    const visitor = new AbortController();
    const answer = ask('slow-640.webp', visitor.signal);
    await expect.poll(() => hub.seen.length).toBe(before.seen + 1);
    visitor.abort();
    await expect.poll(() => hub.abandoned()).toBe(before.abandoned + 1);
    expect((await answer).status).toBe(499);
  });
});
