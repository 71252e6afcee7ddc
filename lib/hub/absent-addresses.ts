import 'server-only';
import { LRUCache } from 'lru-cache';
import { processWide } from '@/lib/process-wide';
import { isHubError } from './hub-error';

/** What has just come into the catalogue is found within a minute. */
const REMEMBERED_MS = 60_000;
/** Names of addresses, some hundred bytes each: more invented addresses displace only invented ones. */
const MOST_REMEMBERED = 1_000;

/** Of the process: pages ask, and a handler hears what has changed. */
const memory = () =>
  processWide('absent addresses', () => ({
    absent: new LRUCache<string, true>({
      max: MOST_REMEMBERED,
      ttl: REMEMBERED_MS,
      // Read at each call: the cache would keep the clock that stood when this module was loaded, and its last reading.
      ttlResolution: 0,
      perf: { now: () => performance.now() },
    }),
    timesForgotten: 0,
  }));

/** A 404 without the hub's own code is a failure of whatever stands before it, and not remembered. */
function saysAbsent(error: unknown): boolean {
  return isHubError(error, 'not_found') && error.hubCode !== undefined;
}

/**
 * A short memory for addresses at which nothing stands: Next caches no page that is not found, and each look would cost
 * a call of the hub. @param name with the language, where the hub is asked in one: it may know a hotel in another
 * @param load null, or the hub's own word that nothing stands there: there is nothing
 */
export async function unlessAbsent<T>(name: readonly unknown[], load: () => Promise<T | null>): Promise<T | null> {
  const key = JSON.stringify(name);
  const { absent, timesForgotten } = memory();
  if (absent.has(key)) return null;
  const found = await load().catch((error: unknown) => {
    if (saysAbsent(error)) return null;
    throw error;
  });
  // What was asked before a change may be what was true before it.
  if (found === null && memory().timesForgotten === timesForgotten) absent.set(key, true);
  return found;
}

export function forgetAbsentAddresses(): void {
  memory().absent.clear();
  memory().timesForgotten += 1;
}
