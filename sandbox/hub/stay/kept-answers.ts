import type { World } from '../world.ts';

/** Searches in a row ask for the same stay with another filter, order or page. */
const MOST_KEPT = 32;

const keptByWorld = new WeakMap<World, Map<string, unknown>>();

/**
 * The outcome of some work, kept for the next who asks; the least lately asked for is forgotten.
 * @param key names the work and all that its outcome depends on
 */
export function keptFor<T>(world: World, key: string, work: () => T): T {
  let kept = keptByWorld.get(world);
  if (!kept) {
    kept = new Map();
    keptByWorld.set(world, kept);
  }
  const outcome = kept.has(key) ? (kept.get(key) as T) : work();
  kept.delete(key);
  kept.set(key, outcome);
  const oldest = kept.keys().next();
  if (kept.size > MOST_KEPT && !oldest.done) kept.delete(oldest.value);
  return outcome;
}
