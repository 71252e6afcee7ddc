import { afterEach, beforeEach, expect, test } from 'vitest';
import { heardChanges, isOutdated } from '@/lib/page-cache/heard-changes';
import { followChanges, REMEMBERED_MS, shareChanges, sharedChanges } from '@/lib/page-cache/share-changes';
import { processWideValues } from '@/lib/process-wide';
import type { RedisConnection } from '@/lib/redis/redis-connection';
import { useEnvironment } from '../env/environment';
import { eventually } from '../setup/eventually';
import { type RedisServer, startRedis } from './redis-server';

const HOTEL = '/ko/hotels/oreum-jeju';
let server: RedisServer;
/** As another process: it has heard nothing yet, and follows what is in Redis. */
const becomeAnotherProcess = () => {
  for (const name of ['changes of pages', 'count of changes']) processWideValues.delete(name);
};

beforeEach(async () => {
  server = await startRedis();
  useEnvironment({ REDIS_URL: server.url, PROCESSES: '2' });
  becomeAnotherProcess();
});
afterEach(async () => {
  (processWideValues.get('redis') as RedisConnection | undefined)?.close();
  processWideValues.delete('redis');
  becomeAnotherProcess();
  await server.stop();
});

test('a change that one process was told of makes the page outdated in another, which may start later', async () => {
  const madeAt = Date.now();
  await shareChanges(new Map([['hotel-oreum-jeju', madeAt]]));
  becomeAnotherProcess();
  expect(isOutdated(HOTEL, madeAt)).toBe(false);
  followChanges();
  await eventually(() => expect(isOutdated(HOTEL, madeAt)).toBe(true));
  expect(isOutdated('/ko/hotels/haneul-namsan', madeAt)).toBe(false);

  await shareChanges(new Map([['texts', madeAt]]));
  processWideValues.delete('changes of pages');
  await eventually(() => expect([...heardChanges().keys()].toSorted()).toEqual(['hotel-oreum-jeju', 'texts']));
});

test('what no cache can hold any more is forgotten', async () => {
  const now = Date.now();
  await shareChanges(new Map([['dining', now - REMEMBERED_MS - 1]]), now - 1_000);
  await shareChanges(new Map([['texts', now]]), now);
  expect([...(await sharedChanges()).keys()]).toEqual(['texts']);
});
