import 'server-only';
import type { RedisConnection } from '@/lib/redis/redis-connection';
import { type RefreshResult, sealResult, unsealResult } from './refresh-result';
import { keyedNames } from './session-key';
import type { Session } from './session-schema';

/** Longer than the hub call that it guards, which has 10 s (`lib/hub/hub-client`). */
export const LOCK_MS = 15_000;

/** An empty Redis may have lost locks: none is acquired until the processes of refreshes under way have theirs again (`hold`). */
const YOUNG_MS = 3_000;

// All or nothing: with any secret in common, two processes compete for at least one of the keys.
const LOCK = `
if redis.call('SET', 'refresh:since', '1', 'NX') then redis.call('SET', 'refresh:young', '1', 'PX', ARGV[3]) end
if redis.call('EXISTS', 'refresh:young') == 1 then return 0 end
for _, key in ipairs(KEYS) do if redis.call('EXISTS', key) == 1 then return 0 end end
for _, key in ipairs(KEYS) do redis.call('SET', key, ARGV[1], 'PX', ARGV[2]) end
return 1`;
const HOLD = `
for _, key in ipairs(KEYS) do
  local owner = redis.call('GET', key)
  if owner and owner ~= ARGV[1] then return 0 end
end
for _, key in ipairs(KEYS) do redis.call('SET', key, ARGV[1], 'PX', ARGV[2]) end
return 1`;
// Only the owner's lock: it may have expired and belong to another process.
const UNLOCK = `
for _, key in ipairs(KEYS) do if redis.call('GET', key) == ARGV[1] then redis.call('DEL', key) end end
return 1`;
const KEEP = `
for at, key in ipairs(KEYS) do redis.call('SET', key, ARGV[at + 1], 'PX', ARGV[1]) end
return 1`;

export type SessionPair = Pick<Session, 'sid' | 'tokens'>;

/** By session, and of both tokens: a hub may keep the refresh token. */
export function pairNames({ sid, tokens }: SessionPair): string[] {
  return keyedNames(sid, tokens.accessToken, tokens.refreshToken);
}

const lockKeys = (pair: SessionPair) => pairNames(pair).map((name) => `refresh:lock:${name}`);
const resultKeys = (pair: SessionPair) => pairNames(pair).map((name) => `refresh:result:${name}`);

/** What the processes of a site share about one pair of one session. @throws RedisUnavailableError from every method */
export function sharedRefreshes(redis: RedisConnection, youngMs = YOUNG_MS) {
  return {
    async result(pair: SessionPair): Promise<RefreshResult | undefined> {
      const seals = await redis.run((client) => client.mGet(resultKeys(pair)));
      for (const [at, name] of pairNames(pair).entries()) {
        const seal = seals[at];
        const result = seal ? await unsealResult(seal, name) : undefined;
        if (result) return result;
      }
      return undefined;
    },
    async keep(pair: SessionPair, result: RefreshResult, forMs: number): Promise<void> {
      const seals = await sealResult(result, pairNames(pair));
      const ttl = String(Math.max(1, Math.round(forMs)));
      await redis.run((client) => client.eval(KEEP, { keys: resultKeys(pair), arguments: [ttl, ...seals] }));
    },
    async lock(pair: SessionPair, owner: string): Promise<boolean> {
      const locking = { keys: lockKeys(pair), arguments: [owner, String(LOCK_MS), String(youngMs)] };
      return (await redis.run((client) => client.eval(LOCK, locking))) === 1;
    },
    /** Renews the owner's lock, also if it was lost. */
    async hold(pair: SessionPair, owner: string): Promise<void> {
      const holding = { keys: lockKeys(pair), arguments: [owner, String(LOCK_MS)] };
      await redis.run((client) => client.eval(HOLD, holding));
    },
    async unlock(pair: SessionPair, owner: string): Promise<void> {
      await redis.run((client) => client.eval(UNLOCK, { keys: lockKeys(pair), arguments: [owner] }));
    },
    async isLocked(pair: SessionPair): Promise<boolean> {
      return (await redis.run((client) => client.exists(lockKeys(pair)))) > 0;
    },
  };
}
export type SharedRefreshes = ReturnType<typeof sharedRefreshes>;
