import 'server-only';
import { Agent, type Dispatcher, errors } from 'undici';
import { processWide } from '@/lib/process-wide';
import { HUB_CONNECTIONS } from './hub-lane';

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

export interface HubRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Lower-case names. */
  headers: Record<string, string>;
  /** JSON text. */
  body: string | null;
  /** Of the answer's body. */
  mostBytes: number;
}

export interface HubResponse {
  status: number;
  /** Lower-case names; what came more than once is a list. */
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** True for the failure of an answer above the limit, which would come again. */
export function isResponseTooLarge(error: unknown): boolean {
  return (error as { code?: string }).code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE';
}

const utf8 = new TextDecoder();
/** Joined as bytes: a character may stand across two chunks. */
const textOf = (chunks: Buffer[]) => utf8.decode(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks));

/**
 * Keeps connections, goes around Next's patched `fetch`, follows no redirect, and reads the whole body, so that a
 * connection lost half-way is a failed request, which may be repeated.
 * `dispatch` and not undici's `request`, after which finished calls outlive collections of young objects (decision 0082).
 * @throws undici's error for a request without a whole answer, the reason of `signal` when that ended it
 */
export function sendToHub(address: URL, request: HubRequest, signal: AbortSignal): Promise<HubResponse> {
  const { origin, pathname, search } = address;
  const { mostBytes, ...sent } = request;
  return new Promise((resolve, reject) => {
    const response: HubResponse = { status: 0, headers: {}, text: '' };
    const chunks: Buffer[] = [];
    let bytes = 0;
    let sending: Dispatcher.DispatchController | undefined;
    const giveUp = () => {
      reject(signal.reason);
      sending?.abort(signal.reason);
    };
    signal.addEventListener('abort', giveUp);
    hubAgent().dispatch(
      { ...sent, origin, path: pathname + search },
      {
        onRequestStart: (controller) => {
          sending = controller;
          // It has waited for a connection meanwhile.
          if (signal.aborted) giveUp();
        },
        onResponseStart: (_, status, headers) => Object.assign(response, { status, headers }),
        onResponseData: (controller, chunk) => {
          chunks.push(chunk);
          bytes += chunk.length;
          if (bytes > mostBytes) controller.abort(new errors.ResponseExceededMaxSizeError());
        },
        onResponseEnd: () => {
          signal.removeEventListener('abort', giveUp);
          resolve({ ...response, text: textOf(chunks) });
        },
        onResponseError: (_, error) => {
          signal.removeEventListener('abort', giveUp);
          reject(error);
        },
      },
    );
  });
}
