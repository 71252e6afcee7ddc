import type { ActiveEntry } from './menu';

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

const STORAGE_KEY = 'myPageBreadcrumb';

/** Stores the breadcrumb of an entry that has become active, for this tab (specification, section 2). Browser only. */
export function storeBreadcrumb(parts: readonly string[]): void {
  try {
    window.sessionStorage.setItem(STORAGE_KEY, parts.join(' > '));
  } catch {
    // Web views with storage switched off throw on the property itself; the product does not read the item.
  }
}
