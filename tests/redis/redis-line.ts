import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';

/** The network between one web process and Redis, which a test can break for that process alone. */
export interface RedisLine {
  url: string;
  /** Ends every connection, and each new one at once. */
  cut(): void;
  /** Keeps connections and lets nothing through, either way; what was sent meanwhile arrives later. */
  hang(): void;
  mend(): void;
  stop(): Promise<void>;
}

export async function startRedisLine(redisUrl: string): Promise<RedisLine> {
  const { port } = new URL(redisUrl);
  let state: 'whole' | 'cut' | 'hanging' = 'whole';
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    if (state === 'cut') return near.destroy();
    const far = createConnection({ port: Number(port), host: '127.0.0.1' });
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (data) => to.write(data));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (state === 'hanging') from.pause();
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const end = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      state = 'cut';
      end();
    },
    hang() {
      if (state === 'whole') for (const socket of sockets) socket.pause();
      state = 'hanging';
    },
    mend() {
      state = 'whole';
      for (const socket of sockets) socket.resume();
    },
    async stop() {
      end();
      server.close();
      await once(server, 'close');
    },
  };
}
