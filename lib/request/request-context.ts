import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from '../process-wide.ts';
import type { TracedSpan } from './trace-context.ts';

export interface PersonalPage {
  /** Aborts, with a `HubError` as its reason, when the visitor leaves before the whole page has arrived. */
  readonly visitor: AbortSignal;
  /** In place of 200. */
  readonly answer: (status: 400 | 404 | 503) => void;
}

export interface CurrentRequest {
  requestId: string;
  /** Ms since 1970: what a page shows is no older than that. */
  beganAtMs: number;
  span?: TracedSpan;
  address: string | undefined;
  /** For the request's line: what is learnt of it on the way. */
  member?: string;
  refresh?: string;
  failure?: unknown;
  page?: PersonalPage;
}

const storage = processWide('current-request', () => new AsyncLocalStorage<CurrentRequest>());

export const currentRequest = (): CurrentRequest | undefined => storage.getStore();

export const runWithRequest = <T>(request: CurrentRequest, run: () => T): T => storage.run(request, run);
