import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { oneTimeSteps, takenSteps } from '@/lib/identity/used-once';
import { connectRedis, type RedisConnection } from '@/lib/redis/redis-connection';
import { useEnvironment } from '../env/environment';
import { type RedisServer, startRedis } from './redis-server';

let server: RedisServer;
let connections: RedisConnection[];
/** Patient, because a test's machine may be busy. */
const patience = { patienceMs: 2_000, pauseMs: 1 };

/** A web process, as far as one-time steps go. */
function startProcess() {
  const connection = connectRedis(server.url, patience);
  connections.push(connection);
  return oneTimeSteps(takenSteps(), () => connection);
}

beforeAll(async () => {
  useEnvironment();
  server = await startRedis();
  connections = [];
});
beforeEach(() => vi.spyOn(process.stdout, 'write').mockReturnValue(true));
afterAll(async () => {
  for (const connection of connections) connection.close();
  await server.stop();
});

test('S13 a return that one process took is taken for the others, and what was given back is free again', async () => {
  const [one, other] = [startProcess(), startProcess()];
  expect(await one.take('return', 'state-1')).toBe(true);
  expect(await other.take('return', 'state-1')).toBe(false);
  expect(await other.take('result', 'state-1')).toBe(true);
  expect(await one.isTaken('result', 'state-1')).toBe(true);
  expect(await one.isTaken('result', 'state-2')).toBe(false);
  await other.giveBack('result', 'state-1');
  expect(await one.take('result', 'state-1')).toBe(true);
});

test('S13 what one process gave back is free in another that came too late for it, too', async () => {
  const [one, other] = [startProcess(), startProcess()];
  expect(await one.take('result', 'state-5')).toBe(true);
  expect(await other.take('result', 'state-5')).toBe(false);
  await one.giveBack('result', 'state-5');
  expect(await other.isTaken('result', 'state-5')).toBe(false);
  expect(await other.take('result', 'state-5')).toBe(true);
});

test('S13 of twenty returns at once in two processes one is the first', async () => {
  const processes = [startProcess(), startProcess()];
  const firsts = await Promise.all(
    Array.from({ length: 20 }, (_, index) => processes[index % 2]?.take('return', 'state-3')),
  );
  expect(firsts.filter(Boolean)).toHaveLength(1);
});

test('S13 without Redis a process goes on by what it knows itself', async () => {
  const alone = startProcess();
  await server.stop();
  expect(await alone.take('return', 'state-4')).toBe(true);
  expect(await alone.take('return', 'state-4')).toBe(false);
  expect(await alone.isTaken('return', 'state-4')).toBe(true);
});
