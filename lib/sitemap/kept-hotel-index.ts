import 'server-only';
import { LRUCache } from 'lru-cache';
import { type HotelIndex, hotelIndex } from '@/lib/hub/contract/hotel';
import { callHub } from '@/lib/hub/hub-client';
import { isHubError } from '@/lib/hub/hub-error';

/** How long a page of the index counts as new. */
const FRESH_MS = 10 * 60_000;
/** An older one is still true enough for a hub that is down. */
const KEPT_MS = 24 * 3_600_000;
/** 5,000 ids each: enough for 250,000 hotels in some 25 MB. */
const MOST_PAGES = 50;

interface KeptPage {
  index: HotelIndex;
  loadedAtMs: number;
}

const kept = new LRUCache<number, KeptPage>({ max: MOST_PAGES, ttl: KEPT_MS });
/** Whoever asks for a page that is on its way waits for the same call. */
const loading = new Map<number, Promise<HotelIndex>>();

async function load(page: number): Promise<HotelIndex> {
  const { data } = await callHub(hotelIndex, { query: { page } });
  kept.set(page, { index: data, loadedAtMs: Date.now() });
  return data;
}

/**
 * One page of the hub's index of hotels, asked for at most every ten minutes by all visitors together.
 * @throws HubError where the hub does not answer and nothing is kept
 */
export async function keptHotelIndex(page: number): Promise<HotelIndex> {
  const known = kept.get(page);
  if (known && Date.now() - known.loadedAtMs < FRESH_MS) return known.index;
  let call = loading.get(page);
  if (!call) {
    call = load(page).finally(() => loading.delete(page));
    loading.set(page, call);
  }
  try {
    return await call;
  } catch (error) {
    if (known && isHubError(error)) return known.index;
    throw error;
  }
}

/** Forgets what is kept; for tests, whose hubs are not one another's. */
export function forgetHotelIndex(): void {
  kept.clear();
}
