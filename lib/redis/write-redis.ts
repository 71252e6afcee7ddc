import 'server-only';
import { ConstantBackoff, handleWhen, retry } from 'cockatiel';
import { logUnexpected } from '@/lib/observability/log-lines';
import { isRedisUnavailable } from './redis-connection';

export const WRITE_AGAIN_MS = 1_000;

/** Retried in the background while Redis is gone, for some `forMs`. Returns after the first try. */
export async function writeRedis(
  write: () => Promise<unknown>,
  forMs: number,
  againMs = WRITE_AGAIN_MS,
): Promise<void> {
  const policy = retry(handleWhen(isRedisUnavailable), {
    maxAttempts: Math.floor(forMs / againMs),
    backoff: new ConstantBackoff(againMs),
  }).dangerouslyUnref();
  const tried = new Promise<void>((resolve) => policy.onRetry(() => resolve()));
  const written = policy.execute(write);
  tried.then(() => written).catch((error: unknown) => isRedisUnavailable(error) || logUnexpected('writeRedis', error));
  await Promise.race([written, tried]);
}
