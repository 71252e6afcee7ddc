import { expect, test, vi } from 'vitest';
import { RedisUnavailableError } from '@/lib/redis/redis-connection';
import { writeRedis } from '@/lib/redis/write-redis';

const gone = () => Promise.reject(new RedisUnavailableError('a test'));
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('a message that Redis takes at once is sent once', async () => {
  const tell = vi.fn(() => Promise.resolve());
  await writeRedis(tell, 1_000, 5);
  await sleep(40);
  expect(tell).toHaveBeenCalledOnce();
});

test('a message that Redis does not take is sent again after the answer, until it does', async () => {
  const tell = vi.fn(gone);
  await writeRedis(tell, 60_000, 5);
  expect(tell).toHaveBeenCalledOnce();
  await expect.poll(() => tell.mock.calls.length).toBeGreaterThan(3);
  tell.mockImplementation(() => Promise.resolve() as Promise<never>);
  const told = tell.mock.calls.length;
  await sleep(60);
  expect(tell.mock.calls.length).toBeLessThanOrEqual(told + 1);
});

test('it is not told for ever', async () => {
  const tell = vi.fn(gone);
  await writeRedis(tell, 30, 5);
  await expect.poll(() => tell.mock.calls.length).toBe(7);
  await sleep(60);
  expect(tell).toHaveBeenCalledTimes(7);
});

test('any other failure is not swallowed', async () => {
  await expect(writeRedis(() => Promise.reject(new TypeError('a mistake')), 1_000, 5)).rejects.toThrow('a mistake');
});
