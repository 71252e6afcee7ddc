import 'server-only';
import { LRUCache } from 'lru-cache';
import { isHubError } from '@/lib/hub/hub-error';

const FRESH_MS = 10 * 60_000;
/** An older one is still true enough for a hub that is down. */
const KEPT_MS = 24 * 3_600_000;
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

/** Asked for at most every ten minutes by all visitors together. @throws HubError where nothing is kept */
export async function cachedAnswer<T extends object>(name: string, load: () => Promise<T>): Promise<T> {
  const ageMs = KEPT_MS - kept.getRemainingTTL(name);
  return (await kept.forceFetch(name, { context: load, forceRefresh: ageMs >= FRESH_MS })) as T;
}

export function forgetAnswers(): void {
  kept.clear();
}
