import { type Mock, vi } from 'vitest';
import { isDeadline } from './without-deadlines';

/**
 * Deadlines of the hub's calls end after a hundredth of their time: how long they are is read here, and never from a clock,
 * which tells as much about the machine.
 * @returns its calls are the deadlines that were set, in ms
 */
export function shortDeadlines(): Mock<(ms: number) => void> {
  const set = vi.fn<(ms: number) => void>();
  const start = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms?: number, ...rest: []) => {
    if (!isDeadline(ms)) return start(run, ms, ...rest);
    set(ms);
    return start(run, ms / 100);
  }) as typeof setTimeout);
  return set;
}
