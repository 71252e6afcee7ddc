import { replaceAddress } from '../navigation/replace-address.ts';

/** Six query parameters (section 2), personal data: the middleware moves them into the fragment, which browsers do not send. */
export const customerParameters = ['hotelCode', 'user_id', 'user_nm', 'user_hp', 'user_email', 'prodID'] as const;

export type CustomerParameter = (typeof customerParameters)[number];

/** Session-storage item: a call to the chat channel that has not been answered yet. Gone with a logout, as all there. */
export const JOIN_DUE_KEY = 'chatJoinDue';

export const FRAGMENT = '#customer:';

/** Cleans the address, also the query: a cache may have answered for the middleware. Browser only; null for none. */
export function takeFromAddressBar(): URLSearchParams | null {
  const { hash, search } = window.location;
  const query = new URLSearchParams(search);
  const inFragment = hash.startsWith(FRAGMENT);
  if (!inFragment && !customerParameters.some((name) => query.has(name))) return null;
  replaceAddress((address) => {
    for (const name of customerParameters) if (query.has(name)) address.searchParams.delete(name);
    if (inFragment) address.hash = '';
  });
  return inFragment ? new URLSearchParams(hash.slice(FRAGMENT.length)) : query;
}
