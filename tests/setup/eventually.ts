import { vi } from 'vitest';

/** Waits until an assertion holds; long, because a busy machine is no fault of the product. */
export function eventually<T>(assertion: () => T | Promise<T>, { interval = 50 } = {}): Promise<T> {
  return vi.waitFor(assertion, { timeout: 10_000, interval });
}
