import 'server-only';
import { isRedisUnavailable, type RedisConnection, redisConnection } from '@/lib/redis/redis-connection';
import { type EndedSession, type EndedSessions, endedHere, msUntilExpiry } from './ended-sessions';
import { keyedNames } from './session-key';

/** Sessions that were logged out in any process of the site. */
export interface EndedEverywhere {
  /** Remembered here at once, and told to the other processes where Redis answers. */
  end(session: EndedSession): Promise<void>;
  /** As far as this process has heard. */
  isEndedHere(sid: string): boolean;
  /** @throws RedisUnavailableError */
  isEnded(session: EndedSession): Promise<boolean>;
  /** `isEnded`, or what this process has heard where Redis does not answer. */
  isKnownEnded(session: EndedSession): Promise<boolean>;
}

const keysOf = (sid: string) => keyedNames('ended', sid).map((name) => `ended:${name}`);

/** `redis` is asked each time: the environment is read late. */
export function endedEverywhere(here: EndedSessions, redis: () => RedisConnection | null): EndedEverywhere {
  const isEnded = async (session: EndedSession) => {
    if (here.has(session.sid)) return true;
    const found = await redis()?.run((client) => client.exists(keysOf(session.sid)));
    if (!found) return false;
    here.mark(session);
    return true;
  };
  return {
    async end(session) {
      here.mark(session);
      const expiration = { type: 'PX', value: msUntilExpiry(session) } as const;
      try {
        await redis()?.run((client) =>
          Promise.all(keysOf(session.sid).map((key) => client.set(key, '1', { expiration }))),
        );
      } catch (error) {
        // The connection has logged the outage; the tokens are revoked at the hub as well.
        if (!isRedisUnavailable(error)) throw error;
      }
    },
    isEndedHere: (sid) => here.has(sid),
    isEnded,
    async isKnownEnded(session) {
      try {
        return await isEnded(session);
      } catch (error) {
        if (!isRedisUnavailable(error)) throw error;
        return here.has(session.sid);
      }
    },
  };
}

/** The process's own. */
export const ended = endedEverywhere(endedHere, redisConnection);
