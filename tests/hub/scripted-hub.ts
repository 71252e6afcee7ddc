import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { useEnvironment } from '../env/environment';

export interface SeenRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

type Script = (seen: SeenRequest, response: ServerResponse) => unknown;

/**
 * A hub that says exactly what a test writes, wrong things included. For what a true hub does there is the
 * sandbox; this one is for the answers that a true hub must never give.
 */
export interface ScriptedHub {
  origin: string;
  seen: SeenRequest[];
  /** Connections that were opened, requests or not. */
  sockets: () => number;
  /** Requests whose client went away before the answer. */
  abandoned: () => number;
  answer(script: Script): void;
  stop(): Promise<void>;
}

export async function startScriptedHub(): Promise<ScriptedHub> {
  let script: Script = (_seen, response) => json(response, 200, { data: null });
  let sockets = 0;
  let abandoned = 0;
  const seen: SeenRequest[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    response.on('close', () => {
      if (!response.writableFinished) abandoned += 1;
    });
    const call = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    };
    seen.push(call);
    await script(call, response);
  });
  server.on('connection', () => {
    sockets += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    seen,
    sockets: () => sockets,
    abandoned: () => abandoned,
    answer: (next) => {
      script = next;
    },
    stop: () =>
      new Promise((resolve, reject) => {
        server.closeAllConnections();
        server.close((error) => (error ? reject(error) : resolve()));
      }),
  };
}

/**
 * One scripted hub for all tests of a file, as the product's own; what it has seen is forgotten before each.
 * @param hubPath below `/api` where the process of the test is the product too, which takes no POST of anything else
 */
export function scriptedHubForFile(environment: Record<string, string> = {}, hubPath = '/hub'): ScriptedHub {
  const hub = {} as ScriptedHub;
  beforeAll(async () => {
    Object.assign(hub, await startScriptedHub());
    useEnvironment({ HUB_API_BASE: hub.origin + hubPath, PLAIN_API_BASE: `${hub.origin}/api`, ...environment });
  });
  afterAll(() => hub.stop());
  beforeEach(() => {
    hub.seen.length = 0;
  });
  return hub;
}

/** Ends an answer with a JSON body. */
export function json(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
