import { SEARCH_STORAGE_KEY } from '@/lib/browser-storage/search-keys';
import { type SeoulDay, seoulToday } from './dates';
import { readSearchState } from './read-search-state';
import type { SearchState } from './search-state';
import { isPastStart } from './stay-dates';
import type { StoredSearch } from './stored-search';

/**
 * The step at index n leads from version n to n + 1; version 0 has no envelope. The outcome is validated all the same:
 * a step only has to move and rename.
 */
const migrations: readonly ((state: unknown) => unknown)[] = [(bare) => bare];
/** Version of the stored shape; a change of meaning adds a step above and so raises it. */
const currentVersion = migrations.length;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function versionOf(stored: Record<string, unknown>): { version: number; state: unknown } {
  if (!('version' in stored)) return { version: 0, state: stored };
  const { version, state } = stored;
  return { version: typeof version === 'number' ? version : Number.NaN, state };
}

/**
 * @returns null for nothing, for no object, and for a version that this build does not know: guessing at its meaning
 * could search for something else
 */
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

/** Is a selected or confirmed start of what was stored earlier than today? */
function hasPastStart(stored: unknown, today: SeoulDay): boolean {
  if (!isRecord(stored)) return false;
  return [stored.selectedStart, stored.confirmedStart].some(
    (day) => typeof day === 'string' && isPastStart(day, today),
  );
}

/**
 * Versioned, and validated on every read. Other tabs are not followed (decisions, "Search and stays").
 * @param area asked for at each use; null where storage is forbidden
 */
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
        // A full store loses the convenience of the next visit, not this search.
        if (!(error instanceof DOMException)) throw error;
      }
    },
  };
}
