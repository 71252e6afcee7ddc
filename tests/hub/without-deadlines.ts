import { vi } from 'vitest';

/** Of the hub's calls (`lib/hub/hub-client.ts`). @param ms of a timer */
export const isDeadline = (ms: number | undefined): ms is number => ms === 3_000 || ms === 10_000;

/** Of a wait for a place in a lane (`lib/hub/hub-lane.ts`). */
const isWait = (ms: number | undefined) => ms === 1_500 || ms === 5_000;

/** No deadline of a call strikes until the test ends: a call that ends all the same was ended by somebody. */
export function withoutDeadlines(): void {
  const start = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms?: number, ...rest: []) =>
    isDeadline(ms) || isWait(ms) ? start(() => undefined) : start(run, ms, ...rest)) as typeof setTimeout);
}
