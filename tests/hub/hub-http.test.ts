import { getEventListeners } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Agent } from 'undici';
import { afterEach, describe, expect, test } from 'vitest';
import { contract } from '@/lib/hub/contract/contract';
import { callHub } from '@/lib/hub/hub-client';
import { processWideValues } from '@/lib/process-wide';
import { failureOf } from './failure-of';
import { json, scriptedHubForFile } from './scripted-hub';
import { withoutDeadlines } from './without-deadlines';

const hub = scriptedHubForFile();
const free = { data: { availableYn: 'Y' } };
const ask = (membershipId = 'sample.member', signal?: AbortSignal) =>
  callHub(contract.checkMembershipId, { query: { membershipId }, signal });
const asJson = { 'content-type': 'application/json' };

/** With one connection a second call waits for the first. */
function useOneConnection(): void {
  const agent = new Agent({ connections: 1 });
  processWideValues.set('hub-agent', agent);
  agents.push(agent);
}
const agents: Agent[] = [];
afterEach(async () => {
  for (const agent of agents.splice(0)) {
    processWideValues.delete('hub-agent');
    await agent.destroy();
  }
});

describe('the body of an answer', () => {
  const refusal = Buffer.from('{"message":"한라산"}');

  test.each([...refusal.keys()].slice(1))('is whole when it comes in two parts, cut at byte %i', async (cut) => {
    hub.answer(async (_seen, response) => {
      response.writeHead(409, asJson).write(refusal.subarray(0, cut));
      await nextTurn();
      response.end(refusal.subarray(cut));
    });
    expect((await failureOf(ask())).hubMessage).toBe('한라산');
  });

  test('may begin with a byte order mark', async () => {
    hub.answer((_seen, response) => response.writeHead(200, asJson).end(`\uFEFF${JSON.stringify(free)}`));
    expect(await ask()).toEqual(free);
  });
});

test('early hints are not the answer', async () => {
  hub.answer((_seen, response) => {
    response.writeEarlyHints({ link: '</a>; rel=preload; as=style' });
    json(response, 409, { code: 'X' });
  });
  expect(await failureOf(ask())).toMatchObject({ kind: 'conflict', hubCode: 'X' });
});

describe('a call that waits for a connection', () => {
  test('S36 ends at once with its visitor, and is never sent', async () => {
    useOneConnection();
    const waiting: ServerResponse[] = [];
    hub.answer((_seen, response) => waiting.push(response));
    const first = ask('first');
    await expect.poll(() => hub.seen.length).toBe(1);
    const visitor = new AbortController();
    const second = ask('second', visitor.signal);
    visitor.abort('left');
    await expect(second).rejects.toBe('left');
    for (const response of waiting) json(response, 200, free);
    await first;
    hub.answer((_seen, response) => json(response, 200, free));
    await ask('third');
    expect(hub.seen.map(({ path }) => path.split('=')[1])).toEqual(['first', 'third']);
  });
});

test('S36 a visitor who leaves in the middle of an answer ends its connection', async () => {
  withoutDeadlines();
  let isClosed = false;
  hub.answer((_seen, response) => {
    response.on('close', () => {
      isClosed = true;
    });
    response.writeHead(200, asJson).write('{"half":');
  });
  const visitor = new AbortController();
  const call = ask('sample.member', visitor.signal);
  await expect.poll(() => hub.seen.length).toBe(1);
  expect(isClosed).toBe(false);
  visitor.abort('left');
  await expect(call).rejects.toBe('left');
  await expect.poll(() => isClosed).toBe(true);
  expect(hub.seen).toHaveLength(1);
});

test('a signal that outlives its calls keeps no listener of theirs', async () => {
  const { signal } = new AbortController();
  hub.answer((_seen, response) => json(response, 200, free));
  await ask('sample.member', signal);
  hub.answer((_seen, response) => response.destroy());
  expect((await failureOf(ask('sample.member', signal))).kind).toBe('unreachable');
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});
