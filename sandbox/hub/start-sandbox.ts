import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { createApp } from './app.ts';
import { openDatabase, removeDatabase, removeOtherSchema } from './database.ts';
import { isSeeded, seedDatabase } from './seed/seed-database.ts';
import { createWorld } from './world.ts';

export interface SandboxOptions {
  /** 0 (the default) takes any free port. */
  readonly port?: number;
  /** Folder that survives a restart; absent: everything in memory. */
  readonly dataDir?: string;
  /** Forget what was there and start from the seed. */
  readonly fresh?: boolean;
  /** Origin of the web, for the links of mails. */
  readonly webOrigin?: string | undefined;
}

export interface RunningSandbox {
  readonly port: number;
  /** `http://localhost:<port>` */
  readonly origin: string;
  /** Base of the hub API, with Authorization. */
  readonly hubBase: string;
  /** Base of the plain API. */
  readonly plainBase: string;
  /** The sandbox's own switches. */
  readonly controlBase: string;
  stop(): Promise<void>;
}

const DATABASE = 'hub.sqlite';
const KEEP_ALIVE_MS = 75_000;

/** Starts a hub in this process and waits until it listens. */
export async function startSandbox(options: SandboxOptions = {}): Promise<RunningSandbox> {
  const { port = 0, dataDir, fresh = false } = options;
  const file = dataDir ? join(dataDir, DATABASE) : ':memory:';
  if (dataDir) {
    mkdirSync(dataDir, { recursive: true });
    if (fresh) removeDatabase(file);
    else removeOtherSchema(file);
  }
  const world = createWorld(openDatabase(file), options.webOrigin);
  if (!isSeeded(world)) await seedDatabase(world);

  const app = createApp({ world, reseed: () => seedDatabase(world) });
  const server = createAdaptorServer({ fetch: app.fetch });
  // Node's five seconds end within a pause of a busy caller, whose next request then meets a closed connection.
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  const { port: bound } = server.address() as AddressInfo;
  world.origin = `http://localhost:${bound}`;
  return {
    port: bound,
    origin: world.origin,
    hubBase: `${world.origin}/hub`,
    plainBase: `${world.origin}/api`,
    controlBase: `${world.origin}/__sandbox`,
    async stop() {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      });
      world.db.close();
    },
  };
}
