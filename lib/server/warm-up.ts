import { randomUUID } from 'node:crypto';
import { processWide } from '../process-wide.ts';

/** The commonest pages: from cache and hub, in each language, and those of each request. */
const PAGES = [
  '/',
  '/en',
  '/jp',
  '/cn',
  '/hotels',
  '/en/hotels',
  '/dining',
  '/search',
  '/en/search',
  '/membershipLogin',
];
/** A hub that hangs keeps no process out of service for longer. */
const WITHIN_MS = 15_000;

/** The route of its requests in logs and metrics: they are slower than those of visitors, and nobody waits for them. */
export const WARM_UP_ROUTE = 'warm-up';

const state = () => processWide('warm-up', (): { requestId?: string } => ({}));

export const isWarmingUp = (): boolean => state().requestId !== undefined;

export const isOfWarmUp = (requestId: string): boolean => requestId === state().requestId;

/**
 * Renders the commonest pages once, which asks the hub. Resolves whatever it answers, since each failure has its line in
 * the log: a process is ready for visitors then, and an outage is shown to them by each process in the same way.
 */
export async function warmUp(origin: string): Promise<void> {
  const requestId = randomUUID();
  state().requestId = requestId;
  const headers = { accept: 'text/html', 'accept-language': 'ko', 'x-request-id': requestId };
  const signal = AbortSignal.timeout(WITHIN_MS);
  for (const path of PAGES) {
    await fetch(origin + path, { headers, redirect: 'manual', signal }).then(
      (answer) => answer.arrayBuffer(),
      () => undefined,
    );
  }
  state().requestId = undefined;
}
