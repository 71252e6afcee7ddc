import 'server-only';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { processWide } from '@/lib/process-wide';
import { isRedisUnavailable, type RedisConnection, redisConnection } from '@/lib/redis/redis-connection';
import { FLOW_SECONDS } from './identity-flow';

/** Each step is taken once, so that a copy of the cookie is useless afterwards. */
type OneTimeStep = 'return' | 'result' | 'end';

export interface OneTimeSteps {
  take(step: OneTimeStep, stateId: string): Promise<boolean>;
  isTaken(step: OneTimeStep, stateId: string): Promise<boolean>;
  /** The step failed through no fault of the visitor, who may take it again. */
  giveBack(step: OneTimeStep, stateId: string): Promise<void>;
}

/** Steps taken in this process, for the lifetime of a state. */
export const takenSteps = () => new LRUCache<string, true>({ max: 50_000, ttl: FLOW_SECONDS * 1000 });

/** Hashed, so that a dump of the keys reveals no state. */
const keyOf = (step: OneTimeStep, stateId: string) =>
  `identity:${step}:${createHash('sha256').update(stateId).digest('base64url')}`;

/** Without Redis what this process knows: the hub gives a result out once. @param redis asked each time */
export function oneTimeSteps(here: LRUCache<string, true>, redis: () => RedisConnection | null): OneTimeSteps {
  async function among<T>(ask: (connection: RedisConnection) => Promise<T>, alone: T): Promise<T> {
    const connection = redis();
    if (connection === null) return alone;
    try {
      return await ask(connection);
    } catch (error) {
      if (isRedisUnavailable(error)) return alone;
      throw error;
    }
  }
  return {
    async take(step, stateId) {
      const key = keyOf(step, stateId);
      if (here.has(key)) return false;
      // Before the first await: two returns at once must not both be the first.
      here.set(key, true);
      const setting = { condition: 'NX', expiration: { type: 'EX', value: FLOW_SECONDS } } as const;
      const firstAnywhere = (connection: RedisConnection) =>
        connection.run(async (client) => (await client.set(key, '1', setting)) !== null);
      const first = await among(firstAnywhere, true);
      // Another process took it, and may give it back: only Redis has the current state.
      if (!first) here.delete(key);
      return first;
    },
    async isTaken(step, stateId) {
      const key = keyOf(step, stateId);
      if (here.has(key)) return true;
      return among((connection) => connection.run(async (client) => (await client.exists(key)) > 0), false);
    },
    async giveBack(step, stateId) {
      const key = keyOf(step, stateId);
      here.delete(key);
      await among((connection) => connection.run((client) => client.del(key)), 0);
    },
  };
}

export const identitySteps = oneTimeSteps(processWide('identity-steps', takenSteps), redisConnection);
