import 'server-only';
import { createHmac } from 'node:crypto';
import { serverEnv } from '@/lib/env/server-env';
import type { ServerEnv } from '@/lib/env/server-env-schema';
import { logWithoutRedis } from '@/lib/observability/log-lines';
import { showConfig } from '@/lib/observability/metrics';
import { startTraceExport } from '@/lib/observability/trace-export';
import { shareTagChanges } from '@/lib/page-cache/share-changes';
import { redisConnection } from '@/lib/redis/redis-connection';

/** Webs that differ in these end each other's sessions. Eight digits: a secret cannot be guessed from them. */
const fingerprintOf = ({ SESSION_SECRET, PUBLIC_ORIGIN }: ServerEnv) =>
  createHmac('sha256', SESSION_SECRET.join(',')).update(`fingerprint ${PUBLIC_ORIGIN}`).digest('hex').slice(0, 8);

export async function startServices(): Promise<void> {
  const env = serverEnv();
  showConfig(fingerprintOf(env));
  if (env.REDIS_URL === undefined) logWithoutRedis();
  // A wrong address or password is in the log before the first request; `run` has logged it.
  await redisConnection()
    ?.run((client) => client.ping())
    .catch(() => undefined);
  shareTagChanges();
  await startTraceExport(env);
}
