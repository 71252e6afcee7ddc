import type { IncomingMessage, Server, ServerResponse } from 'node:http';

const guarded = new WeakSet<Server>();

/**
 * Answers TRACE with 405 before Next sees it: Next builds a `Request` from it, which the standard forbids,
 * and answers 500 (SECURITY 24). There is no other place in front of Next's own server.
 */
export function refuseTrace(server: Server): void {
  if (guarded.has(server)) return;
  guarded.add(server);
  const emit = server.emit.bind(server) as (event: string, ...details: unknown[]) => boolean;
  server.emit = (event: string, ...details: unknown[]) => {
    if (event === 'request' && (details[0] as IncomingMessage).method === 'TRACE') {
      const response = details[1] as ServerResponse;
      response.writeHead(405, { allow: 'GET, HEAD, POST, PUT, DELETE, OPTIONS', 'content-length': 0 }).end();
      return true;
    }
    return emit(event, ...details);
  };
}
