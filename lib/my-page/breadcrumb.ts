import { atom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import type { ActiveEntry } from './menu';

/** Names that a breadcrumb is made of, in the reader's language. */
export interface BreadcrumbWords {
  myPage: string;
  groupLabel: (key: ActiveEntry['item']['label']) => string;
  entryLabel: (key: NonNullable<ActiveEntry['entry']>['label']) => string;
}

/** Parts of `My Page > group > entry`, from the outside in; the landing page is the first part alone. */
export function breadcrumbParts(active: ActiveEntry | null, words: BreadcrumbWords): string[] {
  if (active === null) return [words.myPage];
  const parts = [words.myPage, words.groupLabel(active.item.label)];
  if (active.entry) parts.push(words.entryLabel(active.entry.label));
  return parts;
}

/** The form in which the specification has the breadcrumb stored. */
export function breadcrumbText(parts: readonly string[]): string {
  return parts.join(' > ');
}

const plainSessionStorage = {
  getItem: (key: string, initial: string) => readStorage()?.getItem(key) ?? initial,
  setItem: (key: string, value: string) => readStorage()?.setItem(key, value),
  removeItem: (key: string) => readStorage()?.removeItem(key),
};

/** Web views with storage switched off throw on the property itself; a breadcrumb is no reason to fail there. */
function readStorage(): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window.sessionStorage;
  } catch {
    return null;
  }
}

const storedBreadcrumbAtom = atomWithStorage('myPageBreadcrumb', '', plainSessionStorage, { getOnInit: true });

/** The breadcrumb of the entry that was activated last; empty before the first one. */
export const breadcrumbAtom = atom((get) => get(storedBreadcrumbAtom));

/** Stores the breadcrumb of an entry when it becomes active. */
export const activateBreadcrumbAtom = atom(null, (_get, set, parts: readonly string[]) => {
  set(storedBreadcrumbAtom, breadcrumbText(parts));
});
