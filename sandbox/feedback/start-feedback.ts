import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { removeDatabase } from '../hub/database.ts';
import { createFeedbackApp } from './feedback-app.ts';
import { openFeedbackStore } from './feedback-store.ts';
import { hubCalls } from './hub-calls.ts';

export interface FeedbackSiteOptions {
  /** 0 (the default) takes any free port. */
  port?: number;
  /** Origin of the hub, which knows its tokens. */
  hubOrigin: string;
  /** Origin of the web, for the links in mails. */
  webOrigin: string;
  /** Folder that survives a restart; absent: in memory. */
  dataDir?: string;
  /** Forget what was received. */
  fresh?: boolean;
}

/** Starts the feedback site in this process, on loopback, and waits until it listens. */
export async function startFeedbackSite(options: FeedbackSiteOptions) {
  const { port = 0, hubOrigin, webOrigin, dataDir, fresh = false } = options;
  const file = dataDir ? join(dataDir, 'feedback.sqlite') : ':memory:';
  if (dataDir && fresh) removeDatabase(file);
  const store = openFeedbackStore(file);
  const { fetch } = createFeedbackApp({ hub: hubCalls(hubOrigin), store, webOrigin });
  const server = createAdaptorServer({ fetch });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const bound = (server.address() as AddressInfo).port;
  return {
    port: bound,
    origin: `http://127.0.0.1:${bound}`,
    async stop() {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      });
      store.close();
    },
  };
}
