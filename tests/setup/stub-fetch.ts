import { vi } from 'vitest';

/** A request as a test reads it: without waiting for its body. */
export interface SentRequest {
  method: string;
  headers: Headers;
  body: string | undefined;
  signal: AbortSignal;
}

/** Answers requests of the browser in place of a network. @param answer gets path and query of an address */
export function stubFetch(answer: (path: string, sent: SentRequest) => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const { method, headers, signal } = request;
    const body = request.body === null ? undefined : await request.text();
    return answer(pathname + search, { method, headers, body, signal });
  });
}
