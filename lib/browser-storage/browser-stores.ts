export interface BrowserStores {
  local: Storage;
  session: Storage;
}

const PROBE = 'probe';

/** The browser's stores; a page that may not use storage at all gets null and goes on without. */
export function browserStores(): BrowserStores | null {
  try {
    const stores = { local: window.localStorage, session: window.sessionStorage };
    for (const store of [stores.local, stores.session]) {
      store.getItem(PROBE);
      store.removeItem(PROBE);
    }
    return stores;
  } catch {
    // Access throws (a policy, a private mode), a web view has null here, or a damaged profile cannot be read. The session
    // itself lives in the cookie.
    return null;
  }
}
