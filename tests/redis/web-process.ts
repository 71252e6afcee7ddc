import { connectRedis, type RedisConnection } from '@/lib/redis/redis-connection';
import { type EndedEverywhere, endedEverywhere } from '@/lib/session/ended-everywhere';
import { EndedSessions } from '@/lib/session/ended-sessions';
import { Refresher, type RefresherParts } from '@/lib/session/refresher';
import { type SharedRefreshes, sharedRefreshes } from '@/lib/session/shared-refreshes';

/** What one web process has of its own: its memories, and a connection to the Redis that all of them share. */
export interface WebProcess {
  refresher: Refresher;
  ended: EndedEverywhere;
  redis: RedisConnection;
  shared: SharedRefreshes;
}

/** So that a machine under load is not taken for a Redis that hangs; the product waits 500 ms. */
const PATIENT_MS = 10_000;

/**
 * @param times shorter than in the product, where a test is about what comes after a wait
 */
export function startWebProcess(
  redisUrl: string,
  times: {
    redis?: { patienceMs?: number; pauseMs?: number };
    youngMs?: number;
    pauses?: RefresherParts['pauses'];
  } = {},
): WebProcess {
  const redis = connectRedis(redisUrl, { patienceMs: PATIENT_MS, ...times.redis });
  const ended = endedEverywhere(new EndedSessions(), () => redis, times.pauses?.writeAgainMs);
  const shared = sharedRefreshes(redis, times.youngMs);
  const refresher = new Refresher({
    shared: () => shared,
    ended,
    // The hubs of these tests know refreshes alone.
    ownerOf: async () => undefined,
    revokePair: async () => undefined,
    pauses: times.pauses,
  });
  return { refresher, ended, redis, shared };
}
