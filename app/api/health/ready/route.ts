import { handleRoute } from '@/lib/bff/handle-route';
import { serverEnv } from '@/lib/env/server-env';
import { redisConnection } from '@/lib/redis/redis-connection';
import { isDraining } from '@/lib/server/draining';

/** Does Redis answer now? Undefined where the process can do without: it is alone, or has none. */
async function redisState(): Promise<'answers' | 'gone' | undefined> {
  const redis = serverEnv().PROCESSES > 1 ? redisConnection() : null;
  return redis
    ?.run((client) => client.ping())
    .then(
      () => 'answers',
      () => 'gone',
    );
}

/**
 * May this process be sent visitors? 503 once SIGTERM has come. A hub or a Redis that is down is no reason: kept
 * pages and clear messages are still served, and taking every process out would take those away too. Where several
 * processes need Redis, `redis` says whether it answers.
 */
export const GET = handleRoute({
  usesSession: false,
  run: async () =>
    isDraining()
      ? { status: 503, body: { status: 'draining' } }
      : { body: { status: 'ready', redis: await redisState() } },
});
