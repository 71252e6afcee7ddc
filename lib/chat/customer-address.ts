/** Six query parameters (section 2), personal data: the middleware moves them into the fragment, which browsers do not send. */
export const customerParameters = ['hotelCode', 'user_id', 'user_nm', 'user_hp', 'user_email', 'prodID'] as const;

export type CustomerParameter = (typeof customerParameters)[number];

/** Session-storage item: a call to the chat channel that has not been answered yet. Gone with a logout, as all there. */
export const JOIN_DUE_KEY = 'chatJoinDue';

export const FRAGMENT = '#customer:';

function clean(state: unknown): void {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  const isTouched = customerParameters.some((name) => query.has(name));
  for (const name of customerParameters) query.delete(name);
  const rest = isTouched ? `?${query}`.replace(/\?$/, '') : search;
  window.history.replaceState(state, '', pathname + rest + (hash.startsWith(FRAGMENT) ? '' : hash));
}

/** Cleans the address, also the query: a cache may have answered for the middleware. Browser only; null for none. */
export function takeFromAddressBar(): URLSearchParams | null {
  const { hash, search } = window.location;
  const query = new URLSearchParams(search);
  const inFragment = hash.startsWith(FRAGMENT);
  if (!inFragment && !customerParameters.some((name) => query.has(name))) return null;
  clean(window.history.state);
  // Once more when Next has taken over `replaceState` (an effect that runs after the page's own): its router has read
  // the address too, and would write it back with the next change of page.
  setTimeout(() => clean(null), 0);
  return inFragment ? new URLSearchParams(hash.slice(FRAGMENT.length)) : query;
}
