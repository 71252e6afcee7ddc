import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GET as ready } from '@/app/api/health/ready/route';
import { GET as proxyGet } from '@/app/api/hub/[...path]/route';
import { processWideValues } from '@/lib/process-wide';
import { type RedisConnection, redisConnection } from '@/lib/redis/redis-connection';
import { sealSession } from '@/lib/session/session';
import { cookieAfter, sameOriginRequest } from '../api/same-origin-request';
import { useEnvironment } from '../env/environment';
import { json, scriptedHubForFile } from '../hub/scripted-hub';
import { memberSession } from '../session/sample-session';
import { type RedisServer, startRedis } from './redis-server';

const balance = { balance: 10, tranches: [{ points: 10, expiresOn: '2027-01-01' }], asOf: '2026-11-01' };
const redis = () => processWideValues.get('redis') as RedisConnection | undefined;

const hub = scriptedHubForFile();
let server: RedisServer;
let cookie: string;
/** As a start of the process: the environment is read, and Redis is not connected yet. */
const begin = (values: Record<string, string>) => {
  redis()?.close();
  processWideValues.delete('redis');
  useEnvironment({ HUB_API_BASE: `${hub.origin}/hub`, PLAIN_API_BASE: `${hub.origin}/api`, ...values });
};
const askPoints = () => proxyGet(sameOriginRequest('/api/hub/membership/point', { cookie }));
const askReady = async () => {
  const answer = await ready(sameOriginRequest('/api/health/ready'));
  return [answer.status, await answer.json()];
};
const refreshes = () => hub.seen.filter(({ path }) => path === '/api/auth/refresh').length;

beforeEach(async () => {
  server = await startRedis();
  begin({});
  cookie = `session=${await sealSession(memberSession({ accessToken: 'expired', refreshToken: crypto.randomUUID() }))}`;
  hub.answer((seen, response) => {
    if (seen.path === '/api/auth/refresh') {
      return json(response, 200, { data: null }, { authorization: 'valid', refresh: 'next' });
    }
    if (seen.headers.authorization === 'Bearer valid') return json(response, 200, { data: balance });
    json(response, 401, {});
  });
});
afterEach(async () => {
  redis()?.close();
  processWideValues.delete('redis');
  await server.stop();
});

describe.each([
  ['killed', 'SIGKILL'],
  ['hanging', 'SIGSTOP'],
] as const)('S32 Redis %s', (_name, signal) => {
  test('503 with Retry-After, the cookie is kept, the hub is not asked to refresh', async () => {
    begin({ REDIS_URL: server.url });
    server.process.kill(signal);
    const answer = await askPoints();
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'try_again', retryAfterSeconds: 5 });
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(refreshes()).toBe(0);
  });

  test('readiness says so, and takes no process out', async () => {
    begin({ REDIS_URL: server.url });
    await expect.poll(askReady).toEqual([200, { status: 'ready', redis: 'answers' }]);
    server.process.kill(signal);
    expect(await askReady()).toEqual([200, { status: 'ready', redis: 'gone' }]);
  });
});

test('S32 a process without a Redis refreshes alone, writes the new pair, and readiness names no Redis', async () => {
  begin({ REDIS_URL: '' });
  const answer = await askPoints();
  expect(answer.status).toBe(200);
  expect(cookieAfter(answer, cookie)).not.toBe(cookie);
  expect(refreshes()).toBe(1);
  expect(await askReady()).toEqual([200, { status: 'ready' }]);
});

test('S32 Redis that comes back: the same cookie that was answered 503 is refreshed', async () => {
  begin({ REDIS_URL: server.url });
  server.process.kill('SIGKILL');
  expect((await askPoints()).status).toBe(503);
  await server.stop();
  server = await startRedis(Number(new URL(server.url).port));
  await expect.poll(async () => (await askPoints()).status, { timeout: 10_000, interval: 200 }).toBe(200);
  expect(refreshes()).toBe(1);
});

test('S07 a copy of a cookie whose session was logged out in another process is a guest’s', async () => {
  begin({ REDIS_URL: server.url });
  const session = memberSession({ accessToken: 'valid', refreshToken: crypto.randomUUID() });
  cookie = `session=${await sealSession(session)}`;
  await expect.poll(async () => (await askPoints()).status).toBe(200);
  const { endedEverywhere } = await import('@/lib/session/ended-everywhere');
  const { EndedSessions } = await import('@/lib/session/ended-sessions');
  const elsewhere = endedEverywhere(new EndedSessions(), redisConnection);
  await expect
    .poll(async () => {
      await elsewhere.end(session);
      return (await askPoints()).status;
    })
    .toBe(401);
});
