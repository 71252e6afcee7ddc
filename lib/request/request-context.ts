import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from '@/lib/process-wide';

/** What Next keeps to itself about a page that is made for one request. */
export interface PersonalPage {
  /** Ends, with a `HubError` as its reason, when the visitor leaves before he has the whole page. */
  readonly visitor: AbortSignal;
  /** Makes the answer a 503, unless its head has left already. */
  readonly answerUnavailable: () => void;
  /** Makes it a 400, on the same condition. */
  readonly answerRefused: () => void;
}

/** What is known of the HTTP request that is being served, wherever the code is. */
export interface CurrentRequest {
  requestId: string;
  traceparent: string | undefined;
  /** Of the visitor's machine, see `clientAddress`; for counting tries, never for a log. */
  address: string | undefined;
  /** Where a page is made for this request alone. */
  page?: PersonalPage;
}

const storage = processWide('current-request', () => new AsyncLocalStorage<CurrentRequest>());

/** The request being served, or undefined outside of one (start, tests, background work). */
export function currentRequest(): CurrentRequest | undefined {
  return storage.getStore();
}

/** Makes `request` the current one for everything that the running event sets off. */
export function enterRequest(request: CurrentRequest): void {
  storage.enterWith(request);
}
