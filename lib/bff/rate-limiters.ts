import 'server-only';
import { processWide } from '@/lib/process-wide';
import { redisConnection } from '@/lib/redis/redis-connection';
import { forgetKnownAddresses } from './known-addresses';
import { ProblemError } from './problem-error';
import { type Limit, type Limiter, limiterOf } from './rate-limit-store';

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
