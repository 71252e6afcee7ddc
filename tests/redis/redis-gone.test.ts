import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loggerOptions } from '@/lib/observability/logger';
import { processWideValues } from '@/lib/process-wide';
import { connectRedis, isRedisUnavailable } from '@/lib/redis/redis-connection';
import { useEnvironment } from '../env/environment';
import { json, scriptedHubForFile } from '../hub/scripted-hub';
import { memberSession } from '../session/sample-session';
import { type RedisServer, startRedis } from './redis-server';
import { startWebProcess, type WebProcess } from './web-process';

/** Quick, because a test waits for them; patient enough for a machine under load. */
const quick = { redis: { patienceMs: 700, pauseMs: 50 }, pauses: { writeAgainMs: 60 } };

const hub = scriptedHubForFile();
let server: RedisServer;
let processes: WebProcess[];
let count = 0;
let lines: { event?: string; errorName?: string; errorCode?: string }[];

function startProcess(times = quick): WebProcess {
  const process = startWebProcess(server.url, times);
  processes.push(process);
  return process;
}
function freshSession() {
  count += 1;
  return memberSession({ accessToken: `access${count}`, refreshToken: `refresh${count}` });
}
const comesBack = async () => {
  await server.stop();
  server = await startRedis(Number(new URL(server.url).port));
};
const events = () => lines.map(({ event }) => event).filter((event) => event?.startsWith('redis'));

beforeEach(async () => {
  useEnvironment({ HUB_API_BASE: `${hub.origin}/hub`, PLAIN_API_BASE: `${hub.origin}/api` });
  lines = [];
  const log = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  processWideValues.set('logger', pino({ ...loggerOptions, level: 'warn' }, log));
  server = await startRedis();
  processes = [];
  hub.answer((seen, response) => {
    const { refreshToken } = JSON.parse(seen.body) as { refreshToken: string };
    json(response, 200, { data: null }, { authorization: `${refreshToken}.a`, refresh: `${refreshToken}.r` });
  });
});
afterEach(async () => {
  for (const { redis } of processes) redis.close();
  server.process.kill('SIGCONT');
  await server.stop();
});

