import { afterEach, beforeEach, expect, test } from 'vitest';
import { useEnvironment } from '../env/environment';
import { json, scriptedHubForFile } from '../hub/scripted-hub';
import { memberSession } from '../session/sample-session';
import { type RedisServer, startRedis } from './redis-server';
import { startWebProcess, type WebProcess } from './web-process';

const oldKey = 'old-key-old-key-old-key-old-key-old-key';
const newKey = 'new-key-new-key-new-key-new-key-new-key';
const pair = { sid: 'session-id', tokens: { accessToken: 'access-token', refreshToken: 'refresh-token' } };

const hub = scriptedHubForFile();
let server: RedisServer;
let processes: WebProcess[];
let count = 0;

function startProcess(): WebProcess {
  const process = startWebProcess(server.url, { redis: { pauseMs: 50 }, pauses: { holdAgainMs: 50 } });
  processes.push(process);
  return process;
}
function freshSession() {
  count += 1;
  return memberSession({ accessToken: `access${count}`, refreshToken: `refresh${count}` });
}
const environment = (SESSION_SECRET = newKey) =>
  useEnvironment({ HUB_API_BASE: `${hub.origin}/hub`, PLAIN_API_BASE: `${hub.origin}/api`, SESSION_SECRET });

beforeEach(async () => {
  environment();
  server = await startRedis();
  processes = [];
  // As it is in a Redis that has had its data for a while.
  await startProcess().redis.run((client) => client.set('refresh:since', '1'));
  const taken = new Set<string>();
  hub.answer(async (seen, response) => {
    const { refreshToken } = JSON.parse(seen.body) as { refreshToken: string };
    await new Promise((resolve) => setTimeout(resolve, 60));
    if (taken.has(refreshToken)) return json(response, 401, { code: 'REFRESH_REUSED' });
    taken.add(refreshToken);
    json(response, 200, { data: null }, { authorization: `${refreshToken}.a`, refresh: `${refreshToken}.r` });
  });
});
afterEach(async () => {
  for (const { redis } of processes) redis.close();
  await server.stop();
});

test('S28 500 at once over two processes with one expired token: 1 refresh, 500 answers, 0 logouts', async () => {
  const both = [startProcess(), startProcess()];
  const session = freshSession();
  const outcomes = await Promise.all(
    Array.from({ length: 500 }, (_, at) => both[at % 2]?.refresher.refreshOnce(session)),
  );
  expect(hub.seen).toHaveLength(1);
  expect(new Set(outcomes.map((outcome) => outcome?.kind === 'pair' && outcome.tokens.refreshToken))).toEqual(
    new Set([`${session.tokens.refreshToken}.r`]),
  );
});

test('S28 two processes in the middle of a key rotation exclude each other and read each other’s result', async () => {
  const [one, two] = [startProcess().shared, startProcess().shared];
  const result = { kind: 'pair', tokens: { accessToken: 'a', refreshToken: 'r' } } as const;
  environment(oldKey);
  expect(await one.lock(pair, 'one')).toBe(true);
  await one.keep(pair, result, 60_000);
  environment(`${newKey},${oldKey}`);
  expect(await two.lock(pair, 'two')).toBe(false);
  expect(await two.result(pair)).toEqual(result);
  environment(newKey);
  expect(await two.result(pair)).toBeUndefined();
  environment(oldKey);
  await one.unlock(pair, 'one');
  environment(`${newKey},${oldKey}`);
  expect(await two.lock(pair, 'two')).toBe(true);
});

test('S28 a lock that has run out and is somebody else’s by now is left alone', async () => {
  const { shared, redis } = startProcess();
  await shared.lock(pair, 'one');
  await redis.run(async (client) => client.del(await client.keys('refresh:lock:*')));
  await shared.lock(pair, 'two');
  await shared.unlock(pair, 'one');
  expect(await shared.isLocked(pair)).toBe(true);
});

