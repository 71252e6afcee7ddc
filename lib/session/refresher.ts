import 'server-only';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { refreshTokens } from '@/lib/hub/contract/auth';
import type { TokenPair } from '@/lib/hub/contract/token-pair';
import { callHub } from '@/lib/hub/hub-client';
import { isHubError } from '@/lib/hub/hub-error';
import { isRedisUnavailable } from '@/lib/redis/redis-connection';
import { WRITE_AGAIN_MS, writeRedis } from '@/lib/redis/write-redis';
import type { EndedEverywhere } from './ended-everywhere';
import { noteRefresh } from './log-facts';
import type { RefreshResult } from './refresh-result';
import type { Session } from './session-schema';
import { LOCK_MS, pairNames, type SessionPair, type SharedRefreshes } from './shared-refreshes';
import { type PairOwners, resultOfRefresh } from './token-owner';

const RESULT_KEPT_MS = 60_000;
const RETRY_AFTER_SECONDS = 5;

const standardPauses = {
  /** How long a request waits for another process's refresh before it answers `try_again`. */
  loserPatienceMs: 5_000,
  lookAgainMs: 50,
  holdAgainMs: 500,
  writeAgainMs: WRITE_AGAIN_MS,
};

export type RefreshOutcome =
  /** `asked`: by a hub call of this refresh. `unproven`: the hub has not yet named the member of the pair. */
  | { kind: 'pair'; tokens: TokenPair; asked: boolean; unproven?: true }
  | { kind: 'refused' }
  | { kind: 'trouble'; retryAfterSeconds: number };

export interface RefresherParts extends PairOwners {
  /** Null if this process is the only one; otherwise the hub is called only under the lock. */
  shared: () => SharedRefreshes | null;
  ended: EndedEverywhere;
  pauses?: Partial<typeof standardPauses>;
}

const trouble = (retryAfterSeconds = RETRY_AFTER_SECONDS): RefreshOutcome => ({
  kind: 'trouble',
  retryAfterSeconds,
});
const outcomeOf = (known: RefreshResult): RefreshOutcome =>
  known.kind === 'pair' ? { ...known, asked: false } : known;
const keyOf = (pair: SessionPair) => pairNames(pair)[0] ?? '';

const isRefusal = (error: unknown) =>
  isHubError(error, 'unauthorized') || isHubError(error, 'rejected') || isHubError(error, 'forbidden');

/** Refreshes of one process: at most one at a time for one pair, in all processes that share a Redis. */
export class Refresher {
  readonly #parts: RefresherParts;
  readonly #pauses: typeof standardPauses;
  readonly #running = new Map<string, Promise<RefreshOutcome>>();
  readonly #results = new LRUCache<string, RefreshResult>({ max: 50_000, ttl: RESULT_KEPT_MS });

  constructor(parts: RefresherParts) {
    this.#parts = parts;
    this.#pauses = { ...standardPauses, ...parts.pauses };
  }

