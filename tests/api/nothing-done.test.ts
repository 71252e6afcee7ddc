import type { ServerResponse } from 'node:http';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { POST } from '@/app/api/hub/[...path]/route';
import { sealSession } from '@/lib/session/session';
import { freePort } from '@/scripts/running/port.mjs';
import { useEnvironment } from '../env/environment';
import { setLimits } from '../env/limits';
import { json, scriptedHubForFile } from '../hub/scripted-hub';
import { memberSession } from '../session/sample-session';
import { sameOriginRequest } from './same-origin-request';

const hub = scriptedHubForFile();
let cookie: string;
const atHub = () => useEnvironment({ HUB_API_BASE: `${hub.origin}/hub`, PLAIN_API_BASE: `${hub.origin}/api` });
beforeEach(async () => {
  atHub();
  // One member sends more here than anybody may.
  setLimits({ confirmation: { account: 10_000, address: 10_000 } });
  cookie = `session=${await sealSession(memberSession())}`;
});

const cancel = () =>
  POST(
    sameOriginRequest('/api/hub/reservation/room/R-100000/cancel', {
      method: 'POST',
      body: { expectedFeeKrw: 0 },
      cookie,
    }),
  );

/** What the browser receives about a cancellation, as far as it matters for what may have happened. */
async function told(): Promise<{ status: number; nothingDone: unknown }> {
  const answer = await cancel();
  return { status: answer.status, nothingDone: ((await answer.json()) as { nothingDone?: unknown }).nothingDone };
}

describe('S34 a write that fails says whether the hub may have done it', () => {
  test('S34 no connection: it did nothing', async () => {
    const closed = `http://localhost:${await freePort(0)}`;
    useEnvironment({ HUB_API_BASE: `${closed}/hub`, PLAIN_API_BASE: `${closed}/api` });
    expect(await told()).toEqual({ status: 503, nothingDone: true });
  });

  test('S34 an open circuit: it did nothing, and was not asked', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      hub.answer((_seen, response) => json(response, 503, {}));
      const first = await Promise.all(Array.from({ length: 10 }, told));
      expect(first).toEqual(Array(10).fill({ status: 503, nothingDone: undefined }));
      hub.seen.length = 0;
      expect(await told()).toEqual({ status: 503, nothingDone: true });
      expect(hub.seen).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });

  test('S34 no place and no room in the queue: it did nothing', async () => {
    // More writes than one member may send: the lane is meant here, not the limit of writes.
    useEnvironment({
      HUB_API_BASE: `${hub.origin}/hub`,
      PLAIN_API_BASE: `${hub.origin}/api`,
      LIMIT_PERCENT_PER_ACCOUNT: '10000',
      LIMIT_PERCENT_PER_ADDRESS: '10000',
    });
    const held: ServerResponse[] = [];
    hub.answer((_seen, response) => held.push(response));
    // Places and queue of the lane of writes, `lib/hub/hub-lane.ts`.
    const waiting = Array.from({ length: 32 + 500 }, cancel);
    await expect.poll(() => held.length, { timeout: 15_000 }).toBe(32);
    expect(await told()).toEqual({ status: 503, nothingDone: true });
    hub.answer((_seen, response) => json(response, 429, {}));
    for (const response of held) json(response, 429, {});
    expect(new Set((await Promise.all(waiting)).map(({ status }) => status))).toEqual(new Set([429]));
  });

  test.each<[string, (response: ServerResponse) => unknown, number, true | undefined]>([
    ['a reset', (response) => response.destroy(), 503, undefined],
    ['a 500', (response) => json(response, 500, {}), 503, undefined],
    ['nonsense', (response) => json(response, 200, { data: 'done' }), 502, undefined],
    ['a 429', (response) => json(response, 429, {}), 429, true],
  ])('S34 %s', async (_name, script, status, nothingDone) => {
    hub.answer((_seen, response) => script(response));
    expect(await told()).toEqual({ status, nothingDone });
  });

  test('S34 a refused token and a refresh without a result: it did nothing', async () => {
    hub.answer((seen, response) => json(response, seen.path.includes('/auth/') ? 503 : 401, {}));
    expect(await told()).toEqual({ status: 503, nothingDone: true });
    expect(hub.seen.map(({ path }) => path)).toContain('/hub/reservation/room/R-100000/cancel');
  });
});
