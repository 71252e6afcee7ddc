import 'server-only';
import { serverEnv } from '@/lib/env/server-env';
import { EnvironmentError } from '@/lib/env/server-env-schema';
import { startDraining } from './draining';
import { watchRequests } from './request-log';

const store = globalThis as typeof globalThis & { __serverStarted?: true };

/** Everything that happens once when the server starts: configuration checked, requests watched, SIGTERM heard. */
export function startServer(): void {
  if (store.__serverStarted) return;
  store.__serverStarted = true;
  try {
    serverEnv();
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    // Not through the logger: a person reads this in a terminal.
    process.stderr.write(`${error.message}\nSee .env.example.\n`);
    process.exit(1);
  }
  watchRequests();
  // Next closes its server on the same signal and ends by itself; readiness says so to whoever still asks.
  process.once('SIGTERM', startDraining);
}