test('S28 S30 locks and results run out by themselves', async () => {
  const { shared, redis } = startProcess();
  await shared.lock(pair, 'one');
  await shared.keep(pair, { kind: 'refused' }, 60_000);
  const left = await redis.run(async (client) => {
    const keys = await client.keys('refresh:[lr]*');
    return Promise.all(keys.sort().map((key) => client.pTTL(key)));
  });
  expect(left).toHaveLength(2);
  const [lockMs = 0, resultMs = 0] = left;
  // The hub call that the lock guards has 10 s.
  expect(lockMs).toBeGreaterThan(10_000);
  expect(lockMs).toBeLessThanOrEqual(15_000);
  expect(resultMs).toBeGreaterThan(50_000);
  expect(resultMs).toBeLessThanOrEqual(60_000);
});

test('S30 another process leads the old cookie over two rotations to the newest pair', async () => {
  const [one, two] = [startProcess(), startProcess()];
  const session = freshSession();
  const second = await one.refresher.refreshOnce(session);
  if (second.kind !== 'pair') throw new Error('no pair');
  const third = await one.refresher.refreshOnce({ ...session, tokens: second.tokens });
  if (third.kind !== 'pair') throw new Error('no pair');
  expect(await two.refresher.refreshOnce(session)).toEqual({ kind: 'pair', tokens: third.tokens, asked: false });
  expect(hub.seen).toHaveLength(2);
});

test('S31 over two processes, a hub that keeps the refresh token leads to no loop', async () => {
  const [one, two] = [startProcess(), startProcess()];
  let answers = 0;
  hub.answer((_seen, response) => {
    answers += 1;
    json(response, 200, { data: null }, { authorization: `access.${answers}`, refresh: 'steady' });
  });
  const session = memberSession({ accessToken: 'access.0', refreshToken: 'steady' });
  const first = { accessToken: 'access.1', refreshToken: 'steady' };
  const second = { accessToken: 'access.2', refreshToken: 'steady' };
  expect(await one.refresher.refreshOnce(session)).toEqual({ kind: 'pair', tokens: first, asked: true });
  expect(await two.refresher.refreshOnce({ ...session, tokens: first })).toEqual({
    kind: 'pair',
    tokens: second,
    asked: true,
  });
  expect(await one.refresher.latestTokens(session)).toEqual(second);
  expect(hub.seen).toHaveLength(2);
});

test('S28 one session cannot collect the pair of another from Redis by its tokens', async () => {
  const [one, two] = [startProcess(), startProcess()];
  const session = freshSession();
  await one.refresher.refreshOnce(session);
  expect(await two.refresher.refreshOnce(memberSession(session.tokens))).toEqual({ kind: 'refused' });
});

test('S29 a refusal is reported to the other processes, trouble is not', async () => {
  const [one, two] = [startProcess(), startProcess()];
  const session = freshSession();
  hub.answer((_seen, response) => json(response, 503, {}, { 'retry-after': '7' }));
  expect(await one.refresher.refreshOnce(session)).toEqual({ kind: 'trouble', retryAfterSeconds: 7 });
  hub.answer((_seen, response) => json(response, 401, { code: 'REFRESH_REUSED' }));
  expect(await two.refresher.refreshOnce(session)).toEqual({ kind: 'refused' });
  expect(await one.refresher.refreshOnce(session)).toEqual({ kind: 'refused' });
  expect(hub.seen).toHaveLength(2);
});

test('S28 a loser that has waited long enough is asked to try again, never that it is logged out', async () => {
  const holder = startProcess();
  const loser = startWebProcess(server.url, { pauses: { loserPatienceMs: 150 } });
  processes.push(loser);
  const session = freshSession();
  await holder.shared.lock(session, 'somebody who never comes back');
  expect(await loser.refresher.refreshOnce(session)).toEqual({ kind: 'trouble', retryAfterSeconds: 5 });
  expect(hub.seen).toHaveLength(0);
});

test.each([
  ['emptied', () => processes[0]?.redis.run((client) => client.flushAll())],
  [
    'restarted without its data',
    async () => {
      await server.stop();
      server = await startRedis(Number(new URL(server.url).port));
    },
  ],
])('S28 a Redis that is %s during a slow refresh lets no other process use the token again', async (_, loseData) => {
  const [one, two] = [startProcess(), startProcess()];
  const session = freshSession();
  let answer: () => void = () => undefined;
  hub.answer(async (seen, response) => {
    const { refreshToken } = JSON.parse(seen.body) as { refreshToken: string };
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    json(response, 200, { data: null }, { authorization: `${refreshToken}.a`, refresh: `${refreshToken}.r` });
  });
  const first = one.refresher.refreshOnce(session);
  await expect.poll(() => hub.seen.length).toBe(1);
  await loseData();
  await expect.poll(() => two.redis.run((client) => client.ping()).catch(() => 'gone')).toBe('PONG');
  const second = two.refresher.refreshOnce(session);
  // Longer than a Redis counts as young.
  await new Promise((resolve) => setTimeout(resolve, 3_500));
  expect(hub.seen).toHaveLength(1);
  answer();
  expect(await first).toMatchObject({ kind: 'pair', asked: true });
  expect(await second).toMatchObject({ kind: 'pair', asked: false });
});

