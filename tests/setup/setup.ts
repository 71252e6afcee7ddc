import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { processWideValues } from '@/lib/process-wide';

if (typeof window !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  const { cleanup, configure } = await import('@testing-library/react');
  // Wide, because a busy machine is no fault of the product; what is asserted is never a time.
  configure({ asyncUtilTimeout: 10_000 });
  afterEach(cleanup);
  // As in a browser, timers end with the page. Here they are Node's, and would find no window any more.
  const timers: NodeJS.Timeout[] = [];
  const start = globalThis.setTimeout;
  globalThis.setTimeout = Object.assign((...timer: Parameters<typeof start>) => {
    const started = start(...timer);
    timers.push(started);
    return started;
  }, start);
  afterAll(() => {
    for (const timer of timers) clearTimeout(timer);
  });
}

/**
 * Console output during a test is a failure: React's warnings, unhandled rejections and forgotten
 * prints all arrive there. A test that means to print replaces the method itself (`vi.spyOn(console, …)`).
 */
const noisy = ['error', 'warn', 'log', 'info', 'debug'] as const;
const heard: string[] = [];

// The circuits of the hub belong to the process (lib/hub/hub-lane.ts); one test's dead hub is not the next one's.
afterEach(() => {
  processWideValues.delete('hub-lanes');
});

beforeEach(() => {
  heard.length = 0;
  for (const method of noisy) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      heard.push(`console.${method}: ${parts.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  const printed = heard.splice(0);
  expect(printed, 'the console stays silent in tests').toEqual([]);
});
