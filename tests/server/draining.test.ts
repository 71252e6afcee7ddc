import type { Server } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GET as ready } from '@/app/api/health/ready/route';
import { processWideValues } from '@/lib/process-wide';
import { drain, requestBegan, requestEnded } from '@/lib/server/draining';
import { sameOriginRequest } from '../api/same-origin-request';
import { useEnvironment } from '../env/environment';

const close = vi.fn((closed: () => void) => closed());
const begin = () => drain({ close } as unknown as Server, 1_000);

beforeEach(() => {
  close.mockClear();
  processWideValues.delete('requests');
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => vi.useRealTimers());

test('S37 readiness fails first, then the server is closed', async () => {
  useEnvironment();
  expect((await ready(sameOriginRequest('/api/health/ready'))).status).toBe(200);
  const drained = begin();
  const answer = await ready(sameOriginRequest('/api/health/ready'));
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ status: 'draining' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(close).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(close).toHaveBeenCalledOnce();
  await drained;
});

test('S37 the server is closed when no request is open any more', async () => {
  requestBegan();
  void begin();
  await vi.advanceTimersByTimeAsync(3_000);
  requestEnded();
  await vi.advanceTimersByTimeAsync(100);
  // A visitor who had already been sent here.
  requestBegan();
  requestEnded();
  await vi.advanceTimersByTimeAsync(200);
  expect(close).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(50);
  expect(close).toHaveBeenCalledOnce();
});

test('S37 a request that never ends does not hold the server for ever', async () => {
  requestBegan();
  void begin();
  await vi.advanceTimersByTimeAsync(10_900);
  expect(close).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(close).toHaveBeenCalledOnce();
});
