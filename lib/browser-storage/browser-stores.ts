export interface BrowserStores {
  local: Storage;
  session: Storage;
}

/** The browser's stores; a page that may not use storage at all gets null and goes on without. */
export function browserStores(): BrowserStores | null {
  try {
    return { local: window.localStorage, session: window.sessionStorage };
  } catch {
    // Storage is switched off (a policy, a private mode): the session itself lives in the cookie.
    return null;
  }
}
