import 'server-only';
import { LRUCache } from 'lru-cache';
import { processWide } from '@/lib/process-wide';
import { isHubError } from './hub-error';

/** New hotels are found within a minute. */
const REMEMBERED_MS = 60_000;
const MOST_REMEMBERED = 1_000;

const memory = () =>
  processWide('absent addresses', () => ({
    absent: new LRUCache<string, true>({
      max: MOST_REMEMBERED,
      ttl: REMEMBERED_MS,
      // Without this the cache keeps the clock of when the module was loaded, and its last reading.
      ttlResolution: 0,
      perf: { now: () => performance.now() },
    }),
    timesForgotten: 0,
  }));

/** A 404 without the hub's code comes from something in front of the hub. */
const saysAbsent = (error: unknown): boolean => isHubError(error, 'not_found') && error.hubCode !== undefined;

/**
 * Remembers addresses that do not exist: Next caches no 404 page, and each request would cost a hub call.
 * @param name includes the language if the hub is asked in one
 * @param load returns null, or throws the hub's `not_found`, for an address that does not exist
 */
export async function unlessAbsent<T>(name: readonly unknown[], load: () => Promise<T | null>): Promise<T | null> {
  const key = JSON.stringify(name);
  const { absent, timesForgotten } = memory();
  if (absent.has(key)) return null;
  const found = await load().catch((error: unknown) => {
    if (saysAbsent(error)) return null;
    throw error;
  });
  // An answer that was asked for before a change may be outdated.
  if (found === null && memory().timesForgotten === timesForgotten) absent.set(key, true);
  return found;
}

export function forgetAbsentAddresses(): void {
  memory().absent.clear();
  memory().timesForgotten += 1;
}
