import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { loggerOptions } from '@/lib/observability/logger';
import { metricsText } from '@/lib/observability/metrics';
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
  return startServices();
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

test('webs with the same secrets and origin have one fingerprint, others another, and it contains no secret', async () => {
  const first = 'first-secret-first-secret-first-secret';
  const second = 'second-secret-second-secret-second';
  const same = { SESSION_SECRET: first, PUBLIC_ORIGIN: 'https://hotels.example' };
  const fingerprints = async (values: Record<string, string>) => {
    await start({ REDIS_URL: '', ...values });
    const { text } = await metricsText();
    return new Set([...text.matchAll(/^web_config_info\{fingerprint="([0-9a-f]{8})"\} 1$/gm)].map(([, one]) => one));
  };
  const before = (await fingerprints(same)).size;
  expect((await fingerprints({ ...same, LOG_LEVEL: 'warn' })).size).toBe(before);
  expect((await fingerprints({ ...same, PUBLIC_ORIGIN: 'https://other.example' })).size).toBe(before + 1);
  expect((await fingerprints({ ...same, SESSION_SECRET: `${first},${second}` })).size).toBe(before + 2);
  expect((await fingerprints({ ...same, SESSION_SECRET: `${second},${first}` })).size).toBe(before + 3);
});
