import { browserStores } from '@/lib/browser-storage/browser-stores';
import { SEARCH_STORAGE_KEY } from '@/lib/browser-storage/search-keys';
import { isRecord, readStored } from '@/lib/browser-storage/stored-item';
import type { SeoulDay } from '@/lib/dates/day';
import type { ChosenStay } from './chosen-stay';
import { readStoredSearch, type StoredSearch } from './stored-search';

/** Index n leads from version n to n + 1; the outcome is validated all the same. */
const migrations: readonly ((state: unknown) => unknown)[] = [(bare) => bare];
const currentVersion = migrations.length;

function versionOf(stored: Record<string, unknown>): { version: number; state: unknown } {
  if (!('version' in stored)) return { version: 0, state: stored };
  const { version, state } = stored;
  return { version: typeof version === 'number' ? version : Number.NaN, state };
}

/** @returns null for no object and for a version that this build does not know */
export function migrateStored(stored: unknown, steps = migrations): unknown {
  if (!isRecord(stored)) return null;
  const { version, state } = versionOf(stored);
  if (!Number.isInteger(version) || version < 0 || version > steps.length) return null;
  return steps.slice(version).reduce<unknown>((before, step) => step(before), state);
}

type StorageArea = Pick<Storage, 'getItem' | 'setItem'>;

/** Web views and private windows may forbid storage altogether; the search then lives as long as the page. */
const localStore = () => browserStores()?.local ?? null;

/** Versioned, validated on every read; other tabs are not followed. @param area null where storage is forbidden */
export function searchStorage(area: () => StorageArea | null = localStore) {
  return {
    read: (today: SeoulDay): ChosenStay =>
      readStoredSearch(migrateStored(readStored(area(), SEARCH_STORAGE_KEY)), today),
    write: (state: StoredSearch): void => {
      try {
        area()?.setItem(SEARCH_STORAGE_KEY, JSON.stringify({ version: currentVersion, state }));
      } catch (error) {
        if (!(error instanceof DOMException)) throw error;
      }
    },
  };
}
