import { LRUCache } from 'lru-cache';
import type { World } from '../world.ts';

/** Searches in a row ask for the same stay with another filter, order or page. */
const max = 32;

const caches = new WeakMap<World, LRUCache<string, object>>();

/** The cached result of `work`. @param key contains everything that the result depends on */
export function cachedAnswer<T extends object>(world: World, key: string, work: () => T): T {
  const cache = caches.get(world) ?? new LRUCache<string, object>({ max });
  caches.set(world, cache);
  const answer = (cache.get(key) as T | undefined) ?? work();
  cache.set(key, answer);
  return answer;
}
