import 'server-only';
import { serverEnv } from '@/lib/env/server-env';
import { EnvironmentError } from '@/lib/env/server-env-schema';
import { writeConsoleAsLines } from '@/lib/observability/console-lines';
import { logProcessesWithoutRedis } from '@/lib/observability/log-lines';
import { startTraceExport } from '@/lib/observability/trace-export';
import { shareTagChanges } from '@/lib/page-cache/share-changes';
import { processWide } from '@/lib/process-wide';
import { redisConnection } from '@/lib/redis/redis-connection';
import { drainBeforeSigterm } from './draining';
import { watchRequests } from './watch-requests';

export const startServer = (): void => processWide('start', start);

function start(): void {
  try {
    serverEnv();
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    process.stderr.write(`${error.message}\nSee .env.example.\n`);
    process.exit(1);
  }
  if (process.env.NODE_ENV === 'production') writeConsoleAsLines();
  const { PROCESSES, REDIS_URL, DRAIN_SECONDS } = serverEnv();
  if (PROCESSES > 1 && REDIS_URL === undefined) logProcessesWithoutRedis(PROCESSES);
  // A wrong address or password is in the log before the first member needs a refresh; `run` has logged it.
  redisConnection()
    ?.run((client) => client.ping())
    .catch(() => undefined);
  shareTagChanges();
  void startTraceExport();
  watchRequests();
  if (process.env.NODE_ENV === 'production') drainBeforeSigterm(DRAIN_SECONDS * 1000);
}
