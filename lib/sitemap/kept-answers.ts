import 'server-only';
import { LRUCache } from 'lru-cache';
import { isHubError } from '@/lib/hub/hub-error';

/** How long an answer counts as new. */
const FRESH_MS = 10 * 60_000;
/** An older one is still true enough for a hub that is down. */
const KEPT_MS = 24 * 3_600_000;
/** Of at most 5,000 ids each: some 40 MB. */
const MOST_ANSWERS = 80;

const kept = new LRUCache<string, object, () => Promise<object>>({
  max: MOST_ANSWERS,
  ttl: KEPT_MS,
  ignoreFetchAbort: true,
  fetchMethod: async (_name, known, { context: load, options }) => {
    try {
      return await load();
    } catch (error) {
      options.allowStaleOnFetchRejection = known !== undefined && isHubError(error);
      throw error;
    }
  },
});

/**
 * What the hub said for the maps, asked for at most every ten minutes by all visitors together.
 * @param name says what it is; the same name is always loaded in the same way
 * @throws HubError where the hub does not answer and nothing is kept
 */
export async function keptAnswer<T extends object>(name: string, load: () => Promise<T>): Promise<T> {
  const ageMs = KEPT_MS - kept.getRemainingTTL(name);
  return (await kept.forceFetch(name, { context: load, forceRefresh: ageMs >= FRESH_MS })) as T;
}

/** Forgets what is kept and what is on its way; for tests, whose hubs are not one another's. */
export function forgetAnswers(): void {
  kept.clear();
}
