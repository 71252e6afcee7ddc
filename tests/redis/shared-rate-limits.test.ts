import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { POST as logIn } from '@/app/api/session/login/route';
import { forgetRateLimits, limiterOf } from '@/lib/bff/rate-limiters';
import { processWideValues } from '@/lib/process-wide';
import { connectRedis, type RedisConnection } from '@/lib/redis/redis-connection';
import { credentials, post, startSampleHub } from '../api/sample-hub';
import { useEnvironment } from '../env/environment';
import { setLimits } from '../env/limits';
import { json } from '../hub/scripted-hub';
import { enterRequest } from '../request/enter-request';
import { type RedisServer, startRedis } from './redis-server';

const { hub } = startSampleHub();
const redis = () => processWideValues.get('redis') as RedisConnection | undefined;
const limit = { keyPrefix: 'limit:sample', points: 3, duration: 600 };

let server: RedisServer;
let open: RedisConnection[];
/** A process of its own: its own connection, and its own counts for when Redis is gone. */
function process() {
  const redis = connectRedis(server.url, { patienceMs: 1_000, pauseMs: 50 });
  open.push(redis);
  const limiter = limiterOf(limit, redis);
  const tries = async (count: number) => {
    const seen: string[] = [];
    for (let n = 0; n < count; n += 1) {
      seen.push(
        await limiter.consume('a-key').then(
          () => 'ok',
          (refusal) => (refusal instanceof Error ? refusal.message : 'refused'),
        ),
      );
    }
    return seen;
  };
  return { limiter, redis, tries };
}

beforeEach(async () => {
  server = await startRedis();
  open = [];
  return async () => {
    for (const redis of open) redis.close();
    await server.stop();
  };
});

describe('S39 counts of several processes', () => {
  test('are one count', async () => {
    const [one, two] = [process(), process()];
    expect(await one.tries(2)).toEqual(['ok', 'ok']);
    expect(await two.tries(2)).toEqual(['ok', 'refused']);
    expect(await one.tries(1)).toEqual(['refused']);
  });

  test('are one count whichever commands the library sends', async () => {
    const [one, two] = [process(), process()];
    // Below a second it sends no script.
    const short = { customDuration: 0.5 };
    for (const { limiter } of [one, two, one]) await limiter.consume('a-key', 1, short);
    await expect(two.limiter.consume('a-key', 1, short)).rejects.toMatchObject({ consumedPoints: 4 });
  });

  test('tell the wait until the window ends, and end by themselves', async () => {
    const { limiter, redis, tries } = process();
    await tries(3);
    const refusal = await limiter.consume('a-key').catch((refused: unknown) => refused);
    const { msBeforeNext } = refusal as { msBeforeNext: number };
    expect(msBeforeNext).toBeGreaterThan(590_000);
    expect(msBeforeNext).toBeLessThanOrEqual(600_000);
    await redis.run((client) => client.pExpire('limit:sample:a-key', 1));
    await expect.poll(() => tries(1)).toEqual(['ok']);
  });

  test('are taken back for all', async () => {
    const [one, two] = [process(), process()];
    await one.tries(3);
    await two.limiter.reward('a-key');
    expect(await two.tries(2)).toEqual(['ok', 'refused']);
  });

  test.each([
    ['killed', 'SIGKILL'],
    ['hanging', 'SIGSTOP'],
  ] as const)('with Redis %s go on in each process, and together again once it is back', async (_name, signal) => {
    const [one, two] = [process(), process()];
    await one.tries(1);
    server.process.kill(signal);
    expect(await one.tries(4)).toEqual(['ok', 'ok', 'ok', 'refused']);
    expect(await two.tries(1)).toEqual(['ok']);
    if (signal === 'SIGSTOP') server.process.kill('SIGCONT');
    else {
      await server.stop();
      server = await startRedis(Number(new URL(server.url).port));
    }
    await expect.poll(() => two.redis.run((client) => client.ping()).catch(() => 'gone')).toBe('PONG');
    await two.tries(3);
    await expect.poll(() => one.redis.run((client) => client.ping()).catch(() => 'gone')).toBe('PONG');
    expect(await one.tries(1)).toEqual(['refused']);
  });
});

describe('S39 a flood of logins with Redis', () => {
  beforeEach(() => {
    useEnvironment({
      HUB_API_BASE: `${hub.origin}/hub`,
      PLAIN_API_BASE: `${hub.origin}/api`,
      REDIS_URL: server.url,
    });
    setLimits({ login: { accountAndAddress: 3 } });
    hub.answer((_seen, response) => json(response, 401, { code: 'LOGIN_FAILED' }));
    enterRequest({ requestId: 'request-of-a-test', beganAtMs: 0, address: '192.0.2.1' });
  });
  afterEach(() => {
    redis()?.close();
    processWideValues.delete('redis');
    forgetRateLimits();
  });
  const guess = async () => (await logIn(post('/api/session/login', { ...credentials, password: 'Wrong-1' }))).status;

  test('is counted on by a process that has just begun', async () => {
    expect([await guess(), await guess(), await guess()]).toEqual([401, 401, 401]);
    forgetRateLimits();
    expect(await guess()).toBe(429);
  });

  test('leaves neither an account nor an address in Redis', async () => {
    await guess();
    const keys = await redis()?.run((client) => client.keys('*'));
    expect(keys?.filter((key) => key.startsWith('guess:'))).not.toEqual([]);
    expect(JSON.stringify(keys)).not.toMatch(/192\.0\.2\.1|sample/);
  });

  test('is slowed and never answered by an error when Redis is gone', async () => {
    server.process.kill('SIGKILL');
    expect([await guess(), await guess(), await guess(), await guess()]).toEqual([401, 401, 401, 429]);
  });
});
