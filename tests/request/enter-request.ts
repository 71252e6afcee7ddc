import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from '@/lib/process-wide';
import type { CurrentRequest } from '@/lib/request/request-context';

/** Makes a request the current one for the rest of a test. */
export function enterRequest(request: CurrentRequest): void {
  processWide('current-request', () => new AsyncLocalStorage<CurrentRequest>()).enterWith(request);
}
