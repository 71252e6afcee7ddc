import 'server-only';
import { LRUCache } from 'lru-cache';

const store = globalThis as typeof globalThis & { __endedSessions?: LRUCache<string, true> };
// Long enough for every request that was under way when the session ended.
store.__endedSessions ??= new LRUCache({ max: 50_000, ttl: 10 * 60 * 1000 });
const ended = store.__endedSessions;

/** Remembers that a session was logged out, so that a refresh or a late answer cannot bring it back. */
export function markEnded(sid: string): void {
  ended.set(sid, true);
}

export function isEnded(sid: string): boolean {
  return ended.has(sid);
}
