import { connect, createServer } from 'node:net';

/**
 * Stands between the web and its hub, passes every byte on, and sees when the web closes a connection.
 * @param {string} hubAddress
 * @returns {Promise<{ address: string, nextCall: (path: string) => Promise<{ closed: Promise<number> }>,
 *   stop: () => void }>} `nextCall`: once a request for a path that contains this has passed; `closed`: the time
 *   (`performance.now()`) at which the web closed its connection
 */
export async function startHubRelay(hubAddress) {
  const { hostname, port } = new URL(hubAddress);
  const sockets = new Set();
  const waiting = new Set();
  const server = createServer((fromWeb) => {
    const toHub = connect(Number(port), hostname);
    const closed = new Promise((resolve) => fromWeb.once('close', () => resolve(performance.now())));
    for (const [socket, other] of [
      [fromWeb, toHub],
      [toHub, fromWeb],
    ]) {
      sockets.add(socket);
      // Either side's end is the other's; an error is followed by `close`.
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    fromWeb.on('data', (part) => {
      const text = part.toString('latin1');
      for (const waiter of waiting) {
        if (!text.split('\r\n', 1)[0].includes(waiter.path)) continue;
        waiting.delete(waiter);
        waiter.resolve({ closed });
      }
    });
    fromWeb.pipe(toHub);
    toHub.pipe(fromWeb);
  });
  const listening = await new Promise((resolve) => {
    server.listen(0, () => resolve(server.address().port));
  });
  return {
    address: `http://localhost:${listening}`,
    nextCall: (path) => new Promise((resolve) => waiting.add({ path, resolve })),
    stop: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
