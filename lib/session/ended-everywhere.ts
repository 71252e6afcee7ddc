import 'server-only';
import {
  isRedisUnavailable,
  type RedisClient,
  type RedisConnection,
  redisConnection,
} from '@/lib/redis/redis-connection';
import { writeRedis } from '@/lib/redis/write-redis';
import { type EndedSession, type EndedSessions, endedHere, msUntilExpiry, sidsOf } from './ended-sessions';
import { keyedNames } from './session-key';

const WRITE_FOR_MS = 600_000;

/** Sessions that were logged out in any process of the site, and memberships that have ended. */
export interface EndedEverywhere {
  /** Remembered here at once, and shared with the other processes; once Redis is back, where it is gone. */
  end(session: EndedSession): Promise<void>;
  isEnded(session: EndedSession): Promise<boolean>;
  /** `isEnded`, or what this process has heard where Redis does not answer. */
  isKnownEnded(session: EndedSession): Promise<boolean>;
  /** `unknown`: Redis does not answer, and nobody has logged out here. */
  standing(session: EndedSession): Promise<'live' | 'ended' | 'unknown'>;
}

const keysOf = (sid: string) => keyedNames('ended', sid).map((name) => `ended:${name}`);

/** `redis` is asked each time: the environment is read late. */
export function endedEverywhere(
  here: EndedSessions,
  redis: () => RedisConnection | null,
  writeAgainMs?: number,
): EndedEverywhere {
  const isEndedHere = (session: EndedSession) => sidsOf(session).some((sid) => here.has(sid));
  const isEnded = async (session: EndedSession) => {
    if (isEndedHere(session)) return true;
    const found = await redis()?.run((client) => client.exists(sidsOf(session).flatMap(keysOf)));
    if (!found) return false;
    here.mark(session);
    return true;
  };
  return {
    async end(session) {
      here.mark(session);
      const expiration = { type: 'PX', value: msUntilExpiry(session) } as const;
      const connection = redis();
      const write = (client: RedisClient) =>
        Promise.all(keysOf(session.sid).map((key) => client.set(key, '1', { expiration })));
      if (connection) await writeRedis(() => connection.run(write), WRITE_FOR_MS, writeAgainMs);
    },
    isEnded,
    async isKnownEnded(session) {
      try {
        return await isEnded(session);
      } catch (error) {
        if (!isRedisUnavailable(error)) throw error;
        return isEndedHere(session);
      }
    },
    async standing(session) {
      try {
        return (await isEnded(session)) ? 'ended' : 'live';
      } catch (error) {
        if (!isRedisUnavailable(error)) throw error;
        return isEndedHere(session) ? 'ended' : 'unknown';
      }
    },
  };
}

export const ended = endedEverywhere(endedHere, redisConnection);
