import type { Server } from 'node:http';
import { processWide } from '../process-wide.ts';

const LOOK_EVERY_MS = 50;
/** After a lag a timer fires before what has arrived meanwhile is read; so one quiet look proves nothing. */
const QUIET_LOOKS = 4;
/** As long as the longest call of the hub. */
const QUIET_WITHIN_MS = 10_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const state = () => processWide('requests', () => ({ begun: 0, open: 0, isDraining: false }));

export function requestBegan(): void {
  state().begun += 1;
  state().open += 1;
}

export function requestEnded(): void {
  state().open -= 1;
}

export const isDraining = (): boolean => state().isDraining;

/** A closed server cuts off connections whose request it has not read yet: on a busy process many. */
async function untilQuiet(): Promise<void> {
  let quietLooks = 0;
  for (let looks = 0; quietLooks < QUIET_LOOKS && looks * LOOK_EVERY_MS < QUIET_WITHIN_MS; looks += 1) {
    const { begun } = state();
    await pause(LOOK_EVERY_MS);
    quietLooks = state().open === 0 && state().begun === begun ? quietLooks + 1 : 0;
  }
}

/**
 * Readiness fails from now on, while requests are still answered for `pauseMs`. The server is closed once it is idle, after
 * ten seconds anyway. Resolves when its last connection has ended.
 */
export async function drain(server: Server, pauseMs: number): Promise<void> {
  state().isDraining = true;
  await pause(pauseMs);
  await untilQuiet();
  await new Promise((resolve) => server.close(resolve));
}