test('S28 a Redis without data gives locks after a while', async () => {
  const { shared, redis } = startProcess();
  await redis.run((client) => client.flushAll());
  expect(await shared.lock(pair, 'one')).toBe(false);
  await expect.poll(() => shared.lock(pair, 'one'), { timeout: 5_000 }).toBe(true);
});

test('S07 a logout in one process ends a refresh in the other, and its pair is known for revoking', async () => {
  const [one, two] = [startProcess(), startProcess()];
  const session = freshSession();
  const refresh = one.refresher.refreshOnce(session);
  await expect.poll(() => hub.seen.length).toBe(1);
  await two.ended.end(session);
  expect((await two.refresher.latestTokens(session)).refreshToken).toBe(`${session.tokens.refreshToken}.r`);
  expect(await refresh).toEqual({ kind: 'refused' });
  const later = freshSession();
  await two.ended.end(later);
  expect(await one.refresher.refreshOnce(later)).toEqual({ kind: 'refused' });
  expect(hub.seen).toHaveLength(1);
});

test('S07 a logout is remembered in Redis as long as its cookie could be unsealed', async () => {
  const { ended, redis } = startProcess();
  const session = freshSession();
  await ended.end(session);
  const [key = ''] = await redis.run((client) => client.keys('ended:*'));
  const seconds = await redis.run((client) => client.ttl(key));
  expect(Math.abs(seconds - (session.expiresAt - Date.now() / 1000))).toBeLessThan(5);
});

test('S28 a result that was moved in Redis to the name of another pair is ignored', async () => {
  const { shared, redis } = startProcess();
  const other = { ...pair, sid: 'another-session-id' };
  await shared.keep(pair, { kind: 'pair', tokens: { accessToken: 'a', refreshToken: 'r' } }, 60_000);
  const [mine = ''] = await redis.run((client) => client.keys('refresh:result:*'));
  await shared.keep(other, { kind: 'refused' }, 60_000);
  const keys = await redis.run((client) => client.keys('refresh:result:*'));
  const others = keys.find((key) => key !== mine) ?? '';
  await redis.run((client) => client.copy(mine, others, { REPLACE: true }));
  expect(await shared.result(pair)).toMatchObject({ kind: 'pair' });
  expect(await shared.result(other)).toBeUndefined();
});

test('S28 neither tokens nor session ids stand in Redis', async () => {
  const { refresher, ended, redis } = startProcess();
  const session = freshSession();
  await refresher.refreshOnce(session);
  await ended.end(session);
  const keys = await redis.run((client) => client.keys('*'));
  const values = await redis.run((client) => client.mGet(keys));
  const dump = JSON.stringify([keys, values]);
  expect(keys).toHaveLength(3);
  expect(dump).not.toContain(session.tokens.refreshToken);
  expect(dump).not.toContain(session.sid);
});

test('S31 a hub that goes back to a pair, told to two processes, leads to no loop', async () => {
  const [one, two] = [startProcess(), startProcess()];
  const there = freshSession();
  const back = { ...there, tokens: { accessToken: 'back', refreshToken: there.tokens.refreshToken } };
  // As when each has asked while the other's result was not there yet.
  await one.shared.keep(there, { kind: 'pair', tokens: back.tokens }, 60_000);
  await one.shared.keep(back, { kind: 'pair', tokens: there.tokens }, 60_000);
  expect(await two.refresher.latestTokens(there)).toEqual(back.tokens);
  expect(await two.refresher.refreshOnce(back)).toEqual({ kind: 'pair', tokens: there.tokens, asked: false });
  expect(hub.seen).toEqual([]);
});
