/** The web: Next behind Node's server of `lib/server/web-server.ts`, as Next's guide to custom servers has it. */
import type { AddressInfo } from 'node:net';
import next from 'next';
import { EnvironmentError, parseServerEnv, type ServerEnv } from './lib/env/server-env-schema.ts';
import { endTraceExport } from './lib/observability/trace-export.ts';
import { drain, isDraining } from './lib/server/draining.ts';
import { nextProblems, nodeProblems } from './lib/server/self-test.ts';
import { warmUp } from './lib/server/warm-up.ts';
import { createWebServer } from './lib/server/web-server.ts';

const isDevelopment = process.env.NODE_ENV === 'development';

function readEnvironment(): ServerEnv {
  try {
    return parseServerEnv(process.env);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    process.stderr.write(`${error.message}\nSee .env.example.\n`);
    process.exit(1);
  }
}

/** A start that fails leaves the processes of the version before in service (decision 0147). */
function endFor(problems: readonly string[]): void {
  if (problems.length === 0) return;
  process.stderr.write(`The web does not start. ${problems.join(' ')}\nSee docs/operations.md, "Start".\n`);
  process.exit(1);
}

const env = readEnvironment();
endFor(await nodeProblems());
// Without `hostname`: with 127.0.0.1 the rewrites of the languages loop (decision 0132).
const app = next({ dev: isDevelopment, dir: import.meta.dirname, port: env.PORT });
await app.prepare();
const server = createWebServer(env, app.getRequestHandler(), isDevelopment);

async function end(): Promise<void> {
  if (isDraining()) return;
  await drain(server, env.DRAIN_SECONDS * 1000);
  await app.close();
  await endTraceExport();
  process.exit(0);
}

if (!isDevelopment) {
  process.on('SIGTERM', () => void end());
  process.on('SIGINT', () => void end());
}
const reasons: Record<string, string> = {
  EADDRINUSE: 'another process listens on it. End that one, or set PORT',
  EACCES: 'this user may not, ports below 1024 are for root. Set PORT to a higher one',
};
server.on('error', (error: NodeJS.ErrnoException) => {
  process.stderr.write(`The web cannot listen on port ${env.PORT}: ${reasons[error.code ?? ''] ?? error.message}\n`);
  process.exit(1);
});
server.listen(env.PORT, () => {
  const { port } = server.address() as AddressInfo;
  if (isDevelopment) return;
  void warmUp(`http://localhost:${port}`, { before: (get) => nextProblems(get).then(endFor) });
});
