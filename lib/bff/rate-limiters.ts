import 'server-only';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { processWide } from '@/lib/process-wide';
import { isRedisUnavailable, type RedisConnection, redisConnection } from '@/lib/redis/redis-connection';
import { forgetKnownAddresses } from './known-addresses';
import { ProblemError } from './problem-error';

export interface Limit {
  keyPrefix: string;
  points: number;
  duration: number;
}

export type Limiter = Pick<RateLimiterAbstract, 'consume' | 'reward' | 'delete'>;

export function limiterOf(limit: Limit, redis: RedisConnection | null): Limiter {
  const here = new RateLimiterMemory(limit);
  if (redis === null) return here;
  // Not the library's `insuranceLimiter`, which hides every error and has no time limit.
  const count = async <T>(run: (limiter: Limiter) => Promise<T>): Promise<T> => {
    let refusal: unknown;
    try {
      const answer = await redis.run((storeClient) =>
        run(new RateLimiterRedis({ ...limit, storeClient, useRedisPackage: true })).catch((reason: unknown) => {
          if (reason instanceof Error) throw reason;
          refusal = reason;
        }),
      );
      if (refusal === undefined) return answer as T;
    } catch (error) {
      if (!isRedisUnavailable(error)) throw error;
      return run(here);
    }
    throw refusal;
  };
  return {
    consume: (...asked) => count((limiter) => limiter.consume(...asked)),
    reward: (...asked) => count((limiter) => limiter.reward(...asked)),
    delete: (...asked) => count((limiter) => limiter.delete(...asked)),
  };
}

const limiters = processWide('rate-limiters', () => new Map<string, Limiter>());

export function limiterFor(limit: Limit): Limiter {
  let limiter = limiters.get(limit.keyPrefix);
  if (!limiter) {
    limiter = limiterOf(limit, redisConnection());
    limiters.set(limit.keyPrefix, limiter);
  }
  return limiter;
}

export function forgetRateLimits(): void {
  limiters.clear();
  forgetKnownAddresses();
}

/** @param refusal what a limiter rejects with: the time left, or an error, which is thrown on */
export function rateLimited(refusal: unknown): ProblemError {
  if (refusal instanceof Error) throw refusal;
  const { msBeforeNext } = refusal as { msBeforeNext: number };
  return new ProblemError('rate_limited', {
    retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
    nothingDone: true,
  });
}
