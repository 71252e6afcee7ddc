import 'server-only';
import { Agent, request as sendRequest } from 'undici';
import { processWide } from '@/lib/process-wide';
import { HUB_CONNECTIONS } from './hub-lane';

/** Above this an answer is not one of the hub's; the largest real one is a member's file of 5 MB in base64. */
const MAX_RESPONSE_BYTES = 8 * 1024 * 1024;
const CONNECT_TIMEOUT_MS = 1_000;

/** One pool of kept connections. */
const hubAgent = () =>
  processWide(
    'hub-agent',
    () =>
      new Agent({
        connect: { timeout: CONNECT_TIMEOUT_MS },
        keepAliveTimeout: 10_000,
        keepAliveMaxTimeout: 60_000,
        connections: HUB_CONNECTIONS,
        // The deadline of a call is set where the call is made; these only end what nobody waits for.
        headersTimeout: 15_000,
        bodyTimeout: 15_000,
      }),
  );

/** An answer of the hub over the limit; it is not read to its end. */
export class ResponseTooLargeError extends Error {
  override readonly name = 'ResponseTooLargeError';
}

/**
 * A `fetch` for ky that keeps connections and goes around Next's patched one. It reads the whole body
 * before it answers, so that a connection lost half-way counts as a failed request, which ky may repeat.
 * Redirects are not followed: the 3xx comes back as it is.
 * @param signal ends the call. The signal of a `Request` does not: it is cut off from what it follows as soon as the
 * request itself is collected, which here is while the hub is still waited for.
 */
export async function hubFetch(
  input: string | URL | Request,
  init: RequestInit | undefined,
  signal: AbortSignal,
): Promise<Response> {
  const outgoing = new Request(input, init);
  const hasBody = outgoing.method !== 'GET' && outgoing.method !== 'HEAD';
  const answer = await sendRequest(outgoing.url, {
    method: outgoing.method as 'GET',
    headers: Object.fromEntries(outgoing.headers),
    body: hasBody ? new Uint8Array(await outgoing.arrayBuffer()) : null,
    signal,
    dispatcher: hubAgent(),
  });
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > MAX_RESPONSE_BYTES) throw new ResponseTooLargeError();
    chunks.push(chunk);
  }
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) {
    for (const line of Array.isArray(value) ? value : [value ?? '']) headers.append(name, line);
  }
  const empty = [204, 205, 304].includes(answer.statusCode);
  return new Response(empty ? null : Buffer.concat(chunks), { status: answer.statusCode, headers });
}
