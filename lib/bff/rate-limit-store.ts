import 'server-only';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { RedisClient, RedisConnection } from '@/lib/redis/redis-connection';

export interface Limit {
  keyPrefix: string;
  points: number;
  duration: number;
}

type Eval = Parameters<RedisClient['eval']>;

/** In Redis, for all processes together; without it in this process. Never refuses for its lack. */
export function limiterOf(limit: Limit, redis: RedisConnection | null): RateLimiterAbstract {
  const here = new RateLimiterMemory(limit);
  if (redis === null) return here;
  // All that the limiter sends when it counts, takes back and forgets. By way of `run`, which waits half a second.
  const storeClient = {
    eval: (...script: Eval) => redis.run((client) => client.eval(...script)),
    del: (key: string) => redis.run((client) => client.del(key)),
  };
  return new RateLimiterRedis({ ...limit, storeClient, useRedisPackage: true, insuranceLimiter: here });
}
