import 'server-only';
import {
  isRedisUnavailable,
  type RedisClient,
  type RedisConnection,
  redisConnection,
} from '@/lib/redis/redis-connection';
import { writeRedis } from '@/lib/redis/write-redis';
import { type EndedSession, type EndedSessions, endedHere, endsSession, msUntilExpiry, sidsOf } from './ended-sessions';
import { keyedNames } from './session-key';

const WRITE_FOR_MS = 600_000;
/** Value for an end without `before`. */
const ALL = '1';

const keysOf = (sid: string) => keyedNames('ended', sid).map((name) => `ended:${name}`);

/** Sessions that any process of the site has ended. `redis` is a function: the environment is read late. */
export function endedEverywhere(here: EndedSessions, redis: () => RedisConnection | null, writeAgainMs?: number) {
  const isEnded = async (session: EndedSession): Promise<boolean> => {
    if (here.has(session)) return true;
    const stored = await redis()?.run((client) => client.mGet(sidsOf(session).flatMap(keysOf)));
    const ends =
      stored?.flatMap((value) => (value === null ? [] : [value === ALL ? Number.POSITIVE_INFINITY : Number(value)])) ??
      [];
    if (!ends.some((before) => endsSession(session, before))) return false;
    here.mark({ sid: session.sid, expiresAt: session.expiresAt });
    return true;
  };
  /** `unknown`: Redis does not answer, and this process has no end of the session. */
  const stateOf = async (session: EndedSession): Promise<'live' | 'ended' | 'unknown'> => {
    try {
      return (await isEnded(session)) ? 'ended' : 'live';
    } catch (error) {
      if (!isRedisUnavailable(error)) throw error;
      return here.has(session) ? 'ended' : 'unknown';
    }
  };
  return {
    /** Stored in this process at once, and in Redis, with retries while it is unavailable. */
    async end(session: EndedSession): Promise<void> {
      here.mark(session);
      const expiration = { type: 'PX', value: msUntilExpiry(session) } as const;
      const connection = redis();
      const value = session.before === undefined ? ALL : String(session.before);
      const write = (client: RedisClient) =>
        Promise.all(keysOf(session.sid).map((key) => client.set(key, value, { expiration })));
      if (connection) await writeRedis(() => connection.run(write), WRITE_FOR_MS, writeAgainMs);
    },
    isEnded,
    stateOf,
    /** `isEnded`; without Redis, the ends of this process. */
    isKnownEnded: async (session: EndedSession): Promise<boolean> => (await stateOf(session)) === 'ended',
  };
}
export type EndedEverywhere = ReturnType<typeof endedEverywhere>;

export const ended = endedEverywhere(endedHere, redisConnection);
