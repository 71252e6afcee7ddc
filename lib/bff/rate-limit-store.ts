import 'server-only';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { RedisClient, RedisConnection } from '@/lib/redis/redis-connection';

/** `points` tries of each key within `duration` seconds. */
export interface Limit {
  keyPrefix: string;
  points: number;
  duration: number;
}

type Eval = Parameters<RedisClient['eval']>;

/**
 * Counts in Redis, so that all processes of the site count together; while it does not answer, and where there is
 * none, in this process. Never refuses because Redis is gone: each process still counts for itself.
 */
export function limiterOf(limit: Limit, redis: RedisConnection | null): RateLimiterAbstract {
  const here = new RateLimiterMemory(limit);
  if (redis === null) return here;
  // All that the limiter sends when it counts and takes back. By way of `run`, which waits half a second for Redis.
  const storeClient = { eval: (...script: Eval) => redis.run((client) => client.eval(...script)) };
  return new RateLimiterRedis({ ...limit, storeClient, useRedisPackage: true, insuranceLimiter: here });
}
