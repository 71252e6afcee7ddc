import * as z from 'zod/mini';
import { browserStores } from '@/lib/browser-storage/browser-stores';
import { readStored, writeStored } from '@/lib/browser-storage/stored-item';
import { SEARCH_STORAGE_KEY } from '@/lib/browser-storage/stored-keys';
import type { SeoulDay } from '@/lib/dates/day';
import type { ChosenStay } from './chosen-stay';
import { readStoredSearch, type StoredSearch, storedFields } from './stored-search';

const VERSION = 1;
const searchItem = z.union([
  z.pipe(
    z.object({ version: z.literal(VERSION), state: storedFields }),
    z.transform(({ state }) => state),
  ),
  // As stored before there were versions.
  z.extend(storedFields, { version: z.optional(z.never()) }),
]);

const DRAFT_KEY = 'searchDraft';
const draftItem = z.object({ of: z.string(), state: storedFields });

type StorageArea = Pick<Storage, 'getItem' | 'setItem'>;

/** Web views and private windows may forbid storage altogether; the search then lives as long as the page. */
const localStore = () => browserStores()?.local ?? null;

/** Versioned, validated on every read; other tabs are not followed. @param area null where storage is forbidden */
export function searchStorage(area: () => StorageArea | null = localStore) {
  return {
    read: (today: SeoulDay): ChosenStay => readStoredSearch(readStored(area(), SEARCH_STORAGE_KEY, searchItem), today),
    write: (state: StoredSearch): void => {
      try {
        area()?.setItem(SEARCH_STORAGE_KEY, JSON.stringify({ version: VERSION, state }));
      } catch (error) {
        if (!(error instanceof DOMException)) throw error;
      }
    },
  };
}

/**
 * What a form shows in place of the search of its page, until it is sent or its page is left by the router: a reload, a
 * login or another language loads the page again. @param of query of that search, without `?`
 */
export const searchDraft = {
  read: (of: string, today: SeoulDay): ChosenStay | null => {
    const draft = readStored(browserStores()?.session, DRAFT_KEY, draftItem);
    return draft?.of === of ? readStoredSearch(draft.state, today) : null;
  },
  write: (draft: { of: string; state: StoredSearch } | null): void =>
    writeStored(browserStores()?.session, DRAFT_KEY, draft),
};
