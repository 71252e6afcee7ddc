import { type BrowserStores, browserStores } from './browser-stores';
import { forgetCard } from './forget-card';
import { runForgetCallbacks } from './on-forget-member';
import { storedItems } from './stored-items';
import { ATTEMPTS_KEY, RECENT_SEARCHES_KEY, SEARCH_STORAGE_KEY } from './stored-keys';
import { removePair, tokenKeys } from './stored-pair';

/** JSON with an `owner` (membership number): outlives an expired session, never a change of member. */
export const OWNED_PREFIX = 'owned:';

export function keysOf(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) => key !== null);
}

/** Is a member mirrored here? True if storage cannot be read. */
export function isMemberStored(): boolean {
  const stores = browserStores();
  return stores === null || stores.local.getItem(storedItems.membershipUserInfo) !== null;
}

/** One item is enough (section 3). @param besides `pair`: inside an app it may be the native side's new one */
export function isAnythingLeft(besides?: 'pair'): boolean {
  const stores = browserStores();
  const keys = [storedItems.membershipUserInfo, storedItems.membershipId, ...(besides === 'pair' ? [] : tokenKeys)];
  return stores === null || keys.some((key) => stores.local.getItem(key) !== null);
}

/** @param reason `expired` keeps what the member was typing (`OWNED_PREFIX`); `logOut` keeps nothing */
export function forgetStoredMember(reason: 'logOut' | 'expired', stores: BrowserStores | null = browserStores()): void {
  if (stores === null) return;
  removePair(stores.local);
  forgetMember(reason, stores);
}

/** As `forgetStoredMember`, but leaves the pair: inside an app it may be one that the native side has just put there. */
export function forgetMember(reason: 'logOut' | 'expired', stores: BrowserStores | null = browserStores()): void {
  forgetCard();
  if (stores === null) return;
  stores.local.removeItem(storedItems.membershipUserInfo);
  stores.local.removeItem(storedItems.membershipId);
  // On a shared device, others must not read where and when a member plans to travel.
  if (reason === 'logOut') {
    for (const key of [RECENT_SEARCHES_KEY, SEARCH_STORAGE_KEY, ATTEMPTS_KEY]) stores.local.removeItem(key);
  }
  forgetTabItems(reason, stores);
}

/** What every tab has to do for itself; what all tabs share may be the next member's already. */
export function forgetTabItems(reason: 'logOut' | 'expired', stores: BrowserStores | null = browserStores()): void {
  runForgetCallbacks();
  if (stores === null) return;
  for (const key of keysOf(stores.session)) {
    // Forgotten, a booking without an answer could be booked twice after the login.
    const outlives = key.startsWith(OWNED_PREFIX) || key === ATTEMPTS_KEY;
    if (reason === 'logOut' || !outlives) stores.session.removeItem(key);
  }
}
