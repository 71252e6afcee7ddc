import { vi } from 'vitest';

/** No deadline strikes until the test ends: a call that ends all the same was ended by somebody. */
export function withoutDeadlines(): void {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
}
