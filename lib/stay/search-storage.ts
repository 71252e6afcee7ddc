import { SEARCH_STORAGE_KEY } from '@/lib/browser-storage/search-keys';
import { type SeoulDay, seoulToday } from './dates';
import { readSearchState } from './read-search-state';
import type { SearchState } from './search-state';
import { isPastStart } from './stay-dates';
import type { StoredSearch } from './stored-search';

/** Index n leads from version n to n + 1; the outcome is validated all the same. */
const migrations: readonly ((state: unknown) => unknown)[] = [(bare) => bare];
const currentVersion = migrations.length;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

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

interface StorageArea {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** Web views and private windows may forbid storage altogether; the search then lives as long as the page. */
function storageArea(): StorageArea | null {
  try {
    return window.localStorage;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

function parseStored(text: string | null): unknown {
  if (text === null) return null;
  try {
    return migrateStored(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function hasPastStart(stored: unknown, today: SeoulDay): boolean {
  if (!isRecord(stored)) return false;
  return [stored.selectedStart, stored.confirmedStart].some(
    (day) => typeof day === 'string' && isPastStart(day, today),
  );
}

/** Versioned, validated on every read; other tabs are not followed. @param area null where storage is forbidden */
export function searchStorage(now: () => Date, area: () => StorageArea | null = storageArea) {
  return {
    /** `isReset`: past dates were found. First load (specification, section 4) resets them where they are stored, too. */
    read: (): { state: SearchState; isReset: boolean } => {
      const today = seoulToday(now());
      const stored = parseStored(area()?.getItem(SEARCH_STORAGE_KEY) ?? null);
      return { state: readSearchState(stored, today), isReset: hasPastStart(stored, today) };
    },
    write: (state: StoredSearch): void => {
      try {
        area()?.setItem(SEARCH_STORAGE_KEY, JSON.stringify({ version: currentVersion, state }));
      } catch (error) {
        if (!(error instanceof DOMException)) throw error;
      }
    },
  };
}
