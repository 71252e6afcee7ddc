import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { loggerOptions } from '@/lib/observability/logger';
import { processWideValues } from '@/lib/process-wide';
import type { RedisConnection } from '@/lib/redis/redis-connection';
import { startServices } from '@/lib/server/start';
import { useEnvironment } from '../env/environment';
import { startRedis } from '../redis/redis-server';

const redis = () => processWideValues.get('redis') as RedisConnection | undefined;
let lines: { level: string; event: string; msg: string }[];

beforeEach(() => {
  lines = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  processWideValues.set('logger', pino(loggerOptions, sink));
});
afterEach(() => {
  redis()?.close();
  processWideValues.delete('redis');
});

const start = (values: Record<string, string>) => {
  useEnvironment(values);
  startServices();
};

test('S32 a process without Redis says at start that it must be the only one', () => {
  start({ REDIS_URL: '' });
  expect(lines).toEqual([
    expect.objectContaining({ level: 'warn', event: 'without_redis', msg: expect.stringContaining('the only one') }),
  ]);
});

test('S32 a Redis that does not answer is in the log from the start on, without its address or password', async () => {
  start({ REDIS_URL: 'redis://:canary-password@127.0.0.1:1' });
  await expect.poll(() => lines.map(({ event }) => event)).toEqual(['redis_gone']);
  expect(lines[0]).toMatchObject({ level: 'error', errorCode: 'ECONNREFUSED' });
  expect(JSON.stringify(lines)).not.toMatch(/canary|127\.0\.0\.1/);
});

test('S32 a Redis that answers is nothing to talk about', async () => {
  const server = await startRedis();
  onTestFinished(() => server.stop());
  start({ REDIS_URL: server.url });
  await expect.poll(() => redis()?.run((client) => client.ping())).toBe('PONG');
  expect(lines).toEqual([]);
});
