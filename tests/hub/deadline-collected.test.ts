import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Agent } from 'undici';
import { beforeAll, describe, expect, test } from 'vitest';
import { listVouchers } from '@/lib/hub/contract/voucher';
import { callHub } from '@/lib/hub/hub-client';
import { processWideValues } from '@/lib/process-wide';
import { failureOf } from './failure-of';
import { json, scriptedHubForFile } from './scripted-hub';
import { withoutDeadlines } from './without-deadlines';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const hub = scriptedHubForFile();
const ask = (signal: AbortSignal) => callHub(listVouchers, { query: { lang: 'ko' }, accessToken: 'a', signal });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Only compiled functions let go of what they will not read again. */
async function compileCalls(): Promise<void> {
  hub.answer((_seen, response) => json(response, 200, { data: { vouchers: [] } }));
  for (let round = 0; round < 400; round += 1) {
    await Promise.all(Array.from({ length: 20 }, () => ask(new AbortController().signal)));
  }
}

async function collectRepeatedly(): Promise<void> {
  for (let round = 0; round < 20; round += 1) {
    await pause(50);
    collect();
  }
}

// Without its signal a call would last for ever here: the connection's own limits, which end it in the product, are off.
beforeAll(async () => {
  const endless = new Agent({ headersTimeout: 0, bodyTimeout: 0 });
  processWideValues.set('hub-agent', endless);
  await compileCalls();
  return () => endless.destroy();
}, 120_000);

describe('a call that hangs, while memory is collected', () => {
  test('S33 is ended by its deadline', async () => {
    hub.answer(() => undefined);
    const late = Array.from({ length: 10 }, () => failureOf(ask(new AbortController().signal)));
    await collectRepeatedly();
    expect((await Promise.all(late)).map(({ kind }) => kind)).toEqual(late.map(() => 'timeout'));
  }, 60_000);

  test('S36 is ended by its visitor', async () => {
    withoutDeadlines();
    hub.answer(() => undefined);
    const visitor = new AbortController();
    const left = Array.from({ length: 10 }, () => ask(visitor.signal).catch((reason: unknown) => reason));
    await collectRepeatedly();
    visitor.abort('left');
    expect(await Promise.all(left)).toEqual(left.map(() => 'left'));
  }, 60_000);
});
