import 'server-only';
import ky, { type KyInstance, type Options } from 'ky';
import { Agent, fetch, type RequestInit } from 'undici';
import { processWide } from '@/lib/process-wide';
import { HUB_CONNECTIONS } from './hub-lane';

const CONNECT_TIMEOUT_MS = 1_000;
const RETRY_DELAY_MS = 150;
export const GATEWAY_STATUSES = [502, 503, 504];

const hubAgent = () =>
  processWide(
    'hub-agent',
    () =>
      new Agent({
        connect: { timeout: CONNECT_TIMEOUT_MS },
        keepAliveTimeout: 10_000,
        keepAliveMaxTimeout: 60_000,
        connections: HUB_CONNECTIONS,
        headersTimeout: 15_000,
        bodyTimeout: 15_000,
      }),
  );

/** Separate, so that pictures take no connections from other hub calls. */
export const pictureAgent = () =>
  processWide('picture-agent', () => new Agent({ connect: { timeout: CONNECT_TIMEOUT_MS }, connections: 8 }));

class AnswerTooLargeError extends Error {
  override readonly name = 'AnswerTooLargeError';
  readonly response: { status: number; headers: Pick<Headers, 'get'> };

  constructor(response: AnswerTooLargeError['response']) {
    super();
    this.response = response;
  }
}

/** True for the failure of an answer above the limit. It is not retried: the next answer would be as large. */
export const isAnswerTooLarge = (error: unknown): error is AnswerTooLargeError => error instanceof AnswerTooLargeError;

/**
 * For ky's `fetch` option: undici's `fetch` over connections of its own, because Next patches the global one. It reads the
 * whole body, so that a connection lost half-way is a failed request, which ky may repeat.
 * @param mostBytes of the decoded body
 */
export function fetchUpTo(mostBytes: number, agent = hubAgent()): NonNullable<Options['fetch']> {
  return async (input, init) => {
    // ky passes a `Request` of Node, whose class undici's package does not accept.
    const request = input as Request;
    const response = await fetch(request.url, {
      ...(init as RequestInit),
      method: request.method,
      headers: [...request.headers],
      body: request.body && (await request.text()),
      signal: request.signal,
      redirect: request.redirect,
      dispatcher: agent,
    });
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of response.body ?? []) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes > mostBytes) throw new AnswerTooLargeError(response);
    }
    const { status } = response;
    return new Response(bytes > 0 ? Buffer.concat(chunks) : null, { status, headers: [...response.headers] });
  };
}

export const hub: KyInstance = ky.create({
  headers: { 'accept-encoding': 'identity' },
  timeout: false,
  redirect: 'manual',
  // Random, so that calls that failed together are not repeated together.
  retry: {
    limit: 0,
    methods: ['get', 'post'],
    statusCodes: GATEWAY_STATUSES,
    afterStatusCodes: [],
    delay: () => RETRY_DELAY_MS,
    jitter: true,
  },
});
