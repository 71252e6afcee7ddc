import { afterEach, beforeEach, expect, test } from 'vitest';
import { shareTagChanges } from '@/lib/page-cache/share-changes';
import { isOutdated, REMEMBERED_MS, recordChanges, shareChanges } from '@/lib/page-cache/tag-changes';
import { processWideValues } from '@/lib/process-wide';
import { type RedisConnection, redisConnection } from '@/lib/redis/redis-connection';
import { useEnvironment } from '../env/environment';
import { eventually } from '../setup/eventually';
import { type RedisServer, startRedis } from './redis-server';

const TAG = '_N_T_/ko/hotels/oreum-jeju';
let server: RedisServer;
/** As another process, which has received nothing yet. */
const becomeAnotherProcess = () => {
  processWideValues.delete('tag changes');
  shareTagChanges();
};

beforeEach(async () => {
  server = await startRedis();
  useEnvironment({ REDIS_URL: server.url });
  becomeAnotherProcess();
});
afterEach(async () => {
  (processWideValues.get('redis') as RedisConnection | undefined)?.close();
  for (const name of ['redis', 'tag changes']) processWideValues.delete(name);
  await server.stop();
});

test('a tag that one process revalidates is outdated in another, which may start later', async () => {
  const madeAtMs = Date.now();
  await shareChanges(new Map([[TAG, madeAtMs]]));
  becomeAnotherProcess();
  expect(isOutdated([TAG], madeAtMs)).toBe(false);
  await eventually(() => expect(isOutdated(['_N_T_/layout', TAG], madeAtMs)).toBe(true));
  expect(isOutdated(['_N_T_/ko/hotels/haneul-namsan'], madeAtMs)).toBe(false);

  await shareChanges(new Map([['_N_T_/layout', Date.now()]]));
  await eventually(() => expect(isOutdated(['_N_T_/layout'], Date.now() - 5_000)).toBe(true));
});

test('a change is forgotten when no page of before it can be served any more', async () => {
  const nowMs = Date.now();
  await shareChanges(new Map([['old', nowMs - REMEMBERED_MS - 1]]));
  await shareChanges(new Map([['new', nowMs]]));
  expect(await redisConnection()?.run((client) => client.zRange('tag-changes', 0, -1))).toEqual(['new']);
  recordChanges(new Map([['old', 1]]), nowMs - REMEMBERED_MS - 1);
  recordChanges(new Map([['new', 1]]), nowMs);
  expect([isOutdated(['old'], 0), isOutdated(['new'], 0)]).toEqual([false, true]);
});
