/** What the product leans on without a promise of Node's or Next's documentation (decision 0147), tried at each start. */
import { once } from 'node:events';
import { createServer as createNodeServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { inlineScriptHashes } from '../csp/cached-page.ts';
import { localizedPath } from '../i18n/localized-path.ts';
import { CACHE_STATE_HEADER } from '../request/next-protocol.ts';
import { paths } from '../routes/paths.ts';
import { type BrokenEnd, endOfBroken } from './connections.ts';

/** Everything below takes some milliseconds; a machine without a free core takes longer. */
const WITHIN_MS = 5_000;
const QUICK_MS = 20;
/** A process receives the hub's changes of two hours in its first second: the page is then rendered once more. */
const TIMES_ASKED_AGAIN = 4;

export type CreateServer = (options: ServerOptions, listener: RequestListener) => Server;
type Open = (bytes: string) => Socket;

/** Listens for as long as `use` runs; false where `use` does not end. */
async function trial(server: Server, use: (open: Open) => Promise<boolean>): Promise<boolean> {
  const sockets: Socket[] = [];
  await once(server.listen(0, 'localhost'), 'listening');
  const { port } = server.address() as AddressInfo;
  const open: Open = (bytes) => {
    const socket = connect(port, 'localhost', () => socket.write(bytes));
    socket.on('error', () => undefined);
    sockets.push(socket);
    return socket;
  };
  try {
    return await Promise.race([use(open), pause(WITHIN_MS, false, { ref: false })]);
  } finally {
    for (const socket of sockets) socket.destroy();
    server.close();
    server.closeAllConnections();
  }
}

const headOf = (method: string, lines = '') => `${method} / HTTP/1.1\r\nhost: localhost\r\n${lines}\r\n`;

/** `web-server.ts`: a head and a body that do not arrive end as `clientError`. */
function endsSlowRequests(createServer: CreateServer): Promise<boolean> {
  const options = { headersTimeout: QUICK_MS, requestTimeout: QUICK_MS, connectionsCheckingInterval: QUICK_MS / 2 };
  const server = createServer(options, () => undefined);
  return trial(server, async (open) => {
    let ended = 0;
    const both = new Promise<true>((resolve) => {
      server.on('clientError', ({ code }: NodeJS.ErrnoException, socket) => {
        socket.destroy();
        if (code === 'ERR_HTTP_REQUEST_TIMEOUT') ended += 1;
        if (ended === 2) resolve(true);
      });
    });
    open('GET / HTTP/1.1\r\n');
    open(headOf('POST', 'content-length: 2\r\n'));
    return both;
  });
}

/** `connections.ts`: an answer that its visitor leaves differs from one that is broken off here. */
function tellsWhoLeft(createServer: CreateServer): Promise<boolean> {
  let visitor: Socket | undefined;
  let end = Promise.withResolvers<BrokenEnd>();
  const server = createServer({}, ({ method }, response) => {
    response.on('close', () => end.resolve(endOfBroken(response)));
    if (method === 'GET') visitor?.destroy();
    else response.destroy();
  });
  return trial(server, async (open) => {
    visitor = open(headOf('GET'));
    const left = await end.promise;
    end = Promise.withResolvers();
    open(headOf('POST', 'content-length: 0\r\n'));
    return left.outcome === 'left' && (await end.promise).outcome === 'cut';
  });
}

/** @returns a sentence for each leaning on Node that does not hold; `createServer` is replaced by tests */
export async function nodeProblems(createServer: CreateServer = createNodeServer): Promise<string[]> {
  const sentences: [Promise<boolean>, string][] = [
    [endsSlowRequests(createServer), 'ends no request that does not arrive (headersTimeout, requestTimeout)'],
    [tellsWhoLeft(createServer), 'does not say who ended an answer (ServerResponse.errored)'],
  ];
  const held = await Promise.all(sentences.map(([holds]) => holds));
  return sentences.flatMap(([, what], at) => (held[at] ? [] : [`Node ${process.versions.node} ${what}.`]));
}

/** @returns a sentence if Next does not serve a public page, one that asks no hub, through the cache handler and with its policy */
export async function nextProblems(get: (path: string) => Promise<Response>): Promise<string[]> {
  const path = localizedPath('en', paths.accessibility());
  const first = await get(path);
  const hashes = inlineScriptHashes(await first.text());
  if (first.status !== 200) return [];
  const policy = first.headers.get('content-security-policy') ?? '';
  if (hashes.length === 0 || !hashes.every((hash) => policy.includes(`'sha256-${hash}'`)))
    return ['Next sends public pages without the hashes of their scripts (lib/csp/cached-page.ts).'];
  for (let asked = 0; asked < TIMES_ASKED_AGAIN; asked += 1) {
    const again = await get(path);
    await again.arrayBuffer();
    if (['HIT', 'STALE'].includes(again.headers.get(CACHE_STATE_HEADER) ?? '')) return [];
  }
  return ['Next does not serve public pages from the cache handler (lib/csp/cache-handler.mjs).'];
}
