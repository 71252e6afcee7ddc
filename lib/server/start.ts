import 'server-only';
import { serverEnv } from '@/lib/env/server-env';
import { logWithoutRedis } from '@/lib/observability/log-lines';
import { startTraceExport } from '@/lib/observability/trace-export';
import { shareTagChanges } from '@/lib/page-cache/share-changes';
import { redisConnection } from '@/lib/redis/redis-connection';

/** Starts what runs beside the requests of this process. */
export async function startServices(): Promise<void> {
  const env = serverEnv();
  if (env.REDIS_URL === undefined) logWithoutRedis();
  // A wrong address or password is in the log before the first request; `run` has logged it.
  await redisConnection()
    ?.run((client) => client.ping())
    .catch(() => undefined);
  shareTagChanges();
  await startTraceExport(env);
}