  /** The stored rotations from `pair` on, oldest first: in this process, and in Redis if `shared` is given. */
  async #rotations({ sid, tokens }: SessionPair, shared: SharedRefreshes | null): Promise<RefreshResult[]> {
    const rotations: RefreshResult[] = [];
    let pair: SessionPair = { sid, tokens };
    const passed = new Set<string>();
    for (;;) {
      const key = keyOf(pair);
      passed.add(key);
      const here = this.#results.get(key);
      const next = here ?? (await shared?.result(pair));
      if (!next) return rotations;
      if (!here) this.#results.set(key, next);
      if (next.kind === 'refused') return [...rotations, next];
      pair = { sid, tokens: next.tokens };
      // A loop: two processes can store its halves if the hub returns to an earlier pair.
      if (passed.has(keyOf(pair))) return rotations;
      rotations.push(next);
    }
  }

  async #latest(pair: SessionPair, shared: SharedRefreshes | null): Promise<RefreshResult | undefined> {
    return (await this.#rotations(pair, shared)).at(-1);
  }

  async #knownRotations(pair: SessionPair): Promise<RefreshResult[]> {
    try {
      return await this.#rotations(pair, this.#parts.shared());
    } catch (error) {
      if (!isRedisUnavailable(error)) throw error;
      return this.#rotations(pair, null);
    }
  }

  /** The known pairs after the session's, oldest first. */
  async laterPairs(session: SessionPair): Promise<TokenPair[]> {
    const rotations = await this.#knownRotations(session);
    return rotations.flatMap((rotation) => (rotation.kind === 'pair' ? [rotation.tokens] : []));
  }

  /** The latest known pair of a session. Does not call the hub or wait for a refresh. */
  async latestKnownTokens(session: SessionPair): Promise<TokenPair> {
    const latest = (await this.#knownRotations(session)).at(-1);
    return latest?.kind === 'pair' ? latest.tokens : session.tokens;
  }

  /** The latest pair of a session after any refresh under way in any process. Does not call the hub. */
  async latestTokens({ sid, tokens }: SessionPair): Promise<TokenPair> {
    const until = performance.now() + LOCK_MS;
    for (;;) {
      const latest = { sid, tokens: await this.latestKnownTokens({ sid, tokens }) };
      const running = this.#running.get(keyOf(latest));
      if (running) await running;
      else if (performance.now() > until || !(await this.#isLockedElsewhere(latest))) return latest.tokens;
      else await pause(this.#pauses.lookAgainMs);
    }
  }

  async #isLockedElsewhere(pair: SessionPair): Promise<boolean> {
    try {
      return (await this.#parts.shared()?.isLocked(pair)) ?? false;
    } catch (error) {
      if (!isRedisUnavailable(error)) throw error;
      return false;
    }
  }

  async #askHub(session: Session): Promise<RefreshOutcome> {
    const key = keyOf(session);
    const { accessToken, refreshToken } = session.tokens;
    try {
      const { tokens } = await callHub(refreshTokens, { body: { accessToken, refreshToken } });
      const next = tokens && keyOf({ sid: session.sid, tokens });
      // The refused pair, or one that was rotated to it, would make the chain of rotations a loop.
      if (!next || next === key || this.#results.has(next)) return trouble();
      const result = await resultOfRefresh(session, tokens, this.#parts);
      this.#results.set(key, result);
      return result.kind === 'pair' ? { ...result, asked: true } : result;
    } catch (error) {
      if (isRefusal(error)) {
        this.#results.set(key, { kind: 'refused' });
        return { kind: 'refused' };
      }
      if (!isHubError(error)) throw error;
      return trouble(error.retryAfterSeconds);
    }
  }

  async #lock(pair: SessionPair, owner: string, shared: SharedRefreshes): Promise<boolean> {
    try {
      return await shared.lock(pair, owner);
    } catch (error) {
      // Redis may have set the lock although the call failed; without this it is held until it expires.
      await this.#share(pair, undefined, owner, shared);
      throw error;
    }
  }

  async #lockOrKnown(pair: SessionPair, owner: string, shared: SharedRefreshes): Promise<RefreshOutcome | 'locked'> {
    const until = performance.now() + this.#pauses.loserPatienceMs;
    for (;;) {
      const known = await this.#latest(pair, shared);
      if (known) return outcomeOf(known);
      if (await this.#lock(pair, owner, shared)) return 'locked';
      if (performance.now() > until) return trouble();
      await pause(this.#pauses.lookAgainMs);
    }
  }

  /** Renews the lock while the hub is asked: Redis may lose it. */
  async #whileHeld<T>(pair: SessionPair, owner: string, shared: SharedRefreshes, asking: Promise<T>): Promise<T> {
    let isOver = false;
    const over = asking.finally(() => {
      isOver = true;
    });
    for (;;) {
      await Promise.race([over, pause(this.#pauses.holdAgainMs)]);
      if (isOver) return over;
      try {
        await shared.hold(pair, owner);
      } catch (error) {
        if (!isRedisUnavailable(error)) throw error;
      }
    }
  }

  /** result? → lock → result again → hub → store the result → release the lock (decision 0010). */
  async #askTogether(session: Session, shared: SharedRefreshes): Promise<RefreshOutcome> {
    const pair = { sid: session.sid, tokens: session.tokens };
    const owner = randomUUID();
    const waited = await this.#lockOrKnown(pair, owner, shared);
    if (waited !== 'locked') return waited;
    let settled: RefreshResult | undefined;
    try {
      const known = await this.#latest(pair, shared);
      if (known) return outcomeOf(known);
      if (await this.#parts.ended.isEnded(session)) return { kind: 'refused' };
      const outcome = await this.#whileHeld(pair, owner, shared, this.#askHub(session));
      if (outcome.kind === 'pair') settled = { kind: 'pair', tokens: outcome.tokens, unproven: outcome.unproven };
      if (outcome.kind === 'refused') settled = outcome;
      return outcome;
    } finally {
      await this.#share(pair, settled, owner, shared);
    }
  }

  /** Stores the result and releases the lock. Retries while Redis is unavailable; the lock expires by itself. */
  #share(pair: SessionPair, result: RefreshResult | undefined, owner: string, shared: SharedRefreshes): Promise<void> {
    const until = performance.now() + RESULT_KEPT_MS;
    const write = async () => {
      if (result) await shared.keep(pair, result, until - performance.now());
      await shared.unlock(pair, owner);
    };
    return writeRedis(write, RESULT_KEPT_MS, this.#pauses.writeAgainMs);
  }

  async #refresh(session: Session): Promise<RefreshOutcome> {
    const knownHere = await this.#latest(session, null);
    if (knownHere) return outcomeOf((await this.#knownRotations(session)).at(-1) ?? knownHere);
    const shared = this.#parts.shared();
    if (!shared) return this.#askHub(session);
    try {
      return await this.#askTogether(session, shared);
    } catch (error) {
      if (!isRedisUnavailable(error)) throw error;
      return trouble();
    }
  }

  /** At most one hub call for one pair (SECURITY 28–32), not aborted when the visitor leaves. */
  async refreshOnce(session: Session): Promise<RefreshOutcome> {
    // First: a session that was logged out gets no pair, neither a known nor a new one.
    if (await this.#parts.ended.isKnownEnded(session)) return { kind: 'refused' };
    const key = keyOf(session);
    let refresh = this.#running.get(key);
    if (!refresh) {
      refresh = this.#refresh(session).finally(() => this.#running.delete(key));
      this.#running.set(key, refresh);
    }
    const outcome = await refresh;
    noteRefresh(outcome.kind);
    // A logout during the hub call stays a logout.
    return outcome.kind === 'pair' && (await this.#parts.ended.isKnownEnded(session)) ? { kind: 'refused' } : outcome;
  }
}
