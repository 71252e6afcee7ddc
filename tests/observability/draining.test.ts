// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { GET as ready } from '@/app/api/health/ready/route';
import { drainBeforeSigterm } from '@/lib/observability/draining';
import { ownRequest } from '../api/own-request';
import { useEnvironment } from '../env/environment';

const before = process.listeners('SIGTERM');
afterEach(() => {
  vi.useRealTimers();
  process.removeAllListeners('SIGTERM');
  for (const listener of before) process.on('SIGTERM', listener);
  delete (globalThis as { __draining?: unknown }).__draining;
});

test('S37 SIGTERM: readiness fails first, then the server is closed, once', async () => {
  useEnvironment();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  process.removeAllListeners('SIGTERM');
  const close = vi.fn();
  process.on('SIGTERM', close);
  drainBeforeSigterm(1_000);
  expect((await ready(ownRequest('/api/health/ready'))).status).toBe(200);
  process.emit('SIGTERM', 'SIGTERM');
  process.emit('SIGTERM', 'SIGTERM');
  const answer = await ready(ownRequest('/api/health/ready'));
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ status: 'draining' });
  expect(close).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(close).toHaveBeenCalledExactlyOnceWith('SIGTERM');
});
