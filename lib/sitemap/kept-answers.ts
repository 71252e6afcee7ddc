import 'server-only';
import { LRUCache } from 'lru-cache';
import { isHubError } from '@/lib/hub/hub-error';

/** How long an answer counts as new. */
const FRESH_MS = 10 * 60_000;
/** An older one is still true enough for a hub that is down. */
const KEPT_MS = 24 * 3_600_000;
/** Of at most 5,000 ids each: some 40 MB. */
const MOST_ANSWERS = 80;

interface Kept {
  value: object;
  loadedAtMs: number;
}

const kept = new LRUCache<string, Kept>({ max: MOST_ANSWERS, ttl: KEPT_MS });
/** Whoever asks for what is on its way waits for the same call. */
const underway = new Map<string, Promise<object>>();

/**
 * What the hub said for the maps, asked for at most every ten minutes by all visitors together.
 * @param name says what it is; the same name is always loaded in the same way
 * @throws HubError where the hub does not answer and nothing is kept
 */
export async function keptAnswer<T extends object>(name: string, load: () => Promise<T>): Promise<T> {
  const known = kept.get(name);
  if (known && Date.now() - known.loadedAtMs < FRESH_MS) return known.value as T;
  let call = underway.get(name) as Promise<T> | undefined;
  if (!call) {
    call = load().then((value) => {
      kept.set(name, { value, loadedAtMs: Date.now() });
      return value;
    });
    underway.set(name, call);
    const ended = () => {
      if (underway.get(name) === call) underway.delete(name);
    };
    call.then(ended, ended);
  }
  try {
    return await call;
  } catch (error) {
    if (known && isHubError(error)) return known.value as T;
    throw error;
  }
}

/** Forgets what is kept and what is on its way; for tests, whose hubs are not one another's. */
export function forgetAnswers(): void {
  kept.clear();
  underway.clear();
}
