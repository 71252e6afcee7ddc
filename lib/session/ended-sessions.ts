import 'server-only';
import { LRUCache } from 'lru-cache';
import type { Session } from './session-schema';

const store = globalThis as typeof globalThis & { __endedSessions?: LRUCache<string, true> };
store.__endedSessions ??= new LRUCache({ max: 100_000 });
const ended = store.__endedSessions;

/**
 * Remembers that a session was logged out, so that neither a refresh, a late answer nor a copy of its cookie
 * brings it back. Kept as long as such a cookie could still be unsealed (`expiresAt`).
 */
export function markEnded({ sid, expiresAt }: Pick<Session, 'sid' | 'expiresAt'>): void {
  ended.set(sid, true, { ttl: Math.max(1, expiresAt * 1000 - Date.now()) });
}

export function isEnded(sid: string): boolean {
  return ended.has(sid);
}
