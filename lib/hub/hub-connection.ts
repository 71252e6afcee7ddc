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
        maxResponseSize: MAX_RESPONSE_BYTES,
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

/**
 * Keeps connections, goes around Next's patched `fetch`, follows no redirect, and reads the whole body, so that a
 * connection lost half-way is a failed request, which may be repeated.
 * @throws undici's error for a request without a whole answer, the reason of `signal` when that ended it
 */
export async function sendToHub(address: string, request: HubRequest, signal: AbortSignal): Promise<HubResponse> {
  const { statusCode, headers, body } = await sendRequest(address, { ...request, signal, dispatcher: hubAgent() });
  return { status: statusCode, headers, text: await body.text() };
}
