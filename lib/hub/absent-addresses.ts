import 'server-only';
import { LRUCache } from 'lru-cache';
import { isHubError } from './hub-error';

/** What has just come into the catalogue is found within a minute. */
const REMEMBERED_MS = 60_000;
/** Names of addresses, some hundred bytes each: whoever invents more pushes out inventions only. */
const MOST_REMEMBERED = 1_000;

const absent = new LRUCache<string, true>({
  max: MOST_REMEMBERED,
  ttl: REMEMBERED_MS,
  // Read at each call: the cache would keep the clock that stood when this module was loaded, and its last reading.
  ttlResolution: 0,
  perf: { now: () => performance.now() },
});

/** A 404 without the hub's own code is a failure of whatever stands before it, and not remembered. */
function saysAbsent(error: unknown): boolean {
  return isHubError(error, 'not_found') && error.hubCode !== undefined;
}

/**
 * A short memory for addresses at which nothing stands: Next caches no page that is not found, and each look would
 * cost a call of the hub.
 * @param load null, or the hub's own word that nothing stands there: there is nothing
 */
export async function unlessAbsent<T>(name: readonly unknown[], load: () => Promise<T | null>): Promise<T | null> {
  const key = JSON.stringify(name);
  if (absent.has(key)) return null;
  const found = await load().catch((error: unknown) => {
    if (saysAbsent(error)) return null;
    throw error;
  });
  if (found === null) absent.set(key, true);
  return found;
}

export function forgetAbsentAddresses(): void {
  absent.clear();
}
