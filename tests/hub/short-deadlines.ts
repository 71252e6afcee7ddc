import { type MockInstance, vi } from 'vitest';

/**
 * Deadlines end after a hundredth of their time: how long they are is read here, and never from a clock, which tells
 * as much about the machine.
 * @returns its calls are the deadlines that were set, in ms
 */
export function shortDeadlines(): MockInstance<typeof AbortSignal.timeout> {
  const { timeout } = AbortSignal;
  return vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout.call(AbortSignal, ms / 100));
}
