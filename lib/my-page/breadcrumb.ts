const STORAGE_KEY = 'myPageBreadcrumb';

/** Stores the breadcrumb of an entry that has become active, for this tab (specification, section 2). Browser only. */
export function storeBreadcrumb(parts: readonly string[]): void {
  try {
    window.sessionStorage.setItem(STORAGE_KEY, parts.join(' > '));
  } catch {
    // Web views with storage switched off throw on the property itself; the product does not read the item.
  }
}
