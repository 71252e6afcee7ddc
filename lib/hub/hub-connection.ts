import 'server-only';
import { Agent, request as sendRequest } from 'undici';
import { processWide } from '@/lib/process-wide';
import { HUB_CONNECTIONS } from './hub-lane';

/** Above this an answer is not one of the hub's; the largest real one is a member's file of 5 MB in base64. */
const MAX_RESPONSE_BYTES = 8 * 1024 * 1024;
const CONNECT_TIMEOUT_MS = 1_000;

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

export class ResponseTooLargeError extends Error {
  override readonly name = 'ResponseTooLargeError';
}

/**
 * For ky: keeps connections, goes around Next's patched `fetch`, follows no redirect, and reads the whole body first,
 * so that a connection lost half-way counts as a failed request, which ky may repeat.
 * @param signal ends the call; the signal of a `Request` does not, once the request itself is collected
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
