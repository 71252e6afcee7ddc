import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { logUnexpected } from '@/lib/observability/log-lines';
import { isRedisUnavailable } from './redis-connection';

export const WRITE_AGAIN_MS = 1_000;

/** Retried in the background while Redis is gone, for `forMs` at most. Returns after the first try. */
export async function writeRedis(
  write: () => Promise<unknown>,
  forMs: number,
  againMs = WRITE_AGAIN_MS,
): Promise<void> {
  const until = performance.now() + forMs;
  const isWritten = async () => {
    try {
      await write();
      return true;
    } catch (error) {
      if (!isRedisUnavailable(error)) throw error;
      return false;
    }
  };
  const writeOnceBack = async () => {
    do await pause(againMs, undefined, { ref: false });
    while (performance.now() < until && !(await isWritten()));
  };
  if (!(await isWritten())) writeOnceBack().catch((error: unknown) => logUnexpected('writeRedis', error));
}
