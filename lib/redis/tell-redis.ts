import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { logUnexpected } from '@/lib/observability/log-lines';
import { isRedisUnavailable } from './redis-connection';

export const TELL_AGAIN_MS = 1_000;

/** Without an answer told again behind it, for `forMs` at most. Returns once told, or put off. */
export async function tellRedis(tell: () => Promise<unknown>, forMs: number, againMs = TELL_AGAIN_MS): Promise<void> {
  const until = performance.now() + forMs;
  const hasHeard = async () => {
    try {
      await tell();
      return true;
    } catch (error) {
      if (!isRedisUnavailable(error)) throw error;
      return false;
    }
  };
  const tellOnceBack = async () => {
    do await pause(againMs, undefined, { ref: false });
    while (performance.now() < until && !(await hasHeard()));
  };
  if (!(await hasHeard())) tellOnceBack().catch((error: unknown) => logUnexpected('tellRedis', error));
}
