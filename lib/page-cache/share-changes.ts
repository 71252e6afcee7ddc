import 'server-only';
import { serverEnv } from '@/lib/env/server-env';
import { forgetAbsentAddresses } from '@/lib/hub/absent-addresses';
import { logUnexpected } from '@/lib/observability/log-lines';
import { processWide } from '@/lib/process-wide';
import { isRedisUnavailable, redisConnection } from '@/lib/redis/redis-connection';
import { type Changes, hearChanges, heardChanges, SETTLED_AFTER_MS } from './heard-changes';

const CHANGES = 'page-changes';
const COUNT = 'page-changes:count';
const ASK_EVERY_MS = SETTLED_AFTER_MS / 2;
/** Longer than nginx stores a page that nobody asks for (deploy/nginx/cache.conf). */
export const REMEMBERED_MS = 25 * 3_600_000;

function hear(changes: Changes): void {
  hearChanges(changes);
  forgetAbsentAddresses();
}

/** Writes a change down for all processes. @throws RedisUnavailableError */
export async function shareChanges(changes: Changes, nowMs = Date.now()): Promise<void> {
  hear(changes);
  await redisConnection()?.run((client) =>
    client
      .multi()
      .zAdd(
        CHANGES,
        [...changes].map(([value, score]) => ({ value, score })),
      )
      .zRemRangeByScore(CHANGES, 0, nowMs - REMEMBERED_MS)
      .pExpire(CHANGES, REMEMBERED_MS)
      .incr(COUNT)
      .exec(),
  );
}

/** What any process heard within a day. @throws RedisUnavailableError */
export async function sharedChanges(): Promise<Changes> {
  const entries = await redisConnection()?.run((client) => client.zRangeWithScores(CHANGES, 0, -1));
  return entries === undefined ? heardChanges() : new Map(entries.map(({ value, score }) => [value, score]));
}

/** Receives the changes of other processes within 150 ms; one that starts receives those of a day. */
export function followChanges(): void {
  const redis = serverEnv().PROCESSES > 1 ? redisConnection() : null;
  if (redis === null) return;
  const known = processWide('count of changes', () => ({ count: null as string | null, isAsking: false }));
  const ask = async () => {
    if (known.isAsking) return;
    known.isAsking = true;
    try {
      const count = await redis.run((client) => client.get(COUNT));
      if (count !== known.count) hear(await sharedChanges());
      known.count = count;
    } catch (error) {
      if (!isRedisUnavailable(error)) logUnexpected('followChanges', error);
    } finally {
      known.isAsking = false;
    }
  };
  setInterval(() => void ask(), ASK_EVERY_MS).unref();
}
