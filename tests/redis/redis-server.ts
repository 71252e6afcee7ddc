import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** A true Redis of a test's own, that keeps nothing on disk. */
export interface RedisServer {
  url: string;
  process: ChildProcess;
  stop(): Promise<void>;
}

/**
 * @param port of an earlier one, for a Redis that comes back
 * @param tls options of a server that speaks nothing but TLS
 * @throws Error with what to install where there is no redis-server
 */
export async function startRedis(port?: number, tls?: readonly string[]): Promise<RedisServer> {
  const folder = await mkdtemp(join(tmpdir(), 'redis-'));
  const ownPort = port ?? (await freePort());
  const listen = tls ? ['--port', '0', '--tls-port', String(ownPort)] : ['--port', String(ownPort)];
  const child = spawn(
    'redis-server',
    [...listen, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', ...(tls ?? [])],
    { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const failed = once(child, 'error').then(() => {
    throw new Error('redis-server is not installed. On Debian: apt-get install -y redis-server');
  });
  const ready = (async () => {
    for await (const line of child.stdout) if (String(line).includes('Ready to accept connections')) return;
    throw new Error('redis-server ended before it was ready');
  })();
  await Promise.race([ready, failed]);
  child.stdout.resume();
  return {
    url: `${tls ? 'rediss' : 'redis'}://127.0.0.1:${ownPort}`,
    process: child,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        const gone = once(child, 'exit');
        child.kill('SIGKILL');
        await gone;
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}
