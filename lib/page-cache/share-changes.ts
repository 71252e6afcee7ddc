import 'server-only';
import { forgetAbsentAddresses } from '@/lib/hub/absent-addresses';
import { logUnexpected } from '@/lib/observability/log-lines';
import { isRedisUnavailable, redisConnection } from '@/lib/redis/redis-connection';
import { REMEMBERED_MS, recordChanges, shareWith, type TagChanges } from './tag-changes';

const KEY = 'tag-changes';
const ASK_EVERY_MS = 1_000;
/** How far the clocks of two processes may differ. */
const CLOCKS_DIFFER_MS = 60_000;

/** `run` has logged that Redis is gone. */
function logOthers(error: unknown): void {
  if (!isRedisUnavailable(error)) logUnexpected('tag changes', error);
}

/** @throws RedisUnavailableError where a change would not reach the other processes */
export async function expectSharing(): Promise<void> {
  await redisConnection()?.run((client) => client.ping());
}

async function write(changes: TagChanges): Promise<void> {
  const entries = [...changes].map(([value, score]) => ({ value, score }));
  await redisConnection()
    ?.run((client) =>
      client
        .multi()
        .zAdd(KEY, entries)
        .zRemRangeByScore(KEY, 0, Date.now() - REMEMBERED_MS)
        .pExpire(KEY, REMEMBERED_MS)
        .exec(),
    )
    .catch(logOthers);
}

/** Gives tag changes to the other processes, and asks for theirs every second; one that starts receives those of two hours. */
export function shareTagChanges(): void {
  const redis = redisConnection();
  if (redis === null) return;
  shareWith(write);
  let sinceMs = 0;
  let isAsking = false;
  const ask = async () => {
    if (isAsking) return;
    isAsking = true;
    const askedAtMs = Date.now();
    try {
      const entries = await redis.run((client) => client.zRangeByScoreWithScores(KEY, sinceMs, '+inf'));
      const isNews = recordChanges(new Map(entries.map(({ value, score }) => [value, score])));
      if (isNews) forgetAbsentAddresses();
      sinceMs = askedAtMs - CLOCKS_DIFFER_MS;
    } catch (error) {
      logOthers(error);
    } finally {
      isAsking = false;
    }
  };
  setInterval(() => void ask(), ASK_EVERY_MS).unref();
}
