import { handleRoute } from '@/lib/bff/handle-route';
import { redisConnection } from '@/lib/redis/redis-connection';
import { isDraining } from '@/lib/server/draining';
import { isWarmingUp } from '@/lib/server/warm-up';

/** Does Redis answer now? Undefined where none is configured. */
async function redisState(): Promise<'answers' | 'gone' | undefined> {
  return redisConnection()
    ?.run((client) => client.ping())
    .then(
      () => 'answers',
      () => 'gone',
    );
}

/**
 * Readiness: 503 until the commonest pages were rendered once, and after SIGTERM. A hub or a Redis that is down does not
 * count: cached pages and errors are still served, and every process would go out at once. `redis` is reported where one is
 * configured.
 */
export const GET = handleRoute({
  usesSession: false,
  run: async () => {
    if (isDraining()) return { status: 503, body: { status: 'draining' } };
    if (isWarmingUp()) return { status: 503, body: { status: 'starting' } };
    return { body: { status: 'ready', redis: await redisState() } };
  },
});
