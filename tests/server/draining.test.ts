import { afterEach, expect, test, vi } from 'vitest';
import { GET as ready } from '@/app/api/health/ready/route';
import { processWideValues } from '@/lib/process-wide';
import { drainBeforeSigterm, requestBegan, requestEnded } from '@/lib/server/draining';
import { sameOriginRequest } from '../api/same-origin-request';
import { useEnvironment } from '../env/environment';

const before = process.listeners('SIGTERM');
afterEach(() => {
  vi.useRealTimers();
  process.removeAllListeners('SIGTERM');
  for (const listener of before) process.on('SIGTERM', listener);
  processWideValues.delete('draining');
});

/** Tells a process that drains for a second to end; what is called then closes the server. */
function endProcess() {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  process.removeAllListeners('SIGTERM');
  const close = vi.fn();
  process.on('SIGTERM', close);
  drainBeforeSigterm(1_000);
  return close;
}

test('S37 SIGTERM: readiness fails first, then the server is closed, once', async () => {
  useEnvironment();
  const close = endProcess();
  expect((await ready(sameOriginRequest('/api/health/ready'))).status).toBe(200);
  process.emit('SIGTERM', 'SIGTERM');
  process.emit('SIGTERM', 'SIGTERM');
  const answer = await ready(sameOriginRequest('/api/health/ready'));
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ status: 'draining' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(close).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(close).toHaveBeenCalledExactlyOnceWith('SIGTERM');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(close).toHaveBeenCalledOnce();
});

test('S37 the server is closed when nobody is being served any more', async () => {
  const close = endProcess();
  requestBegan();
  process.emit('SIGTERM', 'SIGTERM');
  await vi.advanceTimersByTimeAsync(3_000);
  requestEnded();
  await vi.advanceTimersByTimeAsync(100);
  // Somebody who had already been sent here.
  requestBegan();
  requestEnded();
  await vi.advanceTimersByTimeAsync(200);
  expect(close).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(50);
  expect(close).toHaveBeenCalledOnce();
});

test('S37 nobody who never ends holds the process for ever', async () => {
  const close = endProcess();
  requestBegan();
  process.emit('SIGTERM', 'SIGTERM');
  await vi.advanceTimersByTimeAsync(10_900);
  expect(close).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(close).toHaveBeenCalledOnce();
  requestEnded();
});
