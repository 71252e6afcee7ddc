import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serverEnv } from '@/lib/env/server-env';
import { createWebServer } from '@/lib/server/web-server';

export interface StartedWeb {
  server: Server;
  port: number;
  stop(): void;
}

/** The product's server in front of a handler, with the environment as it is set. */
export async function startWeb(
  handle: (request: IncomingMessage, response: ServerResponse) => unknown,
): Promise<StartedWeb> {
  const server = createWebServer(serverEnv(), handle, false);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    server,
    port: (server.address() as AddressInfo).port,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