describe.each([
  ['killed', 'SIGKILL'],
  ['hanging', 'SIGSTOP'],
] as const)('S32 Redis %s', (_name, signal) => {
  test('a refresh keeps the session and sends no request', async () => {
    const { refresher } = startProcess();
    expect((await refresher.refreshOnce(freshSession())).kind).toBe('pair');
    hub.seen.length = 0;
    server.process.kill(signal);
    expect(await refresher.refreshOnce(freshSession())).toEqual({ kind: 'trouble', retryAfterSeconds: 5 });
    expect(hub.seen).toHaveLength(0);
  });

  test('is one line in the log however many ask, and one when it answers again', async () => {
    const { redis } = startProcess();
    const ping = () => redis.run((client) => client.ping()).catch((error: Error) => error.name);
    expect(await ping()).toBe('PONG');
    server.process.kill(signal);
    for (let round = 0; round < 3; round += 1) {
      const answers = await Promise.all(Array.from({ length: 20 }, ping));
      expect(new Set(answers)).toEqual(new Set(['RedisUnavailableError']));
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    expect(events()).toEqual(['redis_gone']);
    if (signal === 'SIGKILL') await comesBack();
    else server.process.kill('SIGCONT');
    await expect.poll(ping).toBe('PONG');
    expect(events()).toEqual(['redis_gone', 'redis_back']);
  });

  test('costs a wait once, not with every request', async () => {
    const { redis } = startProcess({ ...quick, redis: { ...quick.redis, pauseMs: 60_000 } });
    await redis.run((client) => client.ping());
    server.process.kill(signal);
    await expect(redis.run((client) => client.ping())).rejects.toSatisfy(isRedisUnavailable);
    const send = vi.fn(() => Promise.resolve('sent'));
    await expect(redis.run(send)).rejects.toSatisfy(isRedisUnavailable);
    expect(send).not.toHaveBeenCalled();
  });

  test('a logout stays a logout in its own process', async () => {
    const { ended, refresher } = startProcess();
    const session = freshSession();
    await ended.isEnded(session);
    server.process.kill(signal);
    await ended.end(session);
    expect(await ended.isKnownEnded(session)).toBe(true);
    expect(await refresher.refreshOnce(session)).toEqual({ kind: 'refused' });
    expect(hub.seen).toHaveLength(0);
  });

  test('between the hub’s answer and telling it: the visitor gets their pair, other requests get it later', async () => {
    const [one, two] = [startProcess(), startProcess()];
    const session = freshSession();
    await two.redis.run((client) => client.ping());
    hub.answer((_seen, response) => {
      server.process.kill(signal);
      json(response, 200, { data: null }, { authorization: 'new.a', refresh: 'new.r' });
    });
    const tokens = { accessToken: 'new.a', refreshToken: 'new.r' };
    expect(await one.refresher.refreshOnce(session)).toEqual({ kind: 'pair', tokens, asked: true });
    if (signal === 'SIGKILL') await comesBack();
    else server.process.kill('SIGCONT');
    await expect.poll(() => two.refresher.latestKnownTokens(session)).toEqual(tokens);
    expect(await two.refresher.refreshOnce(session)).toEqual({ kind: 'pair', tokens, asked: false });
    await expect.poll(() => two.shared.isLocked(session)).toBe(false);
    expect(hub.seen).toHaveLength(1);
  });
});

test('S32 a Redis that hangs delays no request for long', async () => {
  server.process.kill('SIGSTOP');
  const redis = connectRedis(server.url);
  const startedAt = performance.now();
  await expect(redis.run((client) => client.ping())).rejects.toSatisfy(isRedisUnavailable);
  redis.close();
  // Half a second in the product; a machine under load takes longer to see it.
  expect(performance.now() - startedAt).toBeLessThan(5_000);
});

test('S32 Redis that was never there: a refresh keeps the session', async () => {
  await server.stop();
  expect((await startProcess().refresher.refreshOnce(freshSession())).kind).toBe('trouble');
  expect(hub.seen).toHaveLength(0);
});

test('S32 Redis that comes back is used again', async () => {
  const { refresher } = startProcess();
  server.process.kill('SIGKILL');
  const session = freshSession();
  expect((await refresher.refreshOnce(session)).kind).toBe('trouble');
  await comesBack();
  await expect.poll(async () => (await refresher.refreshOnce(session)).kind).toBe('pair');
  expect(hub.seen).toHaveLength(1);
});

test('S32 an idle connection that was closed is no outage', async () => {
  const { redis } = startProcess();
  await redis.run((client) => client.ping());
  const other = startProcess().redis;
  await other.run((client) => client.sendCommand(['CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes']));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await redis.run((client) => client.ping())).toBe('PONG');
  expect(events()).toEqual([]);
});

test('S32 a process that stood still does not take an answer for late that it has not read', async () => {
  const redis = connectRedis(server.url);
  await expect.poll(() => redis.run((client) => client.ping()).catch(() => 'gone')).toBe('PONG');
  lines.length = 0;
  const answer = redis.run((client) => client.ping());
  // Written, and then the process is busy for far longer than it would wait.
  await new Promise((resolve) => setImmediate(resolve));
  const until = performance.now() + 1_200;
  while (performance.now() < until);
  expect(await answer).toBe('PONG');
  expect(events()).toEqual([]);
  redis.close();
});

test('S32 a Redis that refuses is as good as gone, and the log says how it refuses without its address', async () => {
  const { redis, refresher } = startProcess();
  await redis.run((client) => client.configSet('maxmemory', '1'));
  expect((await refresher.refreshOnce(freshSession())).kind).toBe('trouble');
  expect(lines).toContainEqual(expect.objectContaining({ event: 'redis_gone', errorCode: 'OOM' }));
  expect(JSON.stringify(lines)).not.toContain('127.0.0.1');
});
