import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settlesWithin } from '@/lib/request/settles-within';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['what has its value', () => Promise.resolve(1), true],
  ['what has failed', () => Promise.reject(new Error('expected')), true],
  ['what hangs', () => new Promise(() => undefined), false],
])('%s settles in time: %s', async (_, ask, isInTime) => {
  const answer = settlesWithin(ask(), 500);
  await vi.advanceTimersByTimeAsync(500);
  expect(await answer).toBe(isInTime);
  expect(vi.getTimerCount(), 'no timer is left behind').toBe(0);
});
